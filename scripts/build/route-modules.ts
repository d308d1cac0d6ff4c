import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { paths } from "../../packages/model/src/route/paths";

const table = resolve(import.meta.dirname, "../../packages/app/src/routes.tsx");

/** Modules that the document's script loads as soon as it runs. */
export const documentModules = ["src/start-app.tsx"];

/** What resolves a session, in addition: it comes before the frame. */
export const sessionModules = ["src/auth/start-msal.ts"];

/** Modules that every signed-in page loads in addition to its own. */
export const frameModules = ["src/signed-in.tsx"];

export interface RouteModules {
  name: string;
  /** A React Router path: `/runs/:id`. */
  pattern: string;
  modules: string[];
}

/** The modules that the route table imports for each page. */
export function routeModules(): RouteModules[] {
  const source = readFileSync(table, "utf8");
  const patterns = new Map(Object.entries(paths).map(([name, { pattern }]) => [name, pattern]));
  const routes = [...source.matchAll(/(\w+): \(\) =>\s*import\("\.\/([^"]+)"\)/g)].map(
    ([, name = "", path = ""]) => ({
      name,
      pattern: patterns.get(name) ?? "",
      modules: [`src/${path}.tsx`],
    }),
  );
  const missing = [...patterns.keys()].filter((name) => !routes.some((route) => route.name === name));
  if (missing.length > 0)
    throw new Error(`packages/app/src/routes.tsx has no () => import("./…") for ${missing.join(", ")}`);
  return routes;
}

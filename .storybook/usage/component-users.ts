import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

const root = resolve(import.meta.dirname, "../..");
const notShown = /\.(?:test|test-d|stories|css)\.tsx?$|(?:^|\/)(?:fixtures|testing)\//;
const imports = /import\s*\{([^}]*)\}\s*from\s*["']@understudy\/ui["']/g;

/** The values that a source imports from the design system. */
export const importedComponents = (source: string): string[] =>
  [...source.matchAll(imports)].flatMap(([, names = ""]) =>
    names
      .split(",")
      .map((name) => name.trim().replace(/ as .*$/s, ""))
      .filter((name) => name !== "" && !name.startsWith("type ")),
  );

/** The files of screens that import each component. */
export function componentUsers(): Record<string, string[]> {
  const folder = join(root, "packages/screens/src");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => path.endsWith(".tsx") && !notShown.test(path))
    .toSorted();
  const users: Record<string, string[]> = {};
  for (const file of files)
    for (const name of importedComponents(readFileSync(join(folder, file), "utf8")))
      (users[name] ??= []).push(`packages/screens/src/${file}`);
  return users;
}

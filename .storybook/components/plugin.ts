import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import type { Plugin } from "vite";

const root = resolve(import.meta.dirname, "../..");
const ending = ".stories.tsx";

const filesIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((name) =>
    join(root, folder, name),
  );
const files = () => ["packages/ui/src", "packages/screens/src"].flatMap(filesIn);

/** Files with stories next to them: screens and components. */
export const shownFiles = (): string[] =>
  files()
    .filter((file) => file.endsWith(ending))
    .map((file) => file.replace(ending, ".tsx"))
    .filter((file) => existsSync(file));

const titleOf = (file: string): string =>
  /^const meta\b[^]*?\btitle: "([^"]+)"/m.exec(readFileSync(file.replace(".tsx", ending), "utf8"))?.[1] ?? "";

/** Each component's title, and the titles of the pages and components that use it, also by a part without stories. */
export function componentIndex(): Record<string, { title: string; usedBy: string[] }> {
  const titles = new Map(shownFiles().map((file) => [file, titleOf(file)]));
  const sources = files()
    .filter((file) => file.endsWith(".tsx") && !/\.\w+\.tsx$/.test(file))
    .map((file) => {
      const source = readFileSync(file, "utf8");
      const imports = [...source.matchAll(/^(?:import \{|\}).* from "(\.[^"]+)";/gm)];
      return { file, source, imports: imports.map(([, path = ""]) => `${resolve(dirname(file), path)}.tsx`) };
    });
  const usersOf = (component: string) => {
    const reached = new Set([component]);
    // Those added on the way are visited, too.
    for (const part of reached) {
      const isShown = titles.has(part);
      if (isShown && dirname(part) !== dirname(component)) continue;
      const use = new RegExp(String.raw`<${basename(part, ".tsx")}\b`);
      for (const { file, source, imports } of sources)
        if (use.test(source) || (!isShown && imports.includes(part))) reached.add(file);
    }
    reached.delete(component);
    return [...new Set([...reached].flatMap((file) => titles.get(file) ?? []))].toSorted();
  };
  return Object.fromEntries(
    [...titles].map(([file, title]) => [basename(file, ".tsx"), { title, usedBy: usersOf(file) }]),
  );
}

export const components: Plugin = {
  name: "component-index",
  resolveId: (source) => (source === "virtual:components" ? `\0${source}` : undefined),
  load: (loaded) =>
    loaded === "\0virtual:components" ? `export default ${JSON.stringify(componentIndex())}` : undefined,
};

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

/** Each component's title, and the titles of the pages and components in whose folders it is used. */
export function componentIndex(): Record<string, { title: string; usedBy: string[] }> {
  const shown = shownFiles().map((file) => ({
    title: titleOf(file),
    name: basename(file, ".tsx"),
    folder: dirname(file),
  }));
  const sources = files()
    .filter((file) => /\/[A-Z]\w*\.tsx$/.test(file))
    .map((file) => ({ folder: dirname(file), source: readFileSync(file, "utf8") }));
  const usersOf = ({ name, folder }: (typeof shown)[number]) => {
    const use = new RegExp(String.raw`<${name}\b`);
    const folders = sources.filter(({ source }) => use.test(source)).map((each) => each.folder);
    // Folders can be within those of other pages.
    const users = folders.flatMap((used) => {
      const within = shown.filter(
        (each) => `${used}/`.startsWith(`${each.folder}/`) && each.folder !== folder,
      );
      const longest = Math.max(...within.map((each) => each.folder.length));
      return within.filter((each) => each.folder.length === longest);
    });
    return [...new Set(users.map(({ title }) => title))].toSorted();
  };
  return Object.fromEntries(shown.map((each) => [each.name, { title: each.title, usedBy: usersOf(each) }]));
}

export const components: Plugin = {
  name: "component-index",
  resolveId: (source) => (source === "virtual:components" ? `\0${source}` : undefined),
  load: (loaded) =>
    loaded === "\0virtual:components" ? `export default ${JSON.stringify(componentIndex())}` : undefined,
};

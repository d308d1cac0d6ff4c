import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import type { Plugin } from "vite";
import { ModuleGraph } from "../../scripts/visual/module-graph.ts";
import { tokenUsers } from "./token-users.ts";

const root = resolve(import.meta.dirname, "../..");
const ending = ".stories.tsx";

/** Files with stories next to them: screens and components. */
const shownIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(ending))
    .map((name) => join(root, folder, name.replace(ending, ".tsx")))
    .filter((file) => existsSync(file));

export const shownFiles = (): string[] => ["packages/ui/src", "packages/screens/src"].flatMap(shownIn);

const titleOf = (file: string): string =>
  /^const meta\b[^]*?\btitle: "([^"]+)"/m.exec(readFileSync(file.replace(".tsx", ending), "utf8"))?.[1] ?? "";

/** Each component's title, and the titles of the pages and components that show it, also within another component. */
export function componentIndex(): Record<string, { title: string; pages: string[]; within: string[] }> {
  const graph = new ModuleGraph(root);
  const shown = shownFiles().map((file) => ({ title: titleOf(file), file }));
  const isPart = ({ title }: { title: string }) => title.startsWith("Components/");
  const parts = shown.filter(isPart);
  const screens = shown.filter((each) => !isPart(each));
  return Object.fromEntries(
    parts.map(({ title, file }) => {
      const usersAmong = (candidates: typeof parts) =>
        candidates
          .filter((candidate) => candidate.file !== file && graph.reach(candidate.file).has(file))
          .map((user) => user.title)
          .toSorted();
      return [basename(file, ".tsx"), { title, pages: usersAmong(screens), within: usersAmong(parts) }];
    }),
  );
}

const modules: Record<string, () => object> = {
  "virtual:components": componentIndex,
  "virtual:token-users": tokenUsers,
};

export const components: Plugin = {
  name: "component-index",
  resolveId: (source) => (source in modules ? `\0${source}` : undefined),
  load(loaded) {
    const read = modules[loaded.replace("\0", "")];
    return read && `export default ${JSON.stringify(read())}`;
  },
};

import { routes } from "../map";
import { textsOf, type CopyText } from "./texts";

export interface CopyGroup {
  /** The page's title, or the name of the folder. */
  title: string;
  file: string;
  /** Below `packages/screens/src`; empty elsewhere. */
  folder: string;
  texts: readonly CopyText[];
}

const modules = import.meta.glob<Record<string, unknown>>("../../packages/*/src/**/texts.ts", {
  eager: true,
});

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function titleOf(name: string, folder: string): string {
  const route = name === "screens" ? routes.find((each) => each.folder === folder) : undefined;
  if (route !== undefined) return route.title;
  if (name === "screens" && folder === "model") return "Shared by several pages";
  const titles: Record<string, string> = { app: "Application", ui: "Components" };
  const words = capitalize(folder.split("/").join(" · ").replaceAll("-", " "));
  return [titles[name], words].filter((part) => part !== undefined && part !== "").join(" · ");
}

/** A page's own order first, then shared screens, then the other packages. */
function rankOf({ folder, file }: CopyGroup): number {
  const page = routes.findIndex((route) => route.folder === folder);
  if (page !== -1) return page;
  return (
    routes.length +
    ["packages/screens", "packages/ui", "packages/app"].findIndex((part) => file.startsWith(part))
  );
}

function groupOf(path: string, module: Record<string, unknown>): CopyGroup {
  const [, name = "", folder = ""] = /packages\/([^/]+)\/src\/(?:(.+)\/)?texts\.ts$/.exec(path) ?? [];
  return {
    title: titleOf(name, folder),
    file: path.replace(/^.*?(?=packages\/)/, ""),
    folder: name === "screens" ? folder : "",
    texts: textsOf(module),
  };
}

const pageTitles: CopyGroup = {
  title: "Page titles",
  file: "packages/screens/src/paths.ts",
  folder: "",
  texts: textsOf(Object.fromEntries(routes.map(({ name, title }) => [name, { title }]))),
};

/** All user-visible texts, by page. */
export const groups: readonly CopyGroup[] = [
  pageTitles,
  ...Object.entries(modules)
    .map(([path, module]) => groupOf(path, module))
    .toSorted((a, b) => rankOf(a) - rankOf(b) || a.title.localeCompare(b.title)),
];

export const textsOfPage = (folder: string): readonly CopyText[] =>
  groups.filter((group) => group.folder === folder).flatMap(({ texts }) => texts);

import { paths, type RouteName } from "../packages/screens/src/paths";

/** The folder of a page: `/runs/:id` is `runs/detail`, and `/` is `dashboard`. */
export const folderOf = (pattern: string): string =>
  pattern === "/" ? "dashboard" : pattern.slice(1).replace("/:id", "/detail");

export interface MappedRoute {
  name: RouteName;
  title: string;
  /** As in the address bar: `/runs/{id}`. */
  address: string;
  folder: string;
}

const routeOf = (name: RouteName): MappedRoute => {
  const { pattern, title } = paths[name];
  return { name, title, address: pattern.replace(":id", "{id}"), folder: folderOf(pattern) };
};

export const routes: readonly MappedRoute[] = Object.keys(paths)
  .filter((name): name is RouteName => Object.hasOwn(paths, name))
  .map(routeOf);

/** A story file's package, its folder below `src`, and its name. */
export function placeOf(file: string): { package: string; folder: string; name: string } {
  const [, name = "", folder = "", base = ""] =
    /packages\/([^/]+)\/src\/(?:(.*)\/)?([^/]+?)(?:\.stories)?\.\w+$/.exec(file.replaceAll("\\", "/")) ?? [];
  return { package: name, folder, name: base };
}

export const routeOfFile = (file: string): MappedRoute | undefined => {
  const place = placeOf(file);
  return place.package === "screens" && place.name.endsWith("Screen")
    ? routes.find(({ folder }) => folder === place.folder)
    : undefined;
};

/** The page that a file belongs to; `null` if it is shared. */
export function pageOfFile(file: string): string | null {
  const { folder } = placeOf(file);
  const around = routes.filter((route) => `${folder}/`.startsWith(`${route.folder}/`));
  return around.toSorted((a, b) => b.folder.length - a.folder.length)[0]?.title ?? null;
}

const sentence = (name: string) =>
  name
    .replaceAll(/([a-z])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .replace(/^./, (letter) => letter.toUpperCase());

/** A story file's title in the sidebar: the page's title or the component's name. */
export function titleOfFile(file: string): string | undefined {
  const place = placeOf(file);
  if (place.package === "ui") return `Components/${place.name}`;
  if (place.package !== "screens") return undefined;
  const route = routeOfFile(file);
  return `Pages/${route?.title ?? sentence(place.name.replace(/Screen$/, ""))}`;
}

export const routeOfTitle = (title: string): MappedRoute | undefined =>
  routes.find((route) => title === `Pages/${route.title}`);

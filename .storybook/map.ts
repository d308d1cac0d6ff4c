import { paths, type RouteName } from "../packages/model/src/route/paths";

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

export const routeOfTitle = (title: string): MappedRoute | undefined =>
  routes.find((route) => title === `Pages/${route.title}`);

/** The folder of a screen's story file, below `packages/screens/src`. */
export const folderOfStories = (file: string): string =>
  /packages\/screens\/src\/(.*)\/[^/]+$/.exec(file)?.[1] ?? "";

/** The ID that Storybook derives from a title, for its docs page. */
export const overviewOf = (title: string): string =>
  `${title.toLowerCase().replaceAll(/[^a-z\d]+/g, "-")}--docs`;

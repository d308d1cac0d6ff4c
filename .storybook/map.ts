import { paths } from "../packages/screens/src/paths";

/** Which folder holds a page: `/runs/:id` is `runs/detail`, and `/` is `dashboard`. */
export const folderOf = (pattern: string): string =>
  pattern === "/" ? "dashboard" : pattern.slice(1).replace("/:id", "/detail");

export interface MappedRoute {
  /** The route's key in `paths`. */
  name: string;
  title: string;
  /** As one reads it in an address bar: `/runs/{id}`. */
  address: string;
  folder: string;
}

export const routes: readonly MappedRoute[] = Object.entries(paths).map(([name, { pattern, title }]) => ({
  name,
  title,
  address: pattern.replace(":id", "{id}"),
  folder: folderOf(pattern),
}));

/** The route whose page a sidebar entry (`screens/runs/detail/RunScreen`) shows. */
export const routeOfEntry = (title: string): MappedRoute | undefined =>
  routes.find(({ folder }) => title.replace(/\/[^/]*$/, "") === `screens/${folder}`);

/** The same from the entry's id, in which everything is lower case and hyphens. */
export const routeOfId = (id: string): MappedRoute | undefined =>
  routes.find(({ folder }) => {
    const prefix = `screens-${folder.replaceAll("/", "-")}-`;
    return id.startsWith(prefix) && !id.slice(prefix.length).includes("-");
  });

import { isRouteName, paths, type RouteName } from "@understudy/model";

const withId = (pattern: string, id: string) => pattern.replace(":id", id);

/** A URL of each route, with its heading. No entity has these IDs. */
export const pages: readonly (readonly [path: string, heading: string])[] = Object.values(paths).map(
  ({ pattern, title }) => [withId(pattern, "x-1"), title],
);

/** IDs of the sandbox's entities. */
const knownIds: Partial<Record<RouteName, string>> = {
  action: "act_book_table",
  draft: "drf_reschedule",
  run: "run_000639",
};

/** The path of a page, with the ID of an entity that the sandbox has. */
export const knownPath = (name: RouteName) => withId(paths[name].pattern, knownIds[name] ?? "x-1");

export const knownPages = Object.keys(paths).filter(isRouteName).map(knownPath);

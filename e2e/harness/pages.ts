import { paths } from "@understudy/model";

const withId = (pattern: string, id: string) => pattern.replace(":id", id);

/** A URL of each route, with its heading. No entity has these IDs. */
export const pages: readonly (readonly [path: string, heading: string])[] = Object.values(paths).map(
  ({ pattern, title }) => [withId(pattern, "x-1"), title],
);

/** IDs of the sandbox's entities, by the pattern of their page. */
const knownIds: Readonly<Record<string, string>> = {
  [paths.action.pattern]: "act_book_table",
  [paths.draft.pattern]: "drf_reschedule",
  [paths.run.pattern]: "run_000639",
};

/** A URL of each route, with the ID of an entity that the sandbox has. */
export const knownPages = Object.values(paths).map(({ pattern }) =>
  withId(pattern, knownIds[pattern] ?? "x-1"),
);

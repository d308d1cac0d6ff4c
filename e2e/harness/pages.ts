import { paths } from "@understudy/model";

const withId = (pattern: string, id: string) => pattern.replace(":id", id);

/** A URL of each route, with its heading. No entity has these IDs. */
export const pages: readonly (readonly [path: string, heading: string])[] = Object.values(paths).map(
  ({ pattern, title }) => [withId(pattern, "x-1"), title],
);

/** Pages that need no ID. */
export const plainPages = pages.map(([path]) => path).filter((path) => !path.endsWith("/x-1"));

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

/** The pages with a table, by the table's label. The accessibility tree's test looks for others. */
export const tablePages = {
  Actions: paths.actions.href(),
  Drafts: paths.drafts.href(),
  Runs: paths.runs.href(),
  "API Keys": paths.keys.href(),
  "Team members": paths.team.href(),
} as const;

export type TableLabel = keyof typeof tablePages;

export const tableLabels = Object.keys(tablePages).filter((label): label is TableLabel =>
  Object.hasOwn(tablePages, label),
);

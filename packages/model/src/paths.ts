import { isCalendarDay } from "./format/dates";
import { type Environment, environments, type RunStatus, runStatuses } from "./run/run";
import type { Product } from "./site/product";

export const actionStatuses = ["published", "disabled"] as const;

export type ActionStatus = (typeof actionStatuses)[number];

export interface Sort<Column extends string> {
  column: Column;
  direction: "ascending" | "descending";
}

/** How long ago the runs of a list may have started. */
export const sinceChoices = ["1h", "24h", "7d"] as const;

export type Since = (typeof sinceChoices)[number];

export const runColumns = ["action", "status", "env", "duration", "started"] as const;

export type RunColumn = (typeof runColumns)[number];

export const actionColumns = ["name", "status", "steps", "intents", "version"] as const;

export type ActionColumn = (typeof actionColumns)[number];

/** What changed in a list's query. */
export type ListChange = "search" | "filter" | "sort";

/** `null` means All, or for `sort` the server's order. */
export interface RunsQuery {
  status: RunStatus | null;
  env: Environment | null;
  q: string;
  sort: Sort<RunColumn> | null;
  /** An action's ID. */
  action: string | null;
  drift: boolean;
  /** Failed or timed out. */
  problem: boolean;
  since: Since | null;
  /** A UTC day, `YYYY-MM-DD`. */
  day: string | null;
}

export const draftColumns = ["name", "created"] as const;

export type DraftColumn = (typeof draftColumns)[number];

export interface DraftsQuery {
  q: string;
  sort: Sort<DraftColumn> | null;
}

export const allDrafts: DraftsQuery = { q: "", sort: null };

export interface ActionsQuery {
  status: ActionStatus | null;
  q: string;
  sort: Sort<ActionColumn> | null;
}

export const allRuns: RunsQuery = {
  status: null,
  env: null,
  q: "",
  sort: null,
  action: null,
  drift: false,
  problem: false,
  since: null,
  day: null,
};

export const allActions: ActionsQuery = { status: null, q: "", sort: null };

function oneOf<Known extends string>(known: readonly Known[], value: string | null): Known | null {
  return known.find((each) => each === value) ?? null;
}

// `sort=name` is ascending, `sort=-name` descending.
function parseSort<Column extends string>(
  columns: readonly Column[],
  value: string | null,
): Sort<Column> | null {
  const descending = value?.startsWith("-") === true;
  const column = oneOf(columns, descending ? value.slice(1) : value);
  return column === null ? null : { column, direction: descending ? "descending" : "ascending" };
}

const writeSort = (sort: Sort<string> | null) =>
  sort === null ? null : `${sort.direction === "descending" ? "-" : ""}${sort.column}`;

function withQuery(path: string, query: Record<string, string | boolean | Sort<string> | null>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    const text = typeof value === "object" ? writeSort(value) : value === true ? "1" : value;
    if (text) search.set(name, text);
  }
  return search.size === 0 ? path : `${path}?${search.toString()}`;
}

/** Parses the query of the runs list. Unknown values mean All. */
export function parseRunsQuery(search: string | URLSearchParams): RunsQuery {
  const read = new URLSearchParams(search);
  const day = read.get("day");
  return {
    status: oneOf(runStatuses, read.get("status")),
    env: oneOf(environments, read.get("env")),
    q: read.get("q") ?? "",
    sort: parseSort(runColumns, read.get("sort")),
    action: read.get("action") || null,
    drift: read.get("drift") === "1",
    problem: read.get("problem") === "1",
    since: oneOf(sinceChoices, read.get("since")),
    day: day !== null && isCalendarDay(day) ? day : null,
  };
}

export function parseActionsQuery(search: string | URLSearchParams): ActionsQuery {
  const read = new URLSearchParams(search);
  return {
    status: oneOf(actionStatuses, read.get("status")),
    q: read.get("q") ?? "",
    sort: parseSort(actionColumns, read.get("sort")),
  };
}

export function parseDraftsQuery(search: string | URLSearchParams): DraftsQuery {
  const read = new URLSearchParams(search);
  return { q: read.get("q") ?? "", sort: parseSort(draftColumns, read.get("sort")) };
}

/**
 * Whether an ID can be a segment of a URL's path. Browsers resolve dot segments even when they are encoded, and some gateways
 * decode `%2F` and `%5C`, which would lead to another path.
 */
export function isAddressable(id: string | null): id is string {
  return id !== null && id !== "" && id !== "." && id !== ".." && !/[/\\]|\p{Surrogate}/u.test(id);
}

// Other IDs link to the list that shows them.
const below = (list: string, id: string) => (isAddressable(id) ? `${list}/${encodeURIComponent(id)}` : list);

/** Opens the setup guide on the dashboard. */
export const setupGuideHash = "#setup-guide";

/** All routes: `pattern` for the router, `href` for links, `title` for the page's heading. */
export const paths = {
  dashboard: {
    pattern: "/",
    title: "Dashboard",
    href: ({ guide = false }: { guide?: boolean } = {}) => (guide ? `/${setupGuideHash}` : "/"),
  },
  actions: {
    pattern: "/actions",
    title: "Actions",
    href: (query: Partial<ActionsQuery> = {}) => withQuery("/actions", { ...allActions, ...query }),
  },
  action: { pattern: "/actions/:id", title: "Action", href: (id: string) => below("/actions", id) },
  drafts: {
    pattern: "/drafts",
    title: "Drafts",
    href: (query: Partial<DraftsQuery> = {}) => withQuery("/drafts", { ...allDrafts, ...query }),
  },
  draft: { pattern: "/drafts/:id", title: "Edit Draft", href: (id: string) => below("/drafts", id) },
  runs: {
    pattern: "/runs",
    title: "Runs",
    href: (query: Partial<RunsQuery> = {}) => withQuery("/runs", { ...allRuns, ...query }),
  },
  run: {
    pattern: "/runs/:id",
    title: "Run Details",
    /** Includes the list's query, for the pager and the back link. */
    href: (id: string, query: Partial<RunsQuery> = {}) =>
      withQuery(below("/runs", id), { ...allRuns, ...query }),
  },
  settings: { pattern: "/settings", title: "Settings", href: () => "/settings" },
  siteSettings: { pattern: "/settings/site", title: "Site Settings", href: () => "/settings/site" },
  chatSettings: { pattern: "/settings/chat", title: "Chat Widget", href: () => "/settings/chat" },
  keys: { pattern: "/settings/keys", title: "API Keys", href: () => "/settings/keys" },
  billing: { pattern: "/billing", title: "Billing & Subscription", href: () => "/billing" },
  team: { pattern: "/team", title: "Team", href: () => "/team" },
} as const;

export type RouteName = keyof typeof paths;

export function documentTitle(page: string, product: Pick<Product, "name">): string {
  return `${page} · ${product.name}`;
}

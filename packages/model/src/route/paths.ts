import { type ActionsQuery, allActions } from "../action/actions-query";
import { isAddressable } from "../core/addressable";
import { withQuery } from "../core/list-query";
import { allDrafts, type DraftsQuery } from "../draft/drafts-query";
import { allRuns, type RunsQuery } from "../run/runs-query";

export const isRouteName = (name: string): name is RouteName => Object.hasOwn(paths, name);

// Other IDs link to the list that shows them.
const below = (list: string, id: string) => (isAddressable(id) ? `${list}/${encodeURIComponent(id)}` : list);

/** Opens the setup guide on the dashboard. */
export const setupGuideHash = "#setup-guide";

/**
 * All routes: `pattern` for the router, `href` for links, `title` for the page's heading. The sidebar marks a page's
 * `parent`, and the settings page has a card for each page below it.
 */
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
  action: {
    pattern: "/actions/:id",
    title: "Action",
    parent: "actions",
    href: (id: string) => below("/actions", id),
  },
  drafts: {
    pattern: "/drafts",
    title: "Drafts",
    href: (query: Partial<DraftsQuery> = {}) => withQuery("/drafts", { ...allDrafts, ...query }),
  },
  draft: {
    pattern: "/drafts/:id",
    title: "Edit Draft",
    parent: "drafts",
    href: (id: string) => below("/drafts", id),
  },
  runs: {
    pattern: "/runs",
    title: "Runs",
    href: (query: Partial<RunsQuery> = {}) => withQuery("/runs", { ...allRuns, ...query }),
  },
  run: {
    pattern: "/runs/:id",
    title: "Run Details",
    parent: "runs",
    /** Includes the list's query, for the pager and the back link. */
    href: (id: string, query: Partial<RunsQuery> = {}) =>
      withQuery(below("/runs", id), { ...allRuns, ...query }),
  },
  settings: { pattern: "/settings", title: "Settings", href: () => "/settings" },
  siteSettings: {
    pattern: "/settings/site",
    title: "Site Settings",
    parent: "settings",
    href: () => "/settings/site",
  },
  chatSettings: {
    pattern: "/settings/chat",
    title: "Chat Widget",
    parent: "settings",
    href: () => "/settings/chat",
  },
  keys: {
    pattern: "/settings/keys",
    title: "API Keys",
    parent: "settings",
    href: () => "/settings/keys",
  },
  billing: { pattern: "/billing", title: "Billing & Subscription", href: () => "/billing" },
  team: {
    pattern: "/team",
    title: "Team",
    parent: "settings",
    href: () => "/team",
  },
} as const;

export type RouteName = keyof typeof paths;

/** The page above a page. */
export function parentOf(name: RouteName): RouteName | null {
  const page: { title: string; parent?: RouteName } = paths[name];
  return page.parent ?? null;
}

type Below<Parent> = {
  [Name in RouteName]: (typeof paths)[Name] extends { parent: Parent } ? Name : never;
}[RouteName];

/** Pages below no other: the sidebar's. */
export type TopPage = Exclude<RouteName, Below<RouteName>>;

export type SettingsPage = Below<"settings">;

export const settingsPages: readonly SettingsPage[] = Object.keys(paths).filter(
  (name): name is SettingsPage => isRouteName(name) && parentOf(name) === "settings",
);

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

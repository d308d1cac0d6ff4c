import { isRouteName, matchPage, parseRunsQuery, paths, type RouteName } from "@understudy/model";
import type { ComponentType, ReactNode } from "react";
import { replace, type RouteObject } from "react-router-dom";
import { actionsApi } from "./api/actions";
import type { AppThunk } from "./api/api";
import { draftsApi } from "./api/drafts";
import { driftApi } from "./api/drift";
import { keysApi } from "./api/keys";
import { runsApi } from "./api/runs";
import { siteApi } from "./api/site";
import { teamApi } from "./api/team";
import { usageApi } from "./api/usage";
import { Layout } from "./layout/Layout";
import { PageError, RootError } from "./layout/PageError";
import { loadOrReload } from "./lib/chunks";
import type { ConsoleStore } from "./session/store";

interface Page {
  load: () => Promise<ComponentType>;
  /** Sent while the page's code loads; the page's own hooks then find them in the cache or in flight. */
  queries?: (page: { id: string; url: URL }) => readonly AppThunk<void>[];
}

const loadSite = siteApi.util.prefetch("site", undefined);
const loadActions = actionsApi.util.prefetch("actions", undefined);
const loadDrift = driftApi.util.prefetch("drift", undefined);
const loadDrafts = draftsApi.util.prefetch("drafts", undefined);
const loadUsageSummary = usageApi.util.prefetch("usageSummary", undefined);
const loadTimeseries = usageApi.util.prefetch("timeseries", undefined);
const loadKeys = keysApi.util.prefetch("keys", undefined);
const loadMembers = teamApi.util.prefetch("members", undefined);

const pages: Record<RouteName, Page> = {
  dashboard: {
    load: () => import("./pages/dashboard/DashboardPage").then((page) => page.DashboardPage),
    queries: () => [loadSite, loadUsageSummary, loadTimeseries, loadActions, loadDrift],
  },
  actions: {
    load: () => import("./pages/actions/ActionsPage").then((page) => page.ActionsPage),
    queries: () => [loadActions],
  },
  action: { load: () => import("./pages/actions/detail/ActionPage").then((page) => page.ActionPage) },
  drafts: {
    load: () => import("./pages/drafts/DraftsPage").then((page) => page.DraftsPage),
    queries: () => [loadDrafts],
  },
  draft: {
    load: () => import("./pages/drafts/detail/DraftPage").then((page) => page.DraftPage),
    queries: ({ id }) => [draftsApi.util.prefetch("draft", id)],
  },
  runs: {
    load: () => import("./pages/runs/RunsPage").then((page) => page.RunsPage),
    queries({ url }) {
      const { status, env } = parseRunsQuery(url.search);
      return [runsApi.util.prefetch("runs", { status, env })];
    },
  },
  run: {
    load: () => import("./pages/runs/detail/RunPage").then((page) => page.RunPage),
    queries: ({ id }) => [runsApi.util.prefetch("run", id)],
  },
  settings: { load: () => import("./pages/settings/SettingsPage").then((page) => page.SettingsPage) },
  siteSettings: {
    load: () => import("./pages/settings/site/SiteSettingsPage").then((page) => page.SiteSettingsPage),
    queries: () => [loadSite],
  },
  chatSettings: {
    load: () => import("./pages/settings/chat/ChatSettingsPage").then((page) => page.ChatSettingsPage),
    queries: () => [loadSite],
  },
  keys: {
    load: () => import("./pages/settings/keys/KeysPage").then((page) => page.KeysPage),
    queries: () => [loadKeys, loadSite],
  },
  billing: {
    load: () => import("./pages/billing/BillingPage").then((page) => page.BillingPage),
    queries: () => [loadSite],
  },
  team: {
    load: () => import("./pages/team/TeamPage").then((page) => page.TeamPage),
    queries: () => [loadMembers],
  },
};

/** Starts the queries of the page at this URL, if there is one. */
function startPage(store: ConsoleStore, url: URL): Page | null {
  const match = matchPage(url.pathname);
  if (match === null) return null;
  const page = pages[match.name];
  for (const query of page.queries?.({ id: match.id ?? "", url }) ?? []) store.dispatch(query);
  return page;
}

/** Loads a page's code. A failure is harmless: the navigation tries again and shows the error. */
function preload(page: Page | null): void {
  // Some browsers never ask again for code that once failed to load.
  if (navigator.onLine) page?.load().catch(() => undefined);
}

export function preloadPageCode(href: string): void {
  const match = matchPage(new URL(href, window.location.origin).pathname);
  preload(match && pages[match.name]);
}

export function prefetchPage(store: ConsoleStore, href: string): void {
  preload(startPage(store, new URL(href, window.location.origin)));
}

const loadedPages = new Map<RouteName, ReactNode>();

const LoadedPage = ({ name }: { name: RouteName }) => loadedPages.get(name);

export const createRoutes = (store: ConsoleStore, reload: () => Promise<boolean>): RouteObject[] => [
  {
    element: <Layout />,
    errorElement: <RootError />,
    children: [
      ...Object.keys(pages)
        .filter(isRouteName)
        .map((name): RouteObject => ({
          id: name,
          path: paths[name].pattern,
          caseSensitive: true,
          // Not `lazy`: React Router would keep a rejection, so that Retry couldn't load the code.
          async loader({ request }) {
            if (startPage(store, new URL(request.url)) === null) return replace(paths.dashboard.href());
            const Page = await loadOrReload(pages[name].load, reload);
            loadedPages.set(name, <Page />);
            return null;
          },
          element: <LoadedPage name={name} />,
          // A filter in the URL is the page's own state.
          shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
            currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate,
          errorElement: <PageError name={name} />,
          hydrateFallbackElement: <></>,
        })),
      { path: "*", loader: () => replace(paths.dashboard.href()), hydrateFallbackElement: <></> },
    ],
  },
];

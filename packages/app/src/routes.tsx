import { isRouteName, matchPage, parseRunsQuery, paths, type RouteName } from "@understudy/screens/model";
import type { ComponentType } from "react";
import { replace, type RouteObject } from "react-router-dom";
import { actionsApi } from "./api/actions";
import { type Endpoint, prefetch } from "./api/api";
import { draftsApi } from "./api/drafts";
import { driftApi } from "./api/drift";
import { keysApi } from "./api/keys";
import { runsApi } from "./api/runs";
import { siteApi } from "./api/site";
import type { ConsoleStore } from "./api/store";
import { teamApi } from "./api/team";
import { usageApi } from "./api/usage";
import { Layout } from "./layout/Layout";
import { PageError, RootError } from "./layout/PageError";
import { loadChunk } from "./lib/chunks";

/** Starts a page's queries while its code loads; the page's own hooks then find them in the cache or in flight. */
type Start = (store: ConsoleStore, page: { id: string | undefined; url: URL }) => void;

interface Page {
  load: () => Promise<{ Component: ComponentType }>;
  start?: Start;
}

const prefetchAll =
  (...endpoints: readonly Endpoint<void>[]): Start =>
  (store) =>
    endpoints.forEach((endpoint) => prefetch(store, endpoint, undefined));

const { site } = siteApi.endpoints;
const { usageSummary, timeseries } = usageApi.endpoints;
const { actions } = actionsApi.endpoints;
const { drift } = driftApi.endpoints;
const { drafts, draft } = draftsApi.endpoints;
const { runs, run } = runsApi.endpoints;

const pages: Record<RouteName, Page> = {
  dashboard: {
    load: () => import("./pages/dashboard/DashboardPage"),
    start: prefetchAll(site, usageSummary, timeseries, actions, drift),
  },
  actions: { load: () => import("./pages/actions/ActionsPage"), start: prefetchAll(actions, drift) },
  action: { load: () => import("./pages/actions/detail/ActionPage") },
  drafts: { load: () => import("./pages/drafts/DraftsPage"), start: prefetchAll(drafts) },
  draft: {
    load: () => import("./pages/drafts/detail/DraftPage"),
    // A draft is compared with the other drafts and with the actions.
    start(store, { id = "" }) {
      prefetch(store, draft, id);
      prefetch(store, drafts, undefined);
      prefetch(store, actions, undefined);
    },
  },
  runs: {
    load: () => import("./pages/runs/RunsPage"),
    start(store, { url }) {
      const { status, env } = parseRunsQuery(url.search);
      prefetch(store, runs, { status, env });
    },
  },
  run: {
    load: () => import("./pages/runs/detail/RunPage"),
    start: (store, { id = "" }) => prefetch(store, run, id),
  },
  settings: { load: () => import("./pages/settings/SettingsPage") },
  siteSettings: { load: () => import("./pages/settings/site/SiteSettingsPage"), start: prefetchAll(site) },
  chatSettings: { load: () => import("./pages/settings/chat/ChatSettingsPage"), start: prefetchAll(site) },
  keys: {
    load: () => import("./pages/settings/keys/KeysPage"),
    start: prefetchAll(keysApi.endpoints.keys, site),
  },
  billing: { load: () => import("./pages/billing/BillingPage"), start: prefetchAll(site) },
  team: { load: () => import("./pages/team/TeamPage"), start: prefetchAll(teamApi.endpoints.members) },
};

/** Starts the queries of the page at this URL, if there is one. */
function startPage(store: ConsoleStore, url: URL): Page | null {
  const match = matchPage(url.pathname);
  if (match === null) return null;
  const page = pages[match.name];
  page.start?.(store, { id: match.id, url });
  return page;
}

/** Loads a page's code. A failure is harmless: the navigation tries again and shows the error. */
const preload = (page: Page | null) => void page?.load().catch(() => undefined);

export function preloadPageCode(pathname: string): void {
  const match = matchPage(pathname);
  preload(match && pages[match.name]);
}

export function prefetchPage(store: ConsoleStore, href: string): void {
  preload(startPage(store, new URL(href, window.location.origin)));
}

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
          lazy: { Component: async () => (await loadChunk(pages[name].load, reload)).Component },
          loader: ({ request }) =>
            startPage(store, new URL(request.url)) ? null : replace(paths.dashboard.href()),
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

import { paths, type RouteName } from "@understudy/screens/model";
import type { ComponentType } from "react";
import { replace, type RouteObject } from "react-router-dom";
import type { ConsoleStore } from "./api/store";
import { Layout } from "./layout/Layout";
import { PageError, RootError } from "./layout/PageError";
import { loadChunk } from "./lib/chunks";
import { isRouteName, matchPage } from "./lib/match-page";
import { loaders } from "./pages/loaders";

const pages: Record<RouteName, () => Promise<{ Component: ComponentType }>> = {
  dashboard: () => import("./pages/dashboard/DashboardPage"),
  actions: () => import("./pages/actions/ActionsPage"),
  action: () => import("./pages/actions/detail/ActionPage"),
  drafts: () => import("./pages/drafts/DraftsPage"),
  draft: () => import("./pages/drafts/detail/DraftPage"),
  runs: () => import("./pages/runs/RunsPage"),
  run: () => import("./pages/runs/detail/RunPage"),
  settings: () => import("./pages/settings/SettingsPage"),
  siteSettings: () => import("./pages/settings/site/SiteSettingsPage"),
  chatSettings: () => import("./pages/settings/chat/ChatSettingsPage"),
  keys: () => import("./pages/settings/keys/KeysPage"),
  billing: () => import("./pages/billing/BillingPage"),
  team: () => import("./pages/team/TeamPage"),
};

/** A failed prefetch is harmless: the navigation tries again and shows the error. */
const ignoreFailure = (loading: Promise<unknown>) => void loading.catch(() => undefined);

/** Loads a page's code before its session exists. */
export function preloadPageCode(pathname: string): void {
  const match = matchPage(pathname);
  if (match) ignoreFailure(pages[match.name]());
}

export function prefetchPage(store: ConsoleStore, href: string): void {
  const url = new URL(href, window.location.origin);
  const match = matchPage(url.pathname);
  if (match === null) return;
  ignoreFailure(pages[match.name]());
  loaders[match.name]?.(store, { id: match.id, url });
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
          lazy: { Component: async () => (await loadChunk(pages[name], reload)).Component },
          loader({ request }) {
            const url = new URL(request.url);
            const match = matchPage(url.pathname);
            if (match === null) return replace(paths.dashboard.href());
            loaders[name]?.(store, { id: match.id, url });
            return null;
          },
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

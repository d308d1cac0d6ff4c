import { paths, type RouteName } from "@understudy/screens/model";
import type { ComponentType } from "react";
import { replace, type RouteObject } from "react-router-dom";
import { Layout } from "./layout/Layout";
import { PageError, RootError } from "./layout/PageError";
import { loadChunk } from "./lib/chunks";
import { matchPage, type PageMatch } from "./pages/match-page";
import type { PageLoader } from "./pages/page-loader";
import type { ConsoleStore } from "./api/store";

interface PageModules {
  page: () => Promise<{ Component: ComponentType }>;
  /** Separate from the page, so that code and data load at the same time. */
  loader?: () => Promise<{ loader: PageLoader }>;
}

const modules: Record<RouteName, PageModules> = {
  dashboard: {
    page: () => import("./pages/dashboard/DashboardPage"),
    loader: () => import("./pages/dashboard/loader"),
  },
  actions: {
    page: () => import("./pages/actions/ActionsPage"),
    loader: () => import("./pages/actions/loader"),
  },
  action: { page: () => import("./pages/actions/detail/ActionPage") },
  drafts: {
    page: () => import("./pages/drafts/DraftsPage"),
    loader: () => import("./pages/drafts/loader"),
  },
  draft: {
    page: () => import("./pages/drafts/detail/DraftPage"),
    loader: () => import("./pages/drafts/loader"),
  },
  runs: { page: () => import("./pages/runs/RunsPage"), loader: () => import("./pages/runs/loader") },
  run: {
    page: () => import("./pages/runs/detail/RunPage"),
    loader: () => import("./pages/runs/loader"),
  },
  settings: { page: () => import("./pages/settings/SettingsPage") },
  siteSettings: {
    page: () => import("./pages/settings/site/SiteSettingsPage"),
    loader: () => import("./pages/site-loader"),
  },
  chatSettings: {
    page: () => import("./pages/settings/chat/ChatSettingsPage"),
    loader: () => import("./pages/site-loader"),
  },
  keys: {
    page: () => import("./pages/settings/keys/KeysPage"),
    loader: () => import("./pages/settings/keys/loader"),
  },
  billing: {
    page: () => import("./pages/billing/BillingPage"),
    loader: () => import("./pages/site-loader"),
  },
  team: { page: () => import("./pages/team/TeamPage"), loader: () => import("./pages/team/loader") },
};

/** A failed prefetch is harmless: the navigation tries again and shows the error. */
const ignoreFailure = (loading: Promise<unknown> | undefined) => void loading?.catch(() => undefined);

/** Loads a page's code before its session exists. */
export function preloadPageCode(pathname: string): void {
  const match = matchPage(pathname);
  if (match === null) return;
  const { page, loader } = modules[match.name];
  ignoreFailure(page());
  ignoreFailure(loader?.());
}

/** Whether a page requests data when it is opened. */
export function hasLoader(pathname: string): boolean {
  const match = matchPage(pathname);
  return match !== null && modules[match.name].loader !== undefined;
}

export function prefetchPage(store: ConsoleStore, { name, id }: PageMatch, url: URL): void {
  const { page, loader } = modules[name];
  ignoreFailure(page());
  ignoreFailure(loader?.().then((module) => module.loader(store, { id, url })));
}

export function createRoutes(store: ConsoleStore, reload: () => Promise<boolean>): RouteObject[] {
  const pageRoute = (name: RouteName): RouteObject => {
    const { page, loader } = modules[name];
    return {
      id: name,
      path: paths[name].pattern,
      caseSensitive: true,
      lazy: {
        Component: async () => (await loadChunk(page, reload)).Component,
        loader: async () => {
          // Without its loader, a page fetches when it mounts.
          const load = await loader?.().catch(() => undefined);
          return ({ request }) => {
            const url = new URL(request.url);
            const match = matchPage(url.pathname);
            if (match === null) return replace(paths.dashboard.href());
            load?.loader(store, { id: match.id, url });
            return null;
          };
        },
      },
      // A filter in the URL is the page's own state.
      shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
        currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate,
      errorElement: <PageError name={name} />,
      hydrateFallbackElement: <></>,
    };
  };
  return [
    {
      element: <Layout />,
      errorElement: <RootError />,
      children: [
        ...Object.keys(modules)
          .filter((name): name is RouteName => Object.hasOwn(paths, name))
          .map(pageRoute),
        { path: "*", loader: () => replace(paths.dashboard.href()), hydrateFallbackElement: <></> },
      ],
    },
  ];
}

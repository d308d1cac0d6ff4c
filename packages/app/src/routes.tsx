import { isRouteName, matchPage, paths, type RouteName } from "@understudy/model";
import { type ComponentType, type ReactNode, useLayoutEffect } from "react";
import { replace, type RouteObject, useLocation } from "react-router-dom";
import { Layout } from "./layout/Layout";
import { PageError, RootError } from "./layout/PageError";
import { loadOrReload } from "./lib/chunks";
import { useSession } from "./session/session";

const pages: Record<RouteName, () => Promise<ComponentType>> = {
  dashboard: () => import("./pages/dashboard/DashboardPage").then((page) => page.DashboardPage),
  actions: () => import("./pages/actions/ActionsPage").then((page) => page.ActionsPage),
  action: () => import("./pages/actions/detail/ActionPage").then((page) => page.ActionPage),
  drafts: () => import("./pages/drafts/DraftsPage").then((page) => page.DraftsPage),
  draft: () => import("./pages/drafts/detail/DraftPage").then((page) => page.DraftPage),
  runs: () => import("./pages/runs/RunsPage").then((page) => page.RunsPage),
  run: () => import("./pages/runs/detail/RunPage").then((page) => page.RunPage),
  settings: () => import("./pages/settings/SettingsPage").then((page) => page.SettingsPage),
  siteSettings: () => import("./pages/settings/site/SiteSettingsPage").then((page) => page.SiteSettingsPage),
  chatSettings: () => import("./pages/settings/chat/ChatSettingsPage").then((page) => page.ChatSettingsPage),
  keys: () => import("./pages/settings/keys/KeysPage").then((page) => page.KeysPage),
  billing: () => import("./pages/billing/BillingPage").then((page) => page.BillingPage),
  team: () => import("./pages/team/TeamPage").then((page) => page.TeamPage),
};

/** Loads the code of the page behind a link. A failure is harmless: the navigation tries again and shows the error. */
export function preloadPageCode(href: string): void {
  const match = matchPage(new URL(href, window.location.origin).pathname);
  // Some browsers never ask again for code that once failed to load.
  if (match !== null && navigator.onLine) pages[match.name]().catch(() => undefined);
}

const loadedPages = new Map<RouteName, ReactNode>();

function LoadedPage({ name }: { name: RouteName }) {
  const { openPaths } = useSession();
  const { pathname } = useLocation();
  // With the layout effects in which the page starts and stops following its writes.
  useLayoutEffect(() => {
    openPaths.add(pathname);
    return () => void openPaths.delete(pathname);
  }, [openPaths, pathname]);
  return loadedPages.get(name);
}

export const createRoutes = (reload: () => Promise<boolean>): RouteObject[] => [
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
            if (matchPage(new URL(request.url).pathname) === null) return replace(paths.dashboard.href());
            const Page = await loadOrReload(pages[name], reload);
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

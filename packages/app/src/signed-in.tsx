import { setupListeners } from "@reduxjs/toolkit/query/react";
import { SessionActionsProvider } from "@understudy/screens";
import { finishEdit, UiProvider } from "@understudy/ui";
import { Provider } from "react-redux";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { consoleApi } from "./api/api";
import { canReload, hasPendingMutations } from "./api/mutations";
import { createConsoleStore } from "./api/store";
import type { Account, Auth } from "./auth/auth";
import type { ConsoleConfig } from "./config/config";
import { RouterLink } from "./layout/RouterLink";
import { keyboardPlatform } from "./lib/browser";
import { useNow } from "./lib/hooks";
import { createObservable } from "./lib/observable";
import { version } from "./lib/version";
import { reportIncident } from "./reporting/incidents";
import { createRoutes, prefetchPage } from "./routes";
import { isPageOpen, type Session, SessionContext, type Unsaved } from "./session/session";
import { watchVersion } from "./session/watch-version";

export { preloadPageCode } from "./routes";

interface SessionOptions {
  auth: Pick<Auth, "signIn" | "signOut" | "sessionLost">;
  account: Account;
  config: ConsoleConfig;
}

export function createSession({ auth, account, config }: SessionOptions): Session {
  const disposed = new AbortController();
  const visited: Session["visited"] = new Map();
  const store = createConsoleStore({
    baseUrl: config.api.baseUrl || window.location.origin,
    fetch: async (input, init) => {
      disposed.signal.throwIfAborted();
      return globalThis.fetch(input, init);
    },
    getToken: account.getAccessToken,
    onSessionLost: auth.sessionLost,
    onFailure: (failure) => reportIncident({ kind: "api", failure }),
    isOnline: () => navigator.onLine,
    isPageOpen: (path) => isPageOpen(visited, path),
  });
  const unsaved = createObservable<Unsaved | null>(null);
  const confirmUnload = (event: BeforeUnloadEvent) => {
    if (unsaved.get() !== null || hasPendingMutations(store.getState())) event.preventDefault();
  };
  // Before the router's listener and `confirmUnload`.
  for (const event of ["popstate", "beforeunload"]) window.addEventListener(event, finishEdit, disposed);
  window.addEventListener("beforeunload", confirmUnload, disposed);
  const reload = async () => {
    if (!(await canReload(store)) || disposed.signal.aborted) return false;
    unsaved.set(null);
    // The URL changes only after the page's code has loaded.
    const { location } = router.state.navigation;
    if (location) window.location.assign(router.createHref(location));
    else window.location.reload();
    return true;
  };
  const router = createBrowserRouter(createRoutes(store, reload));
  const newVersion = createObservable(false);
  watchVersion({
    version,
    onNavigation: (listener) => router.subscribe(listener),
    onNewVersion: () => newVersion.set(true),
    signal: disposed.signal,
  });
  const stopListeners = setupListeners(store.dispatch);

  return {
    accountId: account.id,
    user: account.user,
    product: config.product,
    billingOrigins: config.billing?.origins,
    actions: {
      signIn: () => void auth.signIn(),
      chooseAccount: () => void auth.signIn({ another: true }),
    },
    signOut: auth.signOut,
    store,
    router,
    unsaved,
    newVersion,
    visited,
    listScroll: new Map(),
    isPollingPaused: createObservable(false),
    prefetch: (href) => prefetchPage(store, href),
    dispose() {
      disposed.abort();
      stopListeners();
      // After signing in again, the user comes back to the page that was loading.
      const { location } = router.state.navigation;
      if (location) window.history.pushState(null, "", router.createHref(location));
      router.dispose();
      store.dispatch(consoleApi.util.resetApiState());
    },
  };
}

export function SignedInApp({ session }: { session: Session }) {
  const now = useNow();
  return (
    <SessionContext value={session}>
      <Provider store={session.store}>
        <SessionActionsProvider value={session.actions}>
          <UiProvider link={RouterLink} now={now} platform={keyboardPlatform}>
            <RouterProvider router={session.router} />
          </UiProvider>
        </SessionActionsProvider>
      </Provider>
    </SessionContext>
  );
}

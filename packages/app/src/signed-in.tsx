import { MsalProvider, useIsAuthenticated } from "@azure/msal-react";
import { setupListeners } from "@reduxjs/toolkit/query/react";
import { LoadingScreen, SessionActionsProvider } from "@understudy/screens";
import { Announcer, finishEdit, UiProvider } from "@understudy/ui";
import { Provider } from "react-redux";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { consoleApi } from "./api/api";
import { canReload, hasPendingMutations } from "./api/mutations";
import type { Account, Auth } from "./auth/auth";
import type { ConsoleConfig } from "./config/config";
import { RouterLink } from "./layout/RouterLink";
import { keyboardPlatform } from "./lib/browser";
import { useNow } from "./lib/hooks";
import { version } from "./lib/version";
import { reportIncident } from "./reporting/incidents";
import { createRoutes, preloadPageCode } from "./routes";
import { PageHistory } from "./session/page-history";
import { isPageOpen, type Session, SessionContext, useSession } from "./session/session";
import { newVersionFound, unsavedChanged } from "./session/session-slice";
import { createConsoleStore } from "./session/store";
import { watchVersion } from "./session/watch-version";

export { preloadPageCode } from "./routes";

interface SessionOptions {
  auth: Pick<Auth, "signIn" | "sessionLost">;
  account: Account;
  config: ConsoleConfig;
}

/** Reports an error that nothing else shows. */
function reportError(error: unknown): void {
  console.error(error);
  reportIncident({ kind: "error", error });
}

export function createSession({ auth, account, config }: SessionOptions): Session {
  const disposed = new AbortController();
  const store = createConsoleStore({
    baseUrl: config.api.baseUrl || window.location.origin,
    fetch: async (input, init) => {
      disposed.signal.throwIfAborted();
      return globalThis.fetch(input, init);
    },
    getToken: account.getToken,
    onSessionLost: auth.sessionLost,
    onFailure: (failure) => reportIncident({ kind: "api", failure }),
    onError: reportError,
    isOnline: () => navigator.onLine,
    version,
    isPageOpen: (path) => isPageOpen({ router }, path),
  });
  const confirmUnload = (event: BeforeUnloadEvent) => {
    const state = store.getState();
    if (state.session.unsaved !== null || hasPendingMutations(state)) event.preventDefault();
  };
  // Before the router's listener and `confirmUnload`.
  for (const event of ["popstate", "beforeunload"]) window.addEventListener(event, finishEdit, disposed);
  window.addEventListener("beforeunload", confirmUnload, disposed);
  const reload = async () => {
    if (!(await canReload(store)) || disposed.signal.aborted) return false;
    store.dispatch(unsavedChanged(null));
    // The URL changes only after the page's code has loaded.
    const { location } = router.state.navigation;
    if (location) window.location.assign(router.createHref(location));
    else window.location.reload();
    return true;
  };
  const router = createBrowserRouter(createRoutes(reload));
  watchVersion({
    version,
    onNavigation: (listener) => router.subscribe(listener),
    onNewVersion: () => store.dispatch(newVersionFound()),
    signal: disposed.signal,
  });
  const stopListeners = setupListeners(store.dispatch);

  return {
    accountId: account.id,
    msal: account.msal,
    product: config.product,
    billingOrigins: config.billing?.origins,
    actions: {
      signIn: () => void auth.signIn(),
      chooseAccount: () => void auth.signIn({ another: true }),
    },
    store,
    router,
    history: new PageHistory(disposed.signal),
    preload: preloadPageCode,
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

export const SignedInApp = ({ session }: { session: Session }) => (
  <SessionContext value={session}>
    <MsalProvider instance={session.msal}>
      <Pages />
    </MsalProvider>
  </SessionContext>
);

function Pages() {
  const { accountId, product, store, actions, router } = useSession();
  const now = useNow();
  // MsalProvider knows the account a moment after it is mounted.
  const isAuthenticated = useIsAuthenticated({ homeAccountId: accountId });
  if (!isAuthenticated) return <LoadingScreen name={product.name} />;
  return (
    <Provider store={store}>
      <SessionActionsProvider value={actions}>
        <UiProvider link={RouterLink} now={now} platform={keyboardPlatform}>
          <Announcer>
            <RouterProvider router={router} />
          </Announcer>
        </UiProvider>
      </SessionActionsProvider>
    </Provider>
  );
}

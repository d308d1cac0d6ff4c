import { MsalProvider, useIsAuthenticated } from "@azure/msal-react";
import { setupListeners } from "@reduxjs/toolkit/query/react";
import type { LoginNotice } from "@understudy/model";
import { LoadingScreen, SessionActionsProvider } from "@understudy/screens";
import { Announcer, finishEdit, UiProvider } from "@understudy/ui";
import { Provider } from "react-redux";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { canReload, hasPendingMutations } from "./api/mutations";
import { type Account, type Auth, keepNotice, onAccountChange } from "./auth/auth";
import type { ConsoleConfig } from "./config/config";
import { RouterLink } from "./layout/RouterLink";
import { keyboardPlatform } from "./lib/browser";
import { useNow } from "./lib/hooks";
import { reload } from "./lib/reload";
import { version } from "./lib/version";
import { reportIncident } from "./reporting/incidents";
import { createRoutes, preloadPageCode } from "./routes";
import { PageHistory } from "./session/page-history";
import { isPageOpen, type Session, SessionContext, useSession } from "./session/session";
import { newVersionFound } from "./session/session-slice";
import { createConsoleStore } from "./session/store";
import { watchVersion } from "./session/watch-version";

interface SessionOptions {
  auth: Pick<Auth, "signIn">;
  account: Account;
  config: ConsoleConfig;
  fetch: typeof globalThis.fetch;
  /** Unmounts the pages. */
  onLeave: () => void;
}

/** Reports an error that nothing else shows. */
function reportError(error: unknown): void {
  console.error(error);
  reportIncident({ kind: "error", error });
}

/** Lasts until the page is left. */
export function createSession({ auth, account, config, fetch, onLeave }: SessionOptions): Session {
  let isLeft = false;
  const openPaths = new Set<string>();
  const store = createConsoleStore({
    baseUrl: config.api.baseUrl || window.location.origin,
    fetch,
    getToken: account.getToken,
    onSessionLost: ({ providerUser }) => end({ state: "ended", providerUser }),
    onFailure: (failure) => reportIncident({ kind: "api", failure }),
    onError: reportError,
    isOnline: () => navigator.onLine,
    version,
    isPageOpen: (path) => isPageOpen({ openPaths }, path),
  });
  const confirmUnload = (event: BeforeUnloadEvent) => {
    const state = store.getState();
    if (!isLeft && (state.session.unsaved !== null || hasPendingMutations(state))) event.preventDefault();
  };
  // Before the router's listener and `confirmUnload`.
  for (const event of ["popstate", "beforeunload"]) window.addEventListener(event, finishEdit);
  window.addEventListener("beforeunload", confirmUnload);

  function leave(go: () => void | Promise<void>): void {
    if (isLeft) return;
    finishEdit();
    isLeft = true;
    openPaths.clear();
    // The URL changes only after the page's code has loaded. Coming back leads to that page.
    const { location } = router.state.navigation;
    if (location) window.history.pushState(null, "", router.createHref(location));
    onLeave();
    void go();
  }
  /** Loads the login page. The next call does, if what the page shows can't be stored: a new API key. */
  function end(notice?: LoginNotice): void {
    const { unsaved } = store.getState().session;
    if (unsaved !== null && unsaved.kind !== "edits") return;
    leave(() => {
      if (notice) keepNotice(notice);
      reload();
    });
  }
  const signIn = (another: boolean) =>
    leave(async () => {
      const failure = await auth.signIn(another);
      if (failure === undefined) return;
      keepNotice({ state: "failed", ...failure });
      reload();
    });
  onAccountChange(account, config.identity.clientId, (isSignedOut) =>
    end(isSignedOut ? undefined : { state: "ready" }),
  );
  // Back, from the page that signs in or out.
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted && isLeft) reload();
  });

  const router = createBrowserRouter(
    createRoutes(async () => {
      if (!(await canReload(store)) || isLeft) return false;
      leave(reload);
      return true;
    }),
  );
  watchVersion({
    version,
    onNavigation: (listener) => router.subscribe(listener),
    onNewVersion: () => store.dispatch(newVersionFound()),
  });
  setupListeners(store.dispatch);

  return {
    msal: account.msal,
    product: config.product,
    billingOrigins: config.billing?.origins,
    actions: { signIn: () => signIn(false), chooseAccount: () => signIn(true) },
    store,
    router,
    history: new PageHistory(),
    openPaths,
    preload: preloadPageCode,
    leave,
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
  const { product, store, actions, router } = useSession();
  const now = useNow();
  // MsalProvider knows the account a moment after it is mounted.
  const isAuthenticated = useIsAuthenticated();
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

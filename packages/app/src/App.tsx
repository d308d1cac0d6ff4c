import { LoadingScreen, LoginScreen } from "@understudy/screens";
import { documentTitle, loginTexts, type Product } from "@understudy/model";
import { finishEdit } from "@understudy/ui";
import { type ComponentType, useEffect, useSyncExternalStore } from "react";
import type { Account, Auth, AuthState } from "./auth/auth";
import type { ConsoleConfig } from "./config/config";
import { StartupFailed } from "./layout/StartupError";
import { loadChunk } from "./lib/chunks";
import { createObservable, type Observable } from "./lib/observable";
import type { Session } from "./session/session";

const loadSignedIn = () =>
  loadChunk(
    () => import("./signed-in"),
    () => {
      window.location.reload();
      return Promise.resolve(true);
    },
  );

export function preloadSession() {
  loadSignedIn()
    .then(({ preloadPageCode }) => preloadPageCode(window.location.pathname))
    .catch(() => {
      // Ignored: `open` loads it again and reports the failure.
    });
}

/** A signed-in account is resolving until its session exists. */
type ConsoleState =
  | Exclude<AuthState, { status: "signedIn" }>
  | { status: "ready"; session: Session; SignedInApp: ComponentType<{ session: Session }> }
  | { status: "failed"; error: unknown };

/** Enough to paint the login page. Safari has no idle callbacks. */
const prefetchDelayMs = 1_000;

/** A session starts and ends with its account. Outside React, because StrictMode mounts twice. */
export function manageSession(auth: Auth, config: ConsoleConfig): Observable<ConsoleState> {
  const state = createObservable<ConsoleState>({ status: "resolving" });
  let account: Account | null = null;

  async function open(opened: Account) {
    try {
      const { createSession, SignedInApp } = await loadSignedIn();
      if (account !== opened) return;
      state.set({ status: "ready", session: createSession({ auth, account, config }), SignedInApp });
    } catch (error) {
      if (account === opened) state.set({ status: "failed", error });
    }
  }

  function follow() {
    const next = auth.getState();
    if (next.status === "signedIn" && next.account === account) return;
    const before = state.get();
    account = next.status === "signedIn" ? next.account : null;
    if (before.status === "ready") finishEdit();
    // React unmounts the pages before their subscriptions see the emptied store.
    state.set(next.status === "signedIn" ? { status: "resolving" } : next);
    if (before.status === "ready") before.session.dispose();
    if (account !== null) void open(account);
  }
  auth.subscribe(follow);
  follow();
  // The user comes back from the provider to cached code.
  if (state.get().status === "signedOut")
    setTimeout(() => window.startup?.prefetchConsole(), prefetchDelayMs);
  return state;
}

interface AppProps {
  product: Product;
  auth: Auth;
  state: Observable<ConsoleState>;
}

export function App({ product, auth, state }: AppProps) {
  const now = useSyncExternalStore(state.subscribe, state.get);

  useEffect(() => {
    if (now.status === "signedOut") document.title = documentTitle(loginTexts.title, product);
  }, [now.status, product]);

  switch (now.status) {
    case "resolving":
      return <LoadingScreen name={product.name} />;
    case "signedOut":
    case "redirecting":
      return (
        <LoginScreen
          product={product}
          login={now.status === "redirecting" ? { state: "signingIn" } : now.login}
          onPrepare={auth.preload}
          onSignIn={() => void auth.signIn()}
          onUseAnotherAccount={() => void auth.signIn({ another: true })}
        />
      );
    case "failed":
      return <StartupFailed error={now.error} />;
    case "ready":
      return <now.SignedInApp key={now.session.accountId} session={now.session} />;
  }
}

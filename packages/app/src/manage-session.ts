import { finishEdit } from "@understudy/ui";
import type { ComponentType } from "react";
import type { Account, Auth, AuthState } from "./auth/auth";
import type { ConsoleConfig } from "./config/config";
import { loadOrReload } from "./lib/chunks";
import { createObservable, type Observable } from "./lib/observable";
import type { Session } from "./session/session";

const loadSignedIn = () =>
  loadOrReload(
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

export type ConsoleState =
  | Exclude<AuthState, { status: "signedIn" }>
  /** Someone is signed in, and the code of the signed-in area is loading. */
  | { status: "opening" }
  | { status: "ready"; session: Session; SignedInApp: ComponentType<{ session: Session }> }
  | { status: "failed"; error: unknown; retry: () => void };

/** Enough to paint the login page. Safari has no idle callbacks. */
const prefetchDelayMs = 1_000;

const isEnded = (next: AuthState) => next.status === "signedOut" && next.login.state === "ended";

/** A new key is shown once. */
const showsKey = ({ store }: Session) => /key/i.test(store.getState().session.unsaved?.kind ?? "");

function whenKeyClosed(session: Session, act: () => void): void {
  const stop = session.store.subscribe(() => {
    if (showsKey(session)) return;
    stop();
    // Not while React removes the dialog.
    queueMicrotask(act);
  });
}

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
      const retry = () => {
        state.set({ status: "resolving" });
        void open(opened);
      };
      if (account === opened) state.set({ status: "failed", error, retry });
    }
  }

  function follow() {
    const next = auth.getState();
    if (next.status === "signedIn" && next.account === account) return;
    const before = state.get();
    if (before.status === "ready" && isEnded(next) && showsKey(before.session))
      return whenKeyClosed(before.session, follow);
    account = next.status === "signedIn" ? next.account : null;
    if (before.status === "ready") finishEdit();
    // React unmounts the pages before their subscriptions see the emptied store.
    state.set(next.status === "signedIn" ? { status: "opening" } : next);
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

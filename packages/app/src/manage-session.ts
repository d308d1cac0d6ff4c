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

/** The signed-in area, whose code loads first. */
type SignedInArea =
  | { state: "loading" }
  | { state: "failed"; error: unknown; retry: () => void }
  | { state: "ready"; session: Session; SignedInApp: ComponentType<{ session: Session }> };

/** Auth's state, with the area of the account that is signed in. */
export type ConsoleState =
  | Exclude<AuthState, { status: "signedIn" }>
  | { status: "signedIn"; area: SignedInArea };

const shownFor = (auth: AuthState): ConsoleState =>
  auth.status === "signedIn" ? { status: "signedIn", area: { state: "loading" } } : auth;

const sessionOf = (state: ConsoleState): Session | null =>
  state.status === "signedIn" && state.area.state === "ready" ? state.area.session : null;

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
  const state = createObservable(shownFor(auth.getState()));
  let account: Account | null = null;
  const showArea = (area: SignedInArea) => state.set({ status: "signedIn", area });

  async function open(opened: Account) {
    try {
      const { createSession, SignedInApp } = await loadSignedIn();
      if (account !== opened) return;
      showArea({ state: "ready", session: createSession({ auth, account, config }), SignedInApp });
    } catch (error) {
      const retry = () => {
        showArea({ state: "loading" });
        void open(opened);
      };
      if (account === opened) showArea({ state: "failed", error, retry });
    }
  }

  function follow() {
    const next = auth.getState();
    if (next.status === "signedIn" && next.account === account) return;
    const session = sessionOf(state.get());
    if (session && isEnded(next) && showsKey(session)) return whenKeyClosed(session, follow);
    account = next.status === "signedIn" ? next.account : null;
    if (session) finishEdit();
    // React unmounts the pages before their subscriptions see the emptied store.
    state.set(shownFor(next));
    session?.dispose();
    if (account !== null) void open(account);
  }
  auth.subscribe(follow);
  follow();
  // The user comes back from the provider to cached code.
  if (state.get().status === "signedOut")
    setTimeout(() => window.startup?.prefetchConsole(), prefetchDelayMs);
  return state;
}

import type { Account } from "./auth/account";
import type { Auth } from "./auth/auth";
import type { ConsoleConfig } from "./config/schema";
import { loadChunk } from "./lib/chunks";
import { createObservable, type Observable } from "./lib/observable";
import type { Session } from "./session/session";

/** Enough to paint the login page. */
const idleMs = 1_000;

const loadSignedIn = () =>
  loadChunk(
    () => import("./signed-in"),
    () => {
      window.location.reload();
      return Promise.resolve(true);
    },
  );

type SignedIn = Awaited<ReturnType<typeof loadSignedIn>>;

export type SessionState =
  | { status: "none" }
  | { status: "loading" }
  | { status: "ready"; session: Session; SignedInApp: SignedIn["SignedInApp"] }
  | { status: "failed"; error: unknown };

/** Safari has no idle callbacks. */
function whenIdle(task: () => void) {
  if ("requestIdleCallback" in window) window.requestIdleCallback(task);
  else setTimeout(task, idleMs);
}

/**
 * Creates the session when sign-in succeeds, and disposes it when it ends. Outside React, because StrictMode mounts
 * twice and a session starts loading as soon as it exists.
 */
export function manageSession(
  auth: Auth,
  config: ConsoleConfig,
): Pick<Observable<SessionState>, "get" | "subscribe"> {
  const state = createObservable<SessionState>({ status: "none" });
  let account: Account | null = null;

  function close() {
    const before = state.get();
    account = null;
    // React unmounts the pages before their subscriptions see the emptied store.
    state.set({ status: "none" });
    if (before.status === "ready") before.session.dispose();
  }

  async function open(opened: Account) {
    account = opened;
    state.set({ status: "loading" });
    try {
      const { createSession, SignedInApp } = await loadSignedIn();
      if (account !== opened) return;
      state.set({ status: "ready", session: createSession({ auth, account, config }), SignedInApp });
    } catch (error) {
      if (account === opened) state.set({ status: "failed", error });
    }
  }

  function preload() {
    loadSignedIn()
      .then(({ preloadPageCode }) => preloadPageCode(window.location.pathname))
      .catch(() => {
        // Ignored: `open` loads it again and reports the failure.
      });
  }

  function follow() {
    const next = auth.getState();
    if (next.status === "signedIn") {
      if (next.account === account) return;
      if (account !== null) close();
      void open(next.account);
    } else {
      if (account !== null) close();
      if (next.status === "resolving") preload();
    }
  }
  auth.subscribe(follow);
  follow();
  // The user comes back from the provider to cached code.
  if (auth.getState().status === "signedOut") whenIdle(() => window.startup?.prefetchConsole());
  return state;
}

import type { ConsoleConfig } from "../config/config";
import { createObservable } from "../lib/observable";
import { signInProblems } from "../texts";
import type { Account, SessionLost } from "./account";
import { activeAccountId, activeAccountKey, hasPendingResponse } from "./msal-cache";
import type { startMsal } from "./start-msal";

/** What the login page says. */
type LoginNotice =
  | { state: "ready" }
  | { state: "ended"; providerUser: string | null }
  | { state: "failed"; message: string };

export type AuthState =
  | { status: "resolving" }
  | { status: "signedOut"; login: LoginNotice }
  | { status: "redirecting" }
  | { status: "signedIn"; account: Account };

export type Auth = ReturnType<typeof createAuth>;

const signedOut = (login: LoginNotice = { state: "ready" }): AuthState => ({ status: "signedOut", login });
const signInFailed = (message: string): AuthState => signedOut({ state: "failed", message });

export function createAuth(
  identity: ConsoleConfig["identity"],
  loadMsal: () => Promise<{ startMsal: typeof startMsal }>,
) {
  const activeId = () => activeAccountId(identity.clientId);
  const mayBeSignedIn = activeId() !== null || hasPendingResponse(identity.clientId);
  const state = createObservable<AuthState>(mayBeSignedIn ? { status: "resolving" } : signedOut());
  let signedOutElsewhere = false;
  let starting: ReturnType<typeof startMsal> | undefined;

  /** Loads and starts MSAL once; tries again after a failure. */
  function start() {
    starting ??= loadMsal().then((loaded) => loaded.startMsal(identity));
    starting.catch(() => (starting = undefined));
    return starting;
  }

  /** Another tab may have signed out, or signed in another person, while this one was frozen. */
  function checkAccount() {
    const current = state.get();
    if (current.status === "signedIn" && current.account.id !== activeId()) state.set(signedOut());
  }
  // Unlike a message, it arrives after the other tab's writes: https://github.com/whatwg/html/issues/403
  window.addEventListener("storage", ({ key, newValue }) => {
    if (key !== null && key !== activeAccountKey(identity.clientId)) return;
    const { status } = state.get();
    if (status === "resolving") signedOutElsewhere = newValue === null;
    // Nothing is lost by a reload: the login page holds no input.
    if (status === "signedOut" && newValue !== null) window.location.reload();
    checkAccount();
  });
  document.addEventListener("visibilitychange", checkAccount);
  // After a restore from the back/forward cache, the session may have ended.
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted && state.get().status === "redirecting") state.set(signedOut());
    checkAccount();
  });

  async function resolve() {
    try {
      const { account, failure, clear } = await start();
      if (signedOutElsewhere) await clear();
      if (account && account.id === activeId()) state.set({ status: "signedIn", account });
      else state.set(failure === undefined ? signedOut() : signInFailed(failure));
    } catch {
      state.set(signInFailed(signInProblems.notLoaded));
    }
  }
  if (mayBeSignedIn) void resolve();

  return {
    getState: state.get,
    subscribe: state.subscribe,
    async signIn({ another = false } = {}): Promise<void> {
      if (state.get().status === "redirecting") return;
      state.set({ status: "redirecting" });
      const failure = await start().then(
        (msal) => msal.signIn(another),
        () => signInProblems.notLoaded,
      );
      if (failure !== undefined) state.set(signInFailed(failure));
    },
    async signOut(): Promise<void> {
      if (state.get().status !== "signedIn") return;
      state.set({ status: "resolving" });
      await start()
        .then((msal) => msal.signOut())
        .catch(() => window.location.replace("/"));
    },
    /** Shows the login page because the session could not be renewed. */
    sessionLost({ providerUser }: SessionLost): void {
      if (state.get().status === "signedIn") state.set(signedOut({ state: "ended", providerUser }));
    },
    /** Fetches MSAL before the user clicks. */
    preload: () => void start().catch(() => undefined),
  };
}

import { fieldsIn, parseJson, type SessionLost } from "@understudy/api";
import type { AccountInfo, IPublicClientApplication } from "@azure/msal-browser";
import type { ConsoleConfig } from "../config/config";
import { createObservable } from "../lib/observable";
import { reportIncident } from "../reporting/incidents";
import { type LoginNotice, type SignInFailure, signInProblems, type User } from "@understudy/model";
import { timings } from "../lib/timings";

export interface Account {
  id: string;
  /** For MsalProvider. */
  msal: IPublicClientApplication;
  getToken: (options?: { forceRefresh?: boolean }) => Promise<string>;
}

const text = (value: unknown) => (typeof value === "string" && value.trim()) || null;

export const userOf = ({ name, username, idTokenClaims: claims = {} }: AccountInfo): User => ({
  name: text(name) ?? text(claims["name"]),
  email: text(claims["email"]) ?? text(claims["preferred_username"]) ?? text(username),
});

/** MSAL's entry with the account that the console is signed in with, in all tabs. boot.js looks for it, too. */
export const activeAccountKey = (clientId: string): string => `msal.${clientId}.active-account-filters`;

export function activeAccountId(clientId: string): string | null {
  const key = activeAccountKey(clientId);
  const stored = localStorage.getItem(key) ?? sessionStorage.getItem(key) ?? "";
  const { homeAccountId } = fieldsIn(parseJson(stored));
  return typeof homeAccountId === "string" ? homeAccountId : null;
}

/** MSAL once it has started, and has completed a sign-in that was in progress. */
interface StartedMsal {
  account: Account | null;
  failure?: SignInFailure | undefined;
  /** Of a sign-in that was completed, but left no account. */
  lostAccount: () => Promise<SignInFailure>;
  clear: () => Promise<void>;
  /** Leaves the page, or returns why it can't. */
  signIn: (another: boolean) => Promise<SignInFailure | undefined>;
  signOut: () => Promise<void>;
}

/** `signOut` is what signs out for MSAL's `logoutRedirect`. */
export type StartMsal = (
  identity: ConsoleConfig["identity"],
  signOut: () => Promise<void>,
) => Promise<StartedMsal>;

export type AuthState =
  | { status: "resolving" }
  | { status: "signedOut"; login: LoginNotice }
  | { status: "redirecting" }
  | { status: "signedIn"; account: Account };

export type Auth = ReturnType<typeof createAuth>;

const notLoaded: SignInFailure = { message: signInProblems.notLoaded };

const signedOut = (login: LoginNotice = { state: "ready" }): AuthState => ({ status: "signedOut", login });

function signInFailed(failure: SignInFailure): AuthState {
  if (failure.details) reportIncident({ kind: "sign-in", details: failure.details });
  return signedOut({ state: "failed", ...failure });
}

export function createAuth(
  identity: ConsoleConfig["identity"],
  loadMsal: () => Promise<{ startMsal: StartMsal }>,
) {
  const activeId = () => activeAccountId(identity.clientId);
  // The redirect page stores the provider's response for MSAL.
  const hasResponse = sessionStorage.getItem(`msal.${identity.clientId}.urlHash`) !== null;
  const mayBeSignedIn = activeId() !== null || hasResponse;
  const state = createObservable<AuthState>(mayBeSignedIn ? { status: "resolving" } : signedOut());
  let signedOutElsewhere = false;
  let starting: Promise<StartedMsal> | undefined;

  /** Loads and starts MSAL once; tries again after a failure. */
  function start() {
    starting ??= loadMsal().then((loaded) => loaded.startMsal(identity, signOut));
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
      const { account, clear, failure, lostAccount } = await start();
      if (signedOutElsewhere) await clear();
      if (account && account.id === activeId()) state.set({ status: "signedIn", account });
      else if (failure !== undefined) state.set(signInFailed(failure));
      // With several tabs and processes, MSAL can lose the account of a sign-in that it has just completed.
      else state.set(hasResponse ? signInFailed(await lostAccount()) : signedOut());
    } catch {
      state.set(signInFailed(notLoaded));
    }
  }
  if (mayBeSignedIn) void resolve();

  async function signOut() {
    if (state.get().status !== "signedIn") return;
    state.set({ status: "resolving" });
    await start()
      .then((msal) => msal.signOut())
      .catch(() => window.location.replace("/"));
    // If the provider responds without a page, or the user presses Stop.
    setTimeout(() => state.set(signedOut()), timings.redirect);
  }

  return {
    getState: state.get,
    subscribe: state.subscribe,
    async signIn({ another = false } = {}): Promise<void> {
      if (state.get().status === "redirecting") return;
      state.set({ status: "redirecting" });
      const failure = await start()
        .then((msal) => msal.signIn(another))
        .catch(() => notLoaded);
      if (failure !== undefined) state.set(signInFailed(failure));
    },
    signOut,
    sessionLost({ providerUser }: SessionLost): void {
      if (state.get().status === "signedIn") state.set(signedOut({ state: "ended", providerUser }));
    },
    /** Fetches MSAL before the user clicks. */
    preload: () => void start().catch(() => undefined),
  };
}

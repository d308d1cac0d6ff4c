import { fieldsIn, parseJson } from "@understudy/api";
import type { AccountInfo, IPublicClientApplication } from "@azure/msal-browser";
import type { ConsoleConfig } from "../config/config";
import { storageKeys } from "../lib/storage";
import { reportIncident } from "../reporting/incidents";
import { type LoginNotice, type SignInFailure, signInProblems, type User } from "@understudy/model";

/** Who is signed in, until the page is left. */
export interface Account {
  id: string;
  /** MSAL with this account alone, for MsalProvider. */
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

/** Calls back when another tab has signed out, or has signed in another person. */
export function onAccountChange({ id }: Account, clientId: string, onChange: (isSignedOut: boolean) => void) {
  const check = () => {
    const active = activeAccountId(clientId);
    if (active !== id) onChange(active === null);
  };
  // Unlike a message, it arrives after the other tab's writes: https://github.com/whatwg/html/issues/403
  window.addEventListener("storage", ({ key }) => {
    if (key === null || key === activeAccountKey(clientId)) check();
  });
  // A frozen tab gets no events.
  document.addEventListener("visibilitychange", check);
}

/** Shows a notice on the login page that follows a reload. */
export function keepNotice(notice: LoginNotice): void {
  try {
    sessionStorage.setItem(storageKeys.loginNotice, JSON.stringify(notice));
  } catch {
    // Full: the login page says nothing.
  }
}

function takeNotice(): LoginNotice | null {
  const kept = fieldsIn(parseJson(sessionStorage.getItem(storageKeys.loginNotice) ?? ""));
  sessionStorage.removeItem(storageKeys.loginNotice);
  const { state, message, providerUser } = kept;
  if (state === "ready") return { state };
  if (state === "ended") return { state, providerUser: text(providerUser) };
  return state === "failed" && typeof message === "string" ? { state, message } : null;
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
}

export type StartMsal = (identity: ConsoleConfig["identity"]) => Promise<StartedMsal>;

/** What a page load shows: the console to someone who is signed in, or the login page. */
export type AuthState =
  | { status: "signedIn"; account: Account }
  | { status: "signedOut"; notice: LoginNotice };

export type Auth = ReturnType<typeof createAuth>;

const notLoaded: SignInFailure = { message: signInProblems.notLoaded };

const signedOut = (notice: LoginNotice = { state: "ready" }): AuthState => ({ status: "signedOut", notice });

function reportFailure(failure: SignInFailure): SignInFailure {
  if (failure.details) reportIncident({ kind: "sign-in", details: failure.details });
  return failure;
}

const signInFailed = (failure: SignInFailure) => signedOut({ state: "failed", ...reportFailure(failure) });

export function createAuth(
  identity: ConsoleConfig["identity"],
  loadMsal: () => Promise<{ startMsal: StartMsal }>,
) {
  const activeId = () => activeAccountId(identity.clientId);
  let starting: Promise<StartedMsal> | undefined;

  /** Loads and starts MSAL once; tries again after a failure. */
  function start() {
    starting ??= loadMsal().then((loaded) => loaded.startMsal(identity));
    starting.catch(() => (starting = undefined));
    return starting;
  }

  return {
    /** Decides once for this page load. */
    async resolve(): Promise<AuthState> {
      const notice = takeNotice();
      if (notice !== null) return signedOut(notice);
      // The redirect page stores the provider's response for MSAL.
      const hasResponse = sessionStorage.getItem(`msal.${identity.clientId}.urlHash`) !== null;
      if (activeId() === null && !hasResponse) return signedOut();
      let signedOutElsewhere = false;
      const follow = ({ key, newValue }: StorageEvent) => {
        if (key === null || key === activeAccountKey(identity.clientId))
          signedOutElsewhere = newValue === null;
      };
      window.addEventListener("storage", follow);
      try {
        const { account, clear, failure, lostAccount } = await start();
        if (signedOutElsewhere) await clear();
        if (account && account.id === activeId()) return { status: "signedIn", account };
        if (failure !== undefined) return signInFailed(failure);
        // With several tabs and processes, MSAL can lose the account of a sign-in that it has just completed.
        return hasResponse ? signInFailed(await lostAccount()) : signedOut();
      } catch {
        return signInFailed(notLoaded);
      } finally {
        window.removeEventListener("storage", follow);
      }
    },
    /** Leaves the page, or returns why it can't. */
    async signIn(another: boolean): Promise<SignInFailure | undefined> {
      const failure = await start()
        .then((msal) => msal.signIn(another))
        .catch(() => notLoaded);
      return failure && reportFailure(failure);
    },
    /** Fetches MSAL before the user clicks. */
    preload: () => void start().catch(() => undefined),
  };
}

import type { IPublicClientApplication } from "@azure/msal-browser";
import type { User } from "@understudy/screens/model";
import type { ConsoleConfig } from "../config/schema";
import { createObservable } from "../lib/observable";
import { signInProblems } from "../texts";
import { hasCachedAccount, hasPendingResponse } from "./msal-cache";

/** Rejects with `SessionLost` when the session is over. */
export type GetAccessToken = (options?: { forceRefresh?: boolean }) => Promise<string>;

export interface Account {
  id: string;
  user: User;
  getAccessToken: GetAccessToken;
  msal: IPublicClientApplication;
}

/** The message on the login page. */
type SignInNotice = { kind: "none" } | { kind: "ended" } | { kind: "failed"; message: string };

export type AuthState =
  | { status: "resolving" }
  | { status: "signedOut"; notice: SignInNotice }
  | { status: "redirecting" }
  | { status: "signedIn"; account: Account };

/** What `start-msal.ts` provides once MSAL has loaded. */
export interface Msal {
  account: Account | undefined;
  /** Whether this page load completed a sign-in. */
  completedSignIn: boolean;
  /** The error message when this page load failed to complete a sign-in. */
  failure: string | undefined;
  signIn: (options: { another: boolean }) => Promise<void>;
  signOut: (account: Account) => Promise<void>;
  errorMessage: (error: unknown) => string;
}

export interface Auth {
  getState: () => AuthState;
  subscribe: (listener: () => void) => () => void;
  signIn: (options?: { another?: boolean }) => Promise<void>;
  signOut: () => Promise<void>;
  /** Shows the login page because the session could not be renewed. */
  sessionLost: () => void;
  /** Fetches MSAL before the user clicks. */
  preload: () => void;
}

/** The access token can't be renewed without signing in again. */
export class SessionLost extends Error {
  override readonly name = "SessionLost";
}

/** Sent between tabs so that they don't have to infer changes from localStorage. */
type TabMessage = { type: "signedIn"; accountId: string } | { type: "signedOut" } | { type: "sessionLost" };

const isTabMessage = (value: unknown): value is TabMessage =>
  typeof value === "object" && value !== null && "type" in value;

/** Calls `onMessage` for messages from other tabs. Returns a function that sends them one. */
function openTabChannel(onMessage: (message: TabMessage) => void): (message: TabMessage) => void {
  const channel = new BroadcastChannel("understudy.session");
  channel.addEventListener("message", ({ data }) => {
    if (isTabMessage(data)) onMessage(data);
  });
  return (message) => channel.postMessage(message);
}

type IdentityConfig = ConsoleConfig["identity"];

/** Another tab's localStorage write takes a moment to become visible in this process. */
const storageSyncMs = 500;

type LoadMsal = () => Promise<{ startMsal: (identity: IdentityConfig) => Promise<Msal> }>;

const signedOut = (notice: SignInNotice = { kind: "none" }): AuthState => ({ status: "signedOut", notice });
const signInFailed = (message: string): AuthState => signedOut({ kind: "failed", message });
const loadFailed = signInFailed(signInProblems.notLoaded);

/** Loads and starts MSAL once; tries again after a failure. */
function createMsalStarter(identity: IdentityConfig, loadMsal: LoadMsal): () => Promise<Msal> {
  let starting: Promise<Msal> | undefined;
  return () => {
    starting ??= loadMsal()
      .then(({ startMsal }) => startMsal(identity))
      .catch((error: unknown) => {
        starting = undefined;
        throw error;
      });
    return starting;
  };
}

/** Removes the `state` parameter that the provider adds to the sign-out redirect. */
function removeSignOutState() {
  const { pathname, search, hash } = window.location;
  if (pathname === "/" && new URLSearchParams(search).has("state"))
    window.history.replaceState(window.history.state, "", `/${hash}`);
}

export function createAuth(identity: IdentityConfig, loadMsal: LoadMsal): Auth {
  const mayBeSignedIn = hasCachedAccount() || hasPendingResponse(identity.clientId);
  const {
    get: getState,
    set: setState,
    subscribe,
  } = createObservable<AuthState>(mayBeSignedIn ? { status: "resolving" } : signedOut());
  const start = createMsalStarter(identity, loadMsal);

  function handleTabMessage(message: TabMessage) {
    const state = getState();
    if (message.type === "signedIn") {
      if (state.status === "signedOut") setTimeout(reloadIfSignedIn, storageSyncMs);
      if (state.status === "signedIn" && state.account.id !== message.accountId) setState(signedOut());
    } else if (state.status === "signedIn")
      setState(signedOut({ kind: message.type === "sessionLost" ? "ended" : "none" }));
  }
  /** Nothing is lost by a reload: the login page holds no input. */
  function reloadIfSignedIn() {
    if (getState().status === "signedOut" && hasCachedAccount()) window.location.reload();
  }
  const sendToTabs = openTabChannel(handleTabMessage);

  // After a restore from the back/forward cache, the session may have ended.
  window.addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    const state = getState();
    if (state.status === "redirecting") setState(signedOut());
    if (state.status === "signedIn" && !hasCachedAccount()) window.location.reload();
  });
  removeSignOutState();

  async function resolve() {
    try {
      const { account, completedSignIn, failure } = await start();
      if (!account) return setState(failure === undefined ? signedOut() : signInFailed(failure));
      setState({ status: "signedIn", account });
      if (completedSignIn) sendToTabs({ type: "signedIn", accountId: account.id });
    } catch {
      setState(loadFailed);
    }
  }
  if (mayBeSignedIn) void resolve();

  return {
    getState,
    subscribe,
    async signIn({ another = false } = {}) {
      if (getState().status === "redirecting") return;
      setState({ status: "redirecting" });
      const msal = await start().catch(() => null);
      if (msal === null) return setState(loadFailed);
      try {
        await msal.signIn({ another });
      } catch (error) {
        setState(signInFailed(msal.errorMessage(error)));
      }
    },
    async signOut() {
      const state = getState();
      if (state.status !== "signedIn") return;
      setState({ status: "resolving" });
      sendToTabs({ type: "signedOut" });
      try {
        await (await start()).signOut(state.account);
      } catch {
        window.location.replace("/");
      }
    },
    sessionLost() {
      if (getState().status !== "signedIn") return;
      setState(signedOut({ kind: "ended" }));
      sendToTabs({ type: "sessionLost" });
    },
    preload: () => void start().catch(() => undefined),
  };
}

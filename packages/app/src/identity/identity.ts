import type { ConsoleConfig } from "../config/schema";
import type { Engine, Session } from "./engine";
import { hasPendingAnswer, hasStoredAccount } from "./stored";

export type SignInNotice = { kind: "none" } | { kind: "ended" } | { kind: "failed"; message: string };

export type AuthState =
  | { state: "resolving" }
  | { state: "signedOut"; notice: SignInNotice }
  /** On the way to the provider. */
  | { state: "leaving" }
  | { state: "signedIn"; session: Session };

/** What tabs tell each other, so that they need not guess from the storage. */
type Word = { word: "signedIn"; accountId: string } | { word: "signedOut" } | { word: "ended" };

const channelName = "understudy.session";
/** What another tab wrote needs a moment to become visible in this one. */
const settleMs = 500;

const isWord = (value: unknown): value is Word => typeof value === "object" && value !== null && "word" in value;

export interface Identity {
  subscribe: (listener: () => void) => () => void;
  get: () => AuthState;
  signIn: (options?: { another?: boolean }) => Promise<void>;
  signOut: () => Promise<void>;
  /** The session could not be renewed; whoever noticed has already cleared it. */
  sessionLost: () => void;
  /** Fetches the library ahead of the click. */
  prepare: () => void;
}

/** The provider puts its state on the address it sends people back to after sign-out. */
function tidyAddress() {
  const { pathname, search, hash } = window.location;
  if (pathname === "/" && new URLSearchParams(search).has("state")) window.history.replaceState(window.history.state, "", `/${hash}`);
}

export function createIdentity(config: ConsoleConfig["identity"], loadEngine: () => Promise<{ startEngine: (identity: ConsoleConfig["identity"]) => Promise<Engine> }>): Identity {
  const channel = new BroadcastChannel(channelName);
  const listeners = new Set<() => void>();
  let starting: Promise<Engine> | undefined;
  let current: AuthState = startsKnown() ? { state: "resolving" } : { state: "signedOut", notice: { kind: "none" } };

  function startsKnown() {
    return hasStoredAccount(localStorage) || hasPendingAnswer(sessionStorage, config.clientId);
  }

  function become(next: AuthState) {
    current = next;
    for (const listener of listeners) listener();
  }

  const tell = (word: Word) => channel.postMessage(word);
  const unavailable: SignInNotice = { kind: "failed", message: "The sign-in part of the console could not be loaded. Check your connection and try again." };

  function engine(): Promise<Engine> {
    starting ??= loadEngine()
      .then(({ startEngine }) => startEngine(config))
      .catch((error: unknown) => {
        starting = undefined;
        throw error;
      });
    return starting;
  }

  async function resolve() {
    try {
      const { session, arrived, refusal } = await engine();
      if (!session) return become({ state: "signedOut", notice: refusal === undefined ? { kind: "none" } : { kind: "failed", message: refusal } });
      become({ state: "signedIn", session });
      if (arrived) tell({ word: "signedIn", accountId: session.accountId });
    } catch {
      become({ state: "signedOut", notice: unavailable });
    }
  }

  /** A fresh page reads the storage anew; nothing typed stands on a login page. */
  const followSignIn = () =>
    setTimeout(() => {
      if (current.state === "signedOut" && hasStoredAccount(localStorage)) window.location.reload();
    }, settleMs);

  function hear(word: Word) {
    if (word.word === "signedIn") {
      if (current.state === "signedOut") followSignIn();
      if (current.state === "signedIn" && current.session.accountId !== word.accountId) become({ state: "signedOut", notice: { kind: "none" } });
      return;
    }
    if (current.state === "signedIn") become({ state: "signedOut", notice: { kind: word.word === "ended" ? "ended" : "none" } });
  }

  channel.addEventListener("message", ({ data }) => {
    if (isWord(data)) hear(data);
  });
  // Back from the provider or from elsewhere: what the page remembers may be over.
  window.addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    if (current.state === "leaving") become({ state: "signedOut", notice: { kind: "none" } });
    if (current.state === "signedIn" && !hasStoredAccount(localStorage)) window.location.reload();
  });
  tidyAddress();
  if (current.state === "resolving") void resolve();

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    get: () => current,
    async signIn({ another = false } = {}) {
      if (current.state === "leaving") return;
      become({ state: "leaving" });
      try {
        await (await engine()).signIn({ another });
      } catch (error) {
        // Who chooses words for it came with the library.
        const notice: SignInNotice = starting === undefined ? unavailable : { kind: "failed", message: (await import("./words")).wordsFor(error) };
        become({ state: "signedOut", notice });
      }
    },
    async signOut() {
      if (current.state !== "signedIn") return;
      const { session } = current;
      become({ state: "resolving" });
      tell({ word: "signedOut" });
      try {
        await (await engine()).signOut(session);
      } catch {
        window.location.replace("/");
      }
    },
    sessionLost() {
      if (current.state !== "signedIn") return;
      become({ state: "signedOut", notice: { kind: "ended" } });
      tell({ word: "ended" });
    },
    prepare: () => void engine().catch(() => undefined),
  };
}

import type { ConsoleConfig } from "../config/schema";
import { Auth, refused, signedOut, type AuthState } from "./auth";
import type { Engine } from "./engine";
import { hasPendingAnswer, hasStoredAccount } from "./stored";
import { joinTabs, type Word } from "./tabs";

/** What another tab wrote needs a moment to become visible in this one. */
const settleMs = 500;

const unavailable = refused(
  "The sign-in part of the console could not be loaded. Check your connection and try again.",
);

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

export type LoadEngine = () => Promise<{
  startEngine: (identity: ConsoleConfig["identity"]) => Promise<Engine>;
}>;

/** Starts the library once, when it is first needed; what failed is tried anew. */
function createStarter(config: ConsoleConfig["identity"], loadEngine: LoadEngine): () => Promise<Engine> {
  let starting: Promise<Engine> | undefined;
  return () => {
    starting ??= loadEngine()
      .then(({ startEngine }) => startEngine(config))
      .catch((error: unknown) => {
        starting = undefined;
        throw error;
      });
    return starting;
  };
}

/** The provider puts its state on the address it sends people back to after sign-out. */
function tidyAddress() {
  const { pathname, search, hash } = window.location;
  if (pathname === "/" && new URLSearchParams(search).has("state"))
    window.history.replaceState(window.history.state, "", `/${hash}`);
}

/** A fresh page reads the storage anew; nothing typed stands on a login page. */
const followSignIn = (auth: Auth) =>
  setTimeout(() => {
    if (auth.get().state === "signedOut" && hasStoredAccount(localStorage)) window.location.reload();
  }, settleMs);

/** What another tab did holds for this one, too. */
function follow(auth: Auth, word: Word): void {
  const current = auth.get();
  if (word.word === "signedIn") {
    if (current.state === "signedOut") followSignIn(auth);
    if (current.state === "signedIn" && current.session.accountId !== word.accountId)
      auth.become(signedOut());
    return;
  }
  if (current.state === "signedIn")
    auth.become(signedOut({ kind: word.word === "ended" ? "ended" : "none" }));
}

/** Back from the provider or from elsewhere: what the page remembers may be over. */
function doubtOnReturn(auth: Auth): void {
  window.addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    const { state } = auth.get();
    if (state === "leaving") auth.become(signedOut());
    if (state === "signedIn" && !hasStoredAccount(localStorage)) window.location.reload();
  });
}

export function createIdentity(config: ConsoleConfig["identity"], loadEngine: LoadEngine): Identity {
  const mayBeSignedIn = hasStoredAccount(localStorage) || hasPendingAnswer(sessionStorage, config.clientId);
  const auth = new Auth(mayBeSignedIn ? { state: "resolving" } : signedOut());
  const engine = createStarter(config, loadEngine);
  const tell = joinTabs((word) => follow(auth, word));
  doubtOnReturn(auth);
  tidyAddress();

  async function resolve() {
    try {
      const { session, arrived, refusal } = await engine();
      if (!session) return auth.become(refusal === undefined ? signedOut() : refused(refusal));
      auth.become({ state: "signedIn", session });
      if (arrived) tell({ word: "signedIn", accountId: session.accountId });
    } catch {
      auth.become(unavailable);
    }
  }
  if (mayBeSignedIn) void resolve();

  return {
    subscribe: auth.subscribe,
    get: auth.get,
    async signIn({ another = false } = {}) {
      if (auth.get().state === "leaving") return;
      auth.become({ state: "leaving" });
      const library = await engine().catch(() => null);
      if (library === null) return auth.become(unavailable);
      try {
        await library.signIn({ another });
      } catch (error) {
        const { wordsFor } = await import("./words");
        auth.become(refused(wordsFor(error)));
      }
    },
    async signOut() {
      const current = auth.get();
      if (current.state !== "signedIn") return;
      auth.become({ state: "resolving" });
      tell({ word: "signedOut" });
      try {
        await (await engine()).signOut(current.session);
      } catch {
        window.location.replace("/");
      }
    },
    sessionLost() {
      if (auth.get().state !== "signedIn") return;
      auth.become(signedOut({ kind: "ended" }));
      tell({ word: "ended" });
    },
    prepare: () => void engine().catch(() => undefined),
  };
}

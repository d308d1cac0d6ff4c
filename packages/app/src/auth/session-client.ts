import { type AccountInfo, type Configuration, PublicClientApplication } from "@azure/msal-browser";

/**
 * MSAL rereads localStorage as soon as another tab broadcasts a change. If that tab's write isn't visible to this
 * process yet (https://github.com/whatwg/html/issues/403), MSAL drops the account or the new refresh token.
 */
class DelayedBroadcastChannel extends BroadcastChannel {
  override addEventListener(type: string, listener: (event: Event) => void): void {
    super.addEventListener(type, (event) => setTimeout(listener, 150, event));
  }
}

/** What React and MsalProvider see: the account that the console is signed in with, and how it signs out. */
export interface ClientSession {
  account: AccountInfo;
  signOut: () => Promise<void>;
}

/**
 * MSAL's client with one account. MsalProvider asks for the accounts after every event, also for events of other tabs.
 * MSAL would read all accounts from localStorage, and delete the keys of those that another tab is still adding.
 */
export class SessionClient extends PublicClientApplication {
  #session: ClientSession | null = null;

  /** Not undone when MSAL removes the account: `auth` ends the session, once the user's last edit is stored. */
  startSession(session: ClientSession): void {
    this.#session = session;
  }

  override getAllAccounts(): AccountInfo[] {
    return this.#session ? [this.#session.account] : [];
  }

  override getActiveAccount(): AccountInfo | null {
    return this.#session?.account ?? null;
  }

  /** Signs out of the console, which redirects to the provider. */
  override async logoutRedirect(): Promise<void> {
    await this.#session?.signOut();
  }

  /** Removes all accounts with their tokens, also those of other sessions. */
  async removeAccounts({ except }: { except?: AccountInfo } = {}): Promise<void> {
    for (const account of super.getAllAccounts())
      if (account.homeAccountId !== except?.homeAccountId) await this.clearCache({ account });
  }
}

export function clearMsalStorage(): void {
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage)) if (key.startsWith("msal.")) storage.removeItem(key);
}

async function initialize(config: Configuration): Promise<SessionClient> {
  const Native = globalThis.BroadcastChannel;
  // MSAL opens its channels in the constructor.
  globalThis.BroadcastChannel = DelayedBroadcastChannel;
  const client = new SessionClient(config);
  globalThis.BroadcastChannel = Native;
  await client.initialize();
  return client;
}

export const createSessionClient = (config: Configuration): Promise<SessionClient> =>
  initialize(config).catch(() => {
    // Corrupt cache entries make MSAL throw on every start.
    clearMsalStorage();
    return initialize(config);
  });

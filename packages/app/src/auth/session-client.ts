import {
  type AccountInfo,
  CacheLookupPolicy,
  type Configuration,
  type INetworkModule,
  PublicClientApplication,
} from "@azure/msal-browser";
import { authorityUrl, type ConsoleConfig, isMicrosoft } from "../config/config";
import { scopesOf } from "./access-token";
import { logOutAtProvider } from "./log-out";
import type { NetworkClient } from "./network-client";

type IdentityConfig = ConsoleConfig["identity"];

/**
 * MSAL encrypts localStorage with a key in a Secure cookie. WebKit drops Secure cookies on http://localhost, where
 * every reload would sign the user out: https://bugs.webkit.org/show_bug.cgi?id=281149
 */
function cacheLocation(): "localStorage" | "sessionStorage" {
  const probe = "understudy.cookie-probe=1";
  document.cookie = `${probe}; path=/; SameSite=None; Secure`;
  const isStored = document.cookie.includes(probe);
  document.cookie = `${probe}; path=/; SameSite=None; Secure; max-age=0`;
  return isStored ? "localStorage" : "sessionStorage";
}

export function msalConfig(identity: IdentityConfig, networkClient: INetworkModule): Configuration {
  const url = new URL(authorityUrl(identity));
  return {
    auth: {
      clientId: identity.clientId,
      // MSAL rejects an http: authority but accepts http: endpoints in the metadata.
      authority: url.href.replace(/^http:/, "https:"),
      ...(!isMicrosoft(identity) && {
        knownAuthorities: [url.host],
        // Without this, MSAL adds offline_access to every request.
        OIDCOptions: { defaultScopes: ["openid", "profile"] },
      }),
      ...(identity.metadata && { authorityMetadata: JSON.stringify(identity.metadata) }),
      redirectUri: `${window.location.origin}/redirect.html`,
    },
    cache: { cacheLocation: cacheLocation() },
    system: {
      protocolMode: isMicrosoft(identity) ? "AAD" : "OIDC",
      networkClient,
      // Renewal has its own window. MSAL's default of 300 s would never use a five-minute token from the cache.
      tokenRenewalOffsetSeconds: 10,
    },
  };
}

/**
 * MSAL rereads localStorage as soon as another tab broadcasts a change. If that tab's write isn't visible to this
 * process yet (https://github.com/whatwg/html/issues/403), MSAL drops the account or the new refresh token.
 */
class DelayedBroadcastChannel extends BroadcastChannel {
  override addEventListener(type: string, listener: (event: Event) => void): void {
    super.addEventListener(type, (event) => setTimeout(listener, 150, event));
  }
}

/**
 * MSAL's client with one account. MsalProvider asks for the accounts after every event, also for events of other tabs.
 * MSAL would read all accounts from localStorage, and delete the keys of those that another tab is still adding.
 */
export class SessionClient extends PublicClientApplication {
  #account: AccountInfo | null = null;

  constructor(
    readonly identity: IdentityConfig,
    readonly network: NetworkClient,
  ) {
    super(msalConfig(identity, network));
  }

  /** Not undone when MSAL removes the account: the page is left once the user's last edit is stored. */
  startSession(account: AccountInfo): void {
    this.#account = account;
  }

  override getAllAccounts(): AccountInfo[] {
    return this.#account ? [this.#account] : [];
  }

  override getActiveAccount(): AccountInfo | null {
    return this.#account;
  }

  /** Signs out here, and at the provider if it responds. */
  override async logoutRedirect(): Promise<void> {
    try {
      const refreshToken = this.#account && (await this.#takeRefreshToken(this.#account));
      await this.clear();
      await logOutAtProvider(this.identity, refreshToken, this.#account?.idToken);
    } catch {
      window.location.replace("/");
    }
  }

  /** Removes all accounts with their tokens, also entries that this tab hasn't read. */
  async clear(): Promise<void> {
    await this.removeAccounts();
    // `clearCache()` would remove every key that contains the client ID.
    clearMsalStorage();
  }

  /** Removes all accounts with their tokens, also those of other sessions. */
  async removeAccounts({ except }: { except?: AccountInfo } = {}): Promise<void> {
    for (const account of super.getAllAccounts())
      if (account.homeAccountId !== except?.homeAccountId) await this.clearCache({ account });
  }

  /** MSAL doesn't expose refresh tokens. It only puts them into renewal requests. */
  async #takeRefreshToken(account: AccountInfo): Promise<string | null> {
    const { scopes } = scopesOf(this.identity);
    const request = { account, scopes, cacheLookupPolicy: CacheLookupPolicy.RefreshToken };
    const renew = () => this.acquireTokenSilent(request);
    // If a renewal is running, MSAL returns that one. The second request has the refresh token that it brought.
    return (await this.network.captureRefreshToken(renew)) ?? (await this.network.captureRefreshToken(renew));
  }
}

function clearMsalStorage(): void {
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage)) if (key.startsWith("msal.")) storage.removeItem(key);
}

async function initialize(identity: IdentityConfig, network: NetworkClient): Promise<SessionClient> {
  const Native = globalThis.BroadcastChannel;
  // MSAL opens its channels in the constructor.
  globalThis.BroadcastChannel = DelayedBroadcastChannel;
  const client = new SessionClient(identity, network);
  globalThis.BroadcastChannel = Native;
  await client.initialize();
  return client;
}

export const createSessionClient = (
  identity: IdentityConfig,
  network: NetworkClient,
): Promise<SessionClient> =>
  initialize(identity, network).catch(() => {
    // Corrupt cache entries make MSAL throw on every start.
    clearMsalStorage();
    return initialize(identity, network);
  });

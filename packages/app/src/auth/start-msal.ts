import {
  type AccountInfo,
  AuthError,
  CacheLookupPolicy,
  type Configuration,
  type INetworkModule,
} from "@azure/msal-browser";
import type { SignInFailure } from "@understudy/model";
import { loadChunk } from "../lib/chunks";
import { authorityUrl, type ConsoleConfig, isMicrosoft } from "../config/config";
import { createAccessTokenGetter, scopesOf } from "./access-token";
import { activeAccountId, type StartMsal } from "./auth";
import { logOutAtProvider } from "./log-out";
import { NetworkClient } from "./network-client";
import { clearMsalStorage, createSessionClient, type SessionClient } from "./session-client";

type IdentityConfig = ConsoleConfig["identity"];

/** Microsoft asks who signs in only with select_account; all providers know login. */
export function promptOf(identity: IdentityConfig, another: boolean): { prompt?: string; sid?: string } {
  const chooseAccount = isMicrosoft(identity) ? "select_account" : "login";
  const values = [...(another ? [chooseAccount] : []), ...(identity.prompt?.split(" ") ?? [])];
  if (values.length === 0) return {};
  // The session ID isn't sent with a prompt. It keeps MSAL from sending the active account as a hint.
  return { prompt: [...new Set(values)].join(" "), ...(another && { sid: "none" }) };
}

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
      popupBridgeTimeout: 60_000,
      iframeBridgeTimeout: 10_000,
    },
  };
}

/** Starts MSAL and completes a sign-in that is in progress. In a chunk of its own: the login page doesn't wait for it. */
export const startMsal: StartMsal = async (identity, signOut) => {
  // Read first: MSAL forgets an account that another tab adds while this one starts.
  const activeId = activeAccountId(identity.clientId);
  const network = new NetworkClient();
  const client = await createSessionClient(msalConfig(identity, network));
  const describe = async (error: unknown) => {
    const { signInFailure } = await loadChunk(() => import("./sign-in-failure"));
    return signInFailure(error, authorityUrl(identity), network.last);
  };
  const { account, failure } = await resolveAccount(client, activeId, describe);
  // The browser was closed, and with it the key of the encrypted account.
  if (!account && activeId === activeAccountId(identity.clientId)) client.setActiveAccount(null);
  if (account) client.startSession({ account, signOut });

  async function clear() {
    await client.removeAccounts();
    // Also entries that this tab hasn't read. `clearCache()` would remove every key that contains the client ID.
    clearMsalStorage();
  }

  return {
    account: account && {
      id: account.homeAccountId,
      msal: client,
      getToken: createAccessTokenGetter(client, account, identity),
    },
    failure,
    lostAccount: () => describe(new AuthError("no_account", "")),
    clear,
    async signIn(another) {
      // A sign-in in progress would have left this page, so the stored status is stale.
      sessionStorage.removeItem("msal.interaction.status");
      const scopes = scopesOf(identity).signInScopes;
      const request = { scopes, redirectStartPage: window.location.href, ...promptOf(identity, another) };
      return client.loginRedirect(request).then(() => undefined, describe);
    },
    async signOut() {
      const refreshToken = account && (await takeRefreshToken(client, network, account, identity));
      await clear();
      await logOutAtProvider(identity, refreshToken, account?.idToken);
    },
  };
};

/** The account of the sign-in that returns to this page, or else the active account. */
async function resolveAccount(
  client: SessionClient,
  activeId: string | null,
  describe: (error: unknown) => Promise<SignInFailure>,
) {
  let failure: SignInFailure | undefined;
  const response = await client.handleRedirectPromise().catch(async (error: unknown) => {
    failure = await describe(error);
    return null;
  });
  if (response?.account) {
    client.setActiveAccount(response.account);
    await client.removeAccounts({ except: response.account });
    return { account: response.account, failure };
  }
  const account = activeId === null ? null : client.getAccount({ homeAccountId: activeId });
  return { account, failure };
}

/** MSAL doesn't expose refresh tokens. It only puts them into renewal requests. */
async function takeRefreshToken(
  client: SessionClient,
  network: NetworkClient,
  account: AccountInfo,
  identity: IdentityConfig,
): Promise<string | null> {
  const { scopes } = scopesOf(identity);
  const request = { account, scopes, cacheLookupPolicy: CacheLookupPolicy.RefreshToken };
  const renew = () => client.acquireTokenSilent(request);
  // If a renewal is running, MSAL returns that one. The second request has the refresh token that it brought.
  return (await network.captureRefreshToken(renew)) ?? (await network.captureRefreshToken(renew));
}

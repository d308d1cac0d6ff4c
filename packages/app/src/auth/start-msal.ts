import { type AccountInfo, CacheLookupPolicy } from "@azure/msal-browser";
import { authorityUrl, type ConsoleConfig, isMicrosoft } from "../config/config";
import { type Fields, fieldsIn } from "../lib/json";
import { createAccessTokenGetter } from "./access-token";
import { type Account, userOf } from "./account";
import { authErrorMessage } from "./auth-errors";
import { activeAccountId, clearMsalStorage } from "./msal-cache";
import {
  createMsalClient,
  msalConfig,
  NetworkClient,
  privateRequest,
  promptOf,
  scopesOf,
} from "./msal-client";

/** Starts MSAL and completes a sign-in that is in progress. In a chunk of its own: the login page doesn't wait for it. */
export async function startMsal(identity: ConsoleConfig["identity"]) {
  // Read first: MSAL forgets an account that another tab adds while this one starts.
  const homeAccountId = activeAccountId(identity.clientId);
  const network = new NetworkClient();
  const client = await createMsalClient(msalConfig(identity, network));
  const { scopes, signInScopes } = scopesOf(identity);

  let failure: string | undefined;
  const response = await client.handleRedirectPromise().catch((error: unknown) => {
    failure = authErrorMessage(error);
    return null;
  });
  const cached = homeAccountId === null ? null : client.getAccount({ homeAccountId });
  const signedIn = response?.account ?? cached;
  if (response?.account) {
    client.setActiveAccount(response.account);
    await removeAccounts(response.account);
  }
  // The browser was closed, and with it the key of the encrypted account.
  if (!signedIn && homeAccountId === activeAccountId(identity.clientId)) client.setActiveAccount(null);

  async function removeAccounts(except?: AccountInfo) {
    for (const account of client.getAllAccounts())
      if (account.homeAccountId !== except?.homeAccountId) await client.clearCache({ account });
  }
  async function clear() {
    await removeAccounts();
    // Also entries that this tab hasn't read. `clearCache()` would remove every key that contains the client ID.
    clearMsalStorage();
  }

  const account: Account | null = signedIn && {
    id: signedIn.homeAccountId,
    user: userOf(signedIn),
    getAccessToken: createAccessTokenGetter(client, signedIn, identity),
  };

  return {
    account,
    /** The error message when this page load failed to complete a sign-in. */
    failure,
    /** Removes all accounts and tokens from this browser. */
    clear,
    /** Leaves the page, or returns an error message. */
    async signIn(another: boolean): Promise<string | undefined> {
      // A sign-in in progress would have left this page, so the stored status is stale.
      sessionStorage.removeItem("msal.interaction.status");
      const request = { scopes: signInScopes, redirectStartPage: window.location.href };
      return client
        .loginRedirect({ ...request, ...promptOf(identity, another) })
        .then(() => undefined, authErrorMessage);
    },
    async signOut(): Promise<void> {
      let refreshToken = "";
      network.captureRefreshToken = (token) => (refreshToken = token);
      // MSAL doesn't expose refresh tokens. It only puts them into renewal requests.
      const renewal = { scopes, cacheLookupPolicy: CacheLookupPolicy.RefreshToken };
      if (signedIn) await client.acquireTokenSilent({ ...renewal, account: signedIn }).catch(() => undefined);
      await clear();
      await logOutAtProvider(identity, refreshToken, signedIn?.idToken);
    },
  };
}

const logoutTimeoutMs = 2_500;

const send = (url: string, init: RequestInit = {}): Promise<Response | undefined> =>
  fetch(url, { ...privateRequest, signal: AbortSignal.timeout(logoutTimeoutMs), ...init }).catch(
    () => undefined,
  );

/** The discovery document, which MSAL doesn't expose. Empty if the provider can't be reached. */
async function discover(identity: ConsoleConfig["identity"]): Promise<Fields> {
  if (identity.metadata) return identity.metadata;
  const url = authorityUrl(identity).replace(/\/$/, "");
  // Microsoft revokes no tokens. MSAL knows the endpoint and needs no document.
  if (isMicrosoft(identity))
    return { end_session_endpoint: url.replace(/(\/v2\.0)?$/, "/oauth2/v2.0/logout") };
  const response = await send(`${url}/.well-known/openid-configuration`);
  return fieldsIn(await response?.json().catch(() => undefined));
}

/** Revokes the refresh token, ends the provider's session if it responds, and returns to the console. */
export async function logOutAtProvider(
  identity: ConsoleConfig["identity"],
  refreshToken: string,
  idToken?: string,
) {
  const { end_session_endpoint: endSession, revocation_endpoint: revocation } = await discover(identity);
  const client_id = identity.clientId;
  const revoked = new URLSearchParams({ client_id, token: refreshToken, token_type_hint: "refresh_token" });
  const [reached] = await Promise.all([
    // Redirecting to a provider that is down would end on the browser's error page. no-cors allows no other redirect.
    typeof endSession === "string" &&
      send(endSession, { method: "HEAD", mode: "no-cors", redirect: "follow" }),
    typeof revocation === "string" &&
      refreshToken !== "" &&
      send(revocation, { method: "POST", keepalive: true, body: revoked }),
  ]);
  const query = new URLSearchParams({ client_id, post_logout_redirect_uri: `${window.location.origin}/` });
  if (idToken !== undefined) query.set("id_token_hint", idToken);
  window.location.assign(reached ? `${String(endSession)}?${query.toString()}` : "/");
}

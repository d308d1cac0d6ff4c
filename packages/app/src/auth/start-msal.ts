import {
  type AccountInfo,
  AuthError,
  CacheLookupPolicy,
  type Configuration,
  type INetworkModule,
  type NetworkRequestOptions,
  type NetworkResponse,
  PublicClientApplication,
} from "@azure/msal-browser";
import { authorityUrl, type ConsoleConfig, isMicrosoft } from "../config/config";
import { type Fields, fieldsIn } from "../lib/json";
import { createAccessTokenGetter, scopesOf } from "./access-token";
import { type Account, activeAccountId, type StartMsal, userOf } from "./auth";
import { authErrorMessage } from "./auth-errors";

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

/** Shorter than an API call's deadline: a renewal that hangs ends before the user can press Retry. */
const renewalTimeoutMs = 5_000;
/** Longer: a sign-in code can be used only once. */
const signInTimeoutMs = 15_000;

/** A redirect would resend the refresh token in the body to another address. */
const privateRequest = {
  redirect: "error",
  credentials: "omit",
  referrerPolicy: "no-referrer",
  cache: "no-store",
} as const satisfies RequestInit;

/** MSAL's own client has no timeout, follows redirects, and returns a request that hangs to later callers too. */
export class NetworkClient implements INetworkModule {
  /** If set, it gets the refresh token of a renewal, which isn't sent. */
  captureRefreshToken: ((token: string) => void) | undefined;

  sendGetRequestAsync = <T>(url: string, options?: NetworkRequestOptions): Promise<NetworkResponse<T>> =>
    this.#send("GET", url, options);
  sendPostRequestAsync = <T>(url: string, options?: NetworkRequestOptions): Promise<NetworkResponse<T>> =>
    this.#send("POST", url, options);

  async #send<T>(method: string, url: string, options?: NetworkRequestOptions): Promise<NetworkResponse<T>> {
    const { headers = {}, body, correlationId = "" } = options ?? {};
    const form = new URLSearchParams(body);
    const refreshToken = form.get("refresh_token");
    if (this.captureRefreshToken && refreshToken !== null) {
      this.captureRefreshToken(refreshToken);
      throw new AuthError("request_captured", correlationId);
    }
    const isSignIn = form.get("grant_type") === "authorization_code";
    const signal = AbortSignal.timeout(isSignIn ? signInTimeoutMs : renewalTimeoutMs);
    try {
      const response = await fetch(url, { ...privateRequest, method, headers, body: body ?? null, signal });
      // MSAL would refuse renewals for a minute, or until a clock that is set back catches up.
      if (response.status === 429 || response.status >= 500)
        throw new AuthError("temporarily_unavailable", correlationId);
      // oxlint-disable-next-line typescript/no-unsafe-assignment -- MSAL chooses T and checks the fields.
      const parsed: T = await response.json();
      return { status: response.status, headers: Object.fromEntries(response.headers), body: parsed };
    } catch (error) {
      // MSAL reports errors without a code as an unreachable network.
      throw signal.aborted ? new AuthError("request_timeout", correlationId) : error;
    }
  }
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

function clearMsalStorage(): void {
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage)) if (key.startsWith("msal.")) storage.removeItem(key);
}

async function initialize(config: Configuration): Promise<PublicClientApplication> {
  const Native = globalThis.BroadcastChannel;
  // MSAL opens its channels in the constructor.
  globalThis.BroadcastChannel = DelayedBroadcastChannel;
  const client = new PublicClientApplication(config);
  globalThis.BroadcastChannel = Native;
  await client.initialize();
  return client;
}

const createMsalClient = (config: Configuration): Promise<PublicClientApplication> =>
  initialize(config).catch(() => {
    // Corrupt cache entries make MSAL throw on every start.
    clearMsalStorage();
    return initialize(config);
  });

/** Starts MSAL and completes a sign-in that is in progress. In a chunk of its own: the login page doesn't wait for it. */
export const startMsal: StartMsal = async (identity) => {
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
    failure,
    clear,
    async signIn(another) {
      // A sign-in in progress would have left this page, so the stored status is stale.
      sessionStorage.removeItem("msal.interaction.status");
      const request = { scopes: signInScopes, redirectStartPage: window.location.href };
      return client
        .loginRedirect({ ...request, ...promptOf(identity, another) })
        .then(() => undefined, authErrorMessage);
    },
    async signOut() {
      let refreshToken = "";
      network.captureRefreshToken = (token) => (refreshToken = token);
      // MSAL doesn't expose refresh tokens. It only puts them into renewal requests.
      const renewal = { scopes, cacheLookupPolicy: CacheLookupPolicy.RefreshToken };
      if (signedIn) await client.acquireTokenSilent({ ...renewal, account: signedIn }).catch(() => undefined);
      await clear();
      await logOutAtProvider(identity, refreshToken, signedIn?.idToken);
    },
  };
};

const logoutTimeoutMs = 2_500;

const send = (url: string, init: RequestInit = {}): Promise<Response | undefined> =>
  fetch(url, { ...privateRequest, signal: AbortSignal.timeout(logoutTimeoutMs), ...init }).catch(
    () => undefined,
  );

/** The discovery document, which MSAL doesn't expose. Empty if the provider can't be reached. */
async function discover(identity: IdentityConfig): Promise<Fields> {
  if (identity.metadata) return identity.metadata;
  const url = authorityUrl(identity).replace(/\/$/, "");
  // Microsoft revokes no tokens. MSAL knows the endpoint and needs no document.
  if (isMicrosoft(identity))
    return { end_session_endpoint: url.replace(/(\/v2\.0)?$/, "/oauth2/v2.0/logout") };
  const response = await send(`${url}/.well-known/openid-configuration`);
  return fieldsIn(await response?.json().catch(() => undefined));
}

/** Revokes the refresh token, ends the provider's session if it responds, and returns to the console. */
export async function logOutAtProvider(identity: IdentityConfig, refreshToken: string, idToken?: string) {
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
  const separator = String(endSession).includes("?") ? "&" : "?";
  window.location.assign(reached ? `${String(endSession)}${separator}${query.toString()}` : "/");
}

import {
  AuthError,
  type Configuration,
  type INetworkModule,
  type NetworkRequestOptions,
  type NetworkResponse,
  PublicClientApplication,
} from "@azure/msal-browser";
import { authorityUrl, type ConsoleConfig, isMicrosoft } from "../config/config";
import { cacheLocation, clearMsalStorage } from "./msal-cache";

type IdentityConfig = ConsoleConfig["identity"];

/** A provider may issue refresh tokens without offline_access, and refuse it in a renewal. */
export function scopesOf({ scopes: configured, apiAudience }: IdentityConfig) {
  const scopes = (configured ?? [`${apiAudience}/.default`]).filter((scope) => scope !== "offline_access");
  return { scopes, signInScopes: [...scopes, "offline_access"] };
}

/** Microsoft asks who signs in only with select_account; all providers know login. */
export function promptOf(identity: IdentityConfig, another: boolean): { prompt?: string; sid?: string } {
  const chooseAccount = isMicrosoft(identity) ? "select_account" : "login";
  const values = [...(another ? [chooseAccount] : []), ...(identity.prompt?.split(" ") ?? [])];
  if (values.length === 0) return {};
  // The session ID isn't sent with a prompt. It keeps MSAL from sending the active account as a hint.
  return { prompt: [...new Set(values)].join(" "), ...(another && { sid: "none" }) };
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
export const privateRequest = {
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

async function initialize(config: Configuration): Promise<PublicClientApplication> {
  const Native = globalThis.BroadcastChannel;
  // MSAL opens its channels in the constructor.
  globalThis.BroadcastChannel = DelayedBroadcastChannel;
  const client = new PublicClientApplication(config);
  globalThis.BroadcastChannel = Native;
  await client.initialize();
  return client;
}

export const createMsalClient = (config: Configuration): Promise<PublicClientApplication> =>
  initialize(config).catch(() => {
    // Corrupt cache entries make MSAL throw on every start.
    clearMsalStorage();
    return initialize(config);
  });

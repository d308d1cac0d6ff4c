import {
  AuthError,
  type Configuration,
  type INetworkModule,
  type NetworkRequestOptions,
  type NetworkResponse,
  PublicClientApplication,
} from "@azure/msal-browser";

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

export interface NetworkClient extends INetworkModule {
  /** Calls `renew` without sending its request, and returns the refresh token in it. */
  refreshTokenSentBy: (renew: () => Promise<unknown>) => Promise<string | undefined>;
}

/** MSAL's own client has no timeout, and returns a request that hangs to later callers too. */
export function createNetworkClient(
  send: typeof fetch = fetch,
  timeoutSignal: (ms: number) => AbortSignal = (ms) => AbortSignal.timeout(ms),
): NetworkClient {
  let captureRefreshToken: ((token: string) => void) | undefined;

  async function request<T>(
    method: "GET" | "POST",
    url: string,
    { headers = {}, body, correlationId = "" }: NetworkRequestOptions = {},
  ): Promise<NetworkResponse<T>> {
    const form = new URLSearchParams(body);
    const refreshToken = form.get("refresh_token");
    if (captureRefreshToken && refreshToken !== null) {
      captureRefreshToken(refreshToken);
      throw new AuthError("request_captured", correlationId);
    }
    const isSignIn = form.get("grant_type") === "authorization_code";
    const signal = timeoutSignal(isSignIn ? signInTimeoutMs : renewalTimeoutMs);
    try {
      const response = await send(url, {
        ...privateRequest,
        method,
        headers,
        signal,
        ...(body !== undefined && { body }),
      });
      const parsed: T = await response.json();
      return { status: response.status, headers: Object.fromEntries(response.headers), body: parsed };
    } catch (error) {
      // MSAL reports errors without a code as an unreachable network.
      throw signal.aborted ? new AuthError("request_timeout", correlationId) : error;
    }
  }
  return {
    sendGetRequestAsync: (url, options) => request("GET", url, options),
    sendPostRequestAsync: (url, options) => request("POST", url, options),
    async refreshTokenSentBy(renew) {
      let captured: string | undefined;
      captureRefreshToken = (token) => (captured = token);
      try {
        await renew().catch(() => undefined);
        return captured;
      } finally {
        captureRefreshToken = undefined;
      }
    },
  };
}

const delayByChannel: Record<string, number> = { "msal.broadcast.cache": 150, "msal.broadcast.event": 500 };

/**
 * Creates an MSAL client whose broadcast channels deliver messages late.
 * msal-browser 5.24.0 to 5.29.0 rereads localStorage as soon as another tab broadcasts a change. If that tab's write
 * isn't visible to this process yet, MSAL misses the new account and deletes its key for all tabs.
 * create-msal-client.test.ts fails once that is fixed.
 */
export function createMsalClient(config: Configuration): PublicClientApplication {
  const Native = globalThis.BroadcastChannel;
  class DelayedBroadcastChannel extends Native {
    override addEventListener(
      type: string,
      listener: EventListenerOrEventListenerObject,
      options?: boolean | AddEventListenerOptions,
    ): void {
      const delay = delayByChannel[this.name];
      if (type !== "message" || delay === undefined || typeof listener !== "function")
        return super.addEventListener(type, listener, options);
      super.addEventListener(type, (event) => setTimeout(() => listener.call(this, event), delay), options);
    }
  }
  // MSAL opens its channels in the constructor.
  globalThis.BroadcastChannel = DelayedBroadcastChannel;
  try {
    return new PublicClientApplication(config);
  } finally {
    globalThis.BroadcastChannel = Native;
  }
}

import { startCountdown } from "@understudy/api";
import type { SignInDetails } from "@understudy/model";
import {
  AuthError,
  type INetworkModule,
  type NetworkRequestOptions,
  type NetworkResponse,
} from "@azure/msal-browser";

/** `status`: of the response, if there is one. */
export type ProviderRequest = Pick<SignInDetails, "address" | "status">;

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
  /** MSAL's errors don't say which request failed. */
  last: ProviderRequest | undefined;
  #capture: ((refreshToken: string) => void) | undefined;

  sendGetRequestAsync = <T>(url: string, options?: NetworkRequestOptions): Promise<NetworkResponse<T>> =>
    this.#send("GET", url, options);
  sendPostRequestAsync = <T>(url: string, options?: NetworkRequestOptions): Promise<NetworkResponse<T>> =>
    this.#send("POST", url, options);

  /** The refresh token that a renewal would send. Requests with a refresh token fail from here on. */
  async captureRefreshToken(renew: () => Promise<unknown>): Promise<string | null> {
    const captured: string[] = [];
    this.#capture = (refreshToken) => captured.push(refreshToken);
    await renew().catch(() => undefined);
    return captured[0] ?? null;
  }

  async #send<T>(method: string, url: string, options?: NetworkRequestOptions): Promise<NetworkResponse<T>> {
    const { headers = {}, body, correlationId = "" } = options ?? {};
    const form = new URLSearchParams(body);
    const refreshToken = form.get("refresh_token");
    if (this.#capture && refreshToken !== null) {
      this.#capture(refreshToken);
      throw new AuthError("request_captured", correlationId);
    }
    const isSignIn = form.get("grant_type") === "authorization_code";
    const timedOut = new AbortController();
    const { signal } = timedOut;
    const countdown = startCountdown(isSignIn ? signInTimeoutMs : renewalTimeoutMs, () => timedOut.abort());
    this.last = { address: url };
    try {
      const response = await fetch(url, { ...privateRequest, method, headers, body: body ?? null, signal });
      this.last.status = response.status;
      // MSAL would refuse renewals for a minute, or until a clock that is set back catches up.
      if (response.status === 429 || response.status >= 500)
        throw new AuthError("temporarily_unavailable", correlationId);
      // oxlint-disable-next-line typescript/no-unsafe-assignment -- MSAL chooses T and checks the fields.
      const parsed: T = await response.json();
      return { status: response.status, headers: Object.fromEntries(response.headers), body: parsed };
    } catch (error) {
      // MSAL reports errors without a code as an unreachable network.
      throw signal.aborted ? new AuthError("request_timeout", correlationId) : error;
    } finally {
      countdown.stop();
    }
  }
}

import {
  AuthError,
  type INetworkModule,
  type NetworkRequestOptions,
  type NetworkResponse,
} from "@azure/msal-browser";

/** Less than a call waits for its token: a renewal that hangs has to be over before somebody presses Retry. */
const renewalMs = 5_000;
/** A sign-in gets longer: its code can be used only once, and the page says that it is loading. */
const signInMs = 15_000;

const limitOf = (body = "") =>
  new URLSearchParams(body).get("grant_type") === "authorization_code" ? signInMs : renewalMs;

/** The library's own client waits for ever, and hands the request that hangs to everybody who asks after it. */
export function createNetworkClient(
  fetchAnswer: typeof fetch = fetch,
  timeLimit: (ms: number) => AbortSignal = (ms) => AbortSignal.timeout(ms),
): INetworkModule {
  async function send<T>(
    method: "GET" | "POST",
    url: string,
    { headers = {}, body, correlationId = "" }: NetworkRequestOptions = {},
  ): Promise<NetworkResponse<T>> {
    const signal = timeLimit(limitOf(body));
    try {
      const response = await fetchAnswer(url, {
        method,
        headers,
        signal,
        ...(body !== undefined && { body }),
      });
      const read: T = await response.json();
      return { status: response.status, headers: Object.fromEntries(response.headers), body: read };
    } catch (error) {
      // Anything without a code of its own becomes “not reachable” in the library.
      throw signal.aborted ? new AuthError("request_timeout", correlationId) : error;
    }
  }
  return {
    sendGetRequestAsync: (url, options) => send("GET", url, options),
    sendPostRequestAsync: (url, options) => send("POST", url, options),
  };
}

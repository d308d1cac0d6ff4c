import type { Failure } from "@understudy/screens/model";
import { SessionLost } from "../auth/account";
import { TimeoutError, withTimeout } from "../lib/timeout";
import { failureOf, responseFailure } from "./errors";
import { type HttpRequest, type HttpResult, requestUrl, unreadable } from "./http-request";

/** What the data layer needs from outside; tests replace it. */
export interface ApiDependencies {
  /** From `config.json`: an origin with an optional path; "" is the console's own origin. */
  baseUrl: string;
  /** The console's own origin. */
  origin: string;
  fetch: typeof globalThis.fetch;
  /** Resolves with `null` if there is no token; rejects with `SessionLost` if only a new sign-in can get one. */
  getToken: (options: { forceRefresh: boolean }) => Promise<string | null>;
  /** The provider refused to renew the session. */
  onSessionLost: (reason: SessionLost) => void;
  /** A call failed, after all retries. */
  onFailure: (failure: Failure) => void;
  isOnline: () => boolean;
  /** Whether the page at this path is mounted. */
  isPageOpen: (path: string) => boolean;
  random: () => number;
}

/** For the token, all attempts and the pauses between them. A list that streams in may take longer. */
export const requestTimeoutMs = 15_000;
/** MSAL may take 5 s for its lock and 5 s for a renewal. */
const tokenTimeoutMs = 11_000;
const maxRetries = 2;
const firstPauseMs = 300;

/** The time limit that all steps of a request share. */
class Deadline {
  readonly #controller = new AbortController();
  readonly #stopped = new AbortController();
  readonly #over: Promise<never>;
  #ends = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Also aborts with the outer signals. `AbortSignal.any()` would stay alive for as long as it has listeners. */
  constructor(outer: readonly AbortSignal[] = []) {
    this.#over = new Promise((_, reject) =>
      this.signal.addEventListener("abort", () => reject(this.signal.reason)),
    );
    this.#over.catch(() => {});
    this.restart();
    for (const each of outer) {
      const abort = () => this.#controller.abort(each.reason);
      if (each.aborted) abort();
      each.addEventListener("abort", abort, { signal: this.#stopped.signal });
    }
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  get remaining(): number {
    return this.#ends - performance.now();
  }

  readonly restart = (): void => {
    clearTimeout(this.#timer);
    this.#ends = performance.now() + requestTimeoutMs;
    this.#timer = setTimeout(() => this.#controller.abort(new TimeoutError()), requestTimeoutMs);
  };

  /** Settles with the promise, or rejects when the signal aborts. */
  race<T>(promise: Promise<T>): Promise<T> {
    return Promise.race([promise, this.#over]);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#stopped.abort();
  }
}

type TokenResult = { token: string | null } | { failure: Failure };

interface SendOptions {
  signals?: readonly AbortSignal[];
  /** For requests that can be repeated safely. */
  retries?: boolean;
}

const isTransient = ({ kind, status = 0 }: Failure) =>
  kind === "network" || (kind === "answer" && [429, 502, 503, 504].includes(status));

/** Sends requests with a token, a deadline, retries, and one token renewal after a 401 that all requests share. */
export class HttpClient {
  readonly #deps: ApiDependencies;
  #renewal: Promise<string | null> | null = null;
  /** Counts renewals, so that a request with a 401 can tell whether its token was renewed meanwhile. */
  #renewals = 0;

  constructor(dependencies: ApiDependencies) {
    this.#deps = dependencies;
  }

  async send<T>(request: HttpRequest<T>, options: SendOptions = {}): Promise<HttpResult<T>> {
    const deadline = new Deadline(options.signals);
    try {
      const result = await this.#sendBefore(deadline, request, options);
      const isAborted = options.signals?.some(({ aborted }) => aborted) === true;
      if (result.error !== undefined && !isAborted) this.#deps.onFailure(result.error);
      return result;
    } finally {
      deadline.stop();
    }
  }

  async #sendBefore<T>(
    deadline: Deadline,
    request: HttpRequest<T>,
    { retries: mayRetry = false }: SendOptions,
  ): Promise<HttpResult<T>> {
    const url = requestUrl(request, this.#deps);
    if (url === null) return { error: { ...failureOf("unreadable", request), unsent: true } };
    if (request.method !== "GET" && !this.#deps.isOnline())
      return { error: { ...failureOf("network", request), unsent: true } };
    const renewals = this.#renewals;
    let held = await this.#token(request, deadline, () => this.#deps.getToken({ forceRefresh: false }));
    if ("failure" in held) return { error: { ...held.failure, unsent: true } };
    let renewed = false;
    for (let retries = 0; ;) {
      const result = await this.#attempt(request, url, held.token, deadline);
      if (result.error === undefined) return result;
      if (result.error.status === 401) {
        if (renewed) return { error: sessionEnded(result.error) };
        renewed = true;
        held = await this.#token(request, deadline, () => this.#renew(renewals));
        if ("failure" in held)
          return { error: held.failure.kind === "session" ? held.failure : result.error };
        continue;
      }
      if (!mayRetry || retries === maxRetries || !isTransient(result.error)) return result;
      const pause = this.#pauseBefore(retries, result.error);
      if (pause >= deadline.remaining) return result;
      await deadline.race(new Promise((resolve) => setTimeout(resolve, pause))).catch(() => {});
      if (deadline.signal.aborted) return result;
      retries += 1;
    }
  }

  async #attempt<T>(
    request: HttpRequest<T>,
    url: string,
    token: string | null,
    deadline: Deadline,
  ): Promise<HttpResult<T>> {
    const { signal, restart } = deadline;
    try {
      const response = await deadline.race(this.#deps.fetch(url, fetchOptions(request, token, signal)));
      if (!response.ok) {
        const body = await deadline.race(response.text()).catch(() => "");
        return { error: responseFailure(request, response, body) };
      }
      const data = await deadline.race(request.decode(response, signal, restart));
      return data === unreadable ? { error: failureOf("unreadable", request, response) } : { data };
    } catch {
      return { error: failureOf(signal.reason instanceof TimeoutError ? "timeout" : "network", request) };
    }
  }

  async #token(
    request: HttpRequest<unknown>,
    deadline: Deadline,
    getToken: () => Promise<string | null>,
  ): Promise<TokenResult> {
    try {
      return { token: await deadline.race(withTimeout(tokenTimeoutMs, getToken())) };
    } catch (error) {
      if (error instanceof SessionLost) {
        this.#deps.onSessionLost(error);
        return { failure: failureOf("session", request) };
      }
      return { failure: failureOf(error instanceof TimeoutError ? "timeout" : "network", request) };
    }
  }

  /** Joins the renewal in flight; skips it if another request renewed the token since this one was sent. */
  #renew(renewalsWhenSent: number): Promise<string | null> {
    if (this.#renewals !== renewalsWhenSent) return this.#deps.getToken({ forceRefresh: false });
    this.#renewal ??= withTimeout(tokenTimeoutMs, this.#deps.getToken({ forceRefresh: true }))
      .then((token) => {
        this.#renewals += 1;
        return token;
      })
      .finally(() => {
        this.#renewal = null;
      });
    return this.#renewal;
  }

  #pauseBefore(retries: number, { retryAfter = 0 }: Failure): number {
    const jittered = firstPauseMs * 2 ** retries * (0.5 + this.#deps.random());
    return Math.max(jittered, retryAfter * 1000);
  }
}

function sessionEnded({ details }: Failure): Failure {
  return { kind: "session", status: 401, ...(details && { details }) };
}

function fetchOptions(request: HttpRequest<unknown>, token: string | null, signal: AbortSignal): RequestInit {
  return {
    method: request.method,
    headers: {
      "Content-Type": "application/json",
      ...(token !== null && { Authorization: `Bearer ${token}` }),
    },
    ...(request.body !== undefined && { body: JSON.stringify(request.body) }),
    signal,
    credentials: "omit",
    // Keeps responses out of the disk cache, which accounts share.
    cache: "no-store",
    // A redirect could send the token, or repeat a write, to another origin.
    redirect: "error",
  };
}

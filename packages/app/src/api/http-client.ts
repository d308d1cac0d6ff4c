import type { Failure } from "@understudy/screens/model";
import { SessionLost } from "../auth/account";
import { type Clock, type Deadline, startDeadline, TimeoutError, withTimeout } from "./deadline";
import type { Scheduler } from "../lib/scheduler";
import { failureOf, responseFailure, unsentFailure } from "./errors";
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
  clock: Clock;
  random: () => number;
  scheduler: Scheduler;
}

/** For the token, all attempts and the pauses between them. A list that streams in may take longer. */
export const requestTimeoutMs = 15_000;
/** MSAL may take 5 s for its lock and 5 s for a renewal. */
const tokenTimeoutMs = 11_000;
const maxRetries = 2;
const firstPauseMs = 300;

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
    const deadline = startDeadline(this.#deps.clock, requestTimeoutMs, options.signals);
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
    if (url === null) return { error: unsentFailure("unreadable", request, this.#deps.clock.now()) };
    if (request.method !== "GET" && !this.#deps.isOnline())
      return { error: unsentFailure("network", request, this.#deps.clock.now()) };
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
      if (pause >= deadline.remaining() || !(await this.#waited(deadline, pause))) return result;
      retries += 1;
    }
  }

  async #attempt<T>(
    request: HttpRequest<T>,
    url: string,
    token: string | null,
    deadline: Deadline,
  ): Promise<HttpResult<T>> {
    const { clock, fetch } = this.#deps;
    try {
      const response = await deadline.race(fetch(url, fetchOptions(request, token, deadline.signal)));
      if (!response.ok) {
        const body = await deadline.race(response.text()).catch(() => "");
        return { error: responseFailure(request, clock.now(), response, body) };
      }
      const data = await deadline.race(request.decode(response, deadline.signal, deadline.restart));
      return data === unreadable
        ? { error: failureOf("unreadable", request, clock.now(), response) }
        : { data };
    } catch {
      const kind = deadline.signal.reason instanceof TimeoutError ? "timeout" : "network";
      return { error: failureOf(kind, request, clock.now()) };
    }
  }

  async #token(
    request: HttpRequest<unknown>,
    deadline: Deadline,
    getToken: () => Promise<string | null>,
  ): Promise<TokenResult> {
    const { clock } = this.#deps;
    try {
      return { token: await deadline.race(withTimeout(clock, tokenTimeoutMs, getToken())) };
    } catch (error) {
      if (error instanceof SessionLost) {
        this.#deps.onSessionLost(error);
        return { failure: failureOf("session", request, clock.now()) };
      }
      const kind = error instanceof TimeoutError ? "timeout" : "network";
      return { failure: failureOf(kind, request, clock.now()) };
    }
  }

  /** Joins the renewal in flight; skips it if another request renewed the token since this one was sent. */
  #renew(renewalsWhenSent: number): Promise<string | null> {
    if (this.#renewals !== renewalsWhenSent) return this.#deps.getToken({ forceRefresh: false });
    this.#renewal ??= withTimeout(
      this.#deps.clock,
      tokenTimeoutMs,
      this.#deps.getToken({ forceRefresh: true }),
    )
      .then((token) => {
        this.#renewals += 1;
        return token;
      })
      .finally(() => {
        this.#renewal = null;
      });
    return this.#renewal;
  }

  #pauseBefore(retries: number, { retryAfter }: Failure): number {
    const jittered = firstPauseMs * 2 ** retries * (0.5 + this.#deps.random());
    return Math.max(jittered, (retryAfter ?? 0) * 1000);
  }

  async #waited(deadline: Deadline, pause: number): Promise<boolean> {
    try {
      await deadline.wait(pause);
      return true;
    } catch {
      return false;
    }
  }
}

function sessionEnded({ details }: Failure): Failure {
  return { kind: "session", status: 401, ...(details === undefined ? {} : { details }) };
}

function fetchOptions(request: HttpRequest<unknown>, token: string | null, signal: AbortSignal): RequestInit {
  return {
    method: request.method,
    headers: {
      "Content-Type": "application/json",
      ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
    },
    ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
    signal,
    credentials: "omit",
    // Keeps responses out of the disk cache, which accounts share.
    cache: "no-store",
    // A redirect could send the token, or repeat a write, to another origin.
    redirect: "error",
  };
}

import type { Failure, FailureKind } from "@understudy/model";
import { parseJson } from "./json";
import { type Countdown, startCountdown, TimeoutError, withTimeout } from "./timeout";
import { type Decoded, unreadable } from "./decoding";
import { failureOf, responseFailure } from "./errors";
import { fetchOptions, type HttpRequest, requestUrl } from "./request";
import { SessionLost } from "./session-lost";

/** Rejects with `ConnectionLost` if the connection breaks. `onProgress` restarts the time limit. */
export type BodyReader<T> = (
  response: Response,
  reading: { signal: AbortSignal; onProgress: () => void },
) => Promise<Decoded<T>>;

export type HttpResult<T> =
  | { data: T; response: Response; error?: undefined }
  | { error: Failure; data?: undefined };

class ConnectionLost extends Error {
  override readonly name = "ConnectionLost";
}

/** Tells a lost connection from an exception in our code, which is no reason to retry. */
export const orConnectionLost = <T>(received: Promise<T>): Promise<T> =>
  received.catch((cause: unknown) => {
    throw new ConnectionLost("The connection was lost", { cause });
  });

/** A response without a content type may be JSON. */
export function mayBeJson(response: Response): boolean {
  const type = response.headers.get("content-type");
  return type === null || /^[^;]*[/+]json\b/i.test(type);
}

/** An empty body is `null`. */
const readJson: BodyReader<unknown> = async (response) => {
  const text = await orConnectionLost(response.text());
  if (text.trim() === "") return null;
  const body = mayBeJson(response) ? parseJson(text) : undefined;
  return body === undefined ? unreadable : body;
};

export interface ApiDependencies {
  baseUrl: string;
  fetch: typeof globalThis.fetch;
  /** Resolves with `null` if there is no token; rejects with `SessionLost` if only a new sign-in can get one. */
  getToken: (options: { forceRefresh: boolean }) => Promise<string | null>;
  /** The provider refused to renew the session. */
  onSessionLost: (reason: SessionLost) => void;
  isOnline: () => boolean;
  /** Of the console, for the details of a failure. */
  version: string;
}

/** For the token, all attempts and the pauses between them. A list that streams in may take longer. */
export const requestTimeoutMs = 15_000;
/** MSAL may take 5 s for its lock and 5 s for a renewal. */
const tokenTimeoutMs = 11_000;
/** A token that is refused this soon hasn't ended: the API doesn't accept it. */
const newTokenMs = 60_000;
const maxRetries = 2;
const firstPauseMs = 300;

/** The time limit that all steps of a request share. */
class Deadline {
  readonly #controller = new AbortController();
  readonly #stopped = new AbortController();
  readonly signal = this.#controller.signal;
  readonly #over = new Promise<never>((_, reject) =>
    this.signal.addEventListener("abort", () => reject(this.signal.reason)),
  );
  #countdown: Countdown | undefined;

  /** Also aborts with the outer signals. `AbortSignal.any()` would stay alive for as long as it has listeners. */
  constructor(outer: readonly AbortSignal[]) {
    this.#over.catch(() => {});
    this.restart();
    for (const each of outer) {
      const abort = () => this.#controller.abort(each.reason);
      if (each.aborted) abort();
      each.addEventListener("abort", abort, { signal: this.#stopped.signal });
    }
  }

  readonly restart = (): void => {
    this.#countdown?.stop();
    this.#countdown = startCountdown(requestTimeoutMs, () => this.#controller.abort(new TimeoutError()));
  };

  /** Settles with the promise, or rejects when the signal aborts. */
  race<T>(promise: Promise<T>): Promise<T> {
    return Promise.race([promise, this.#over]);
  }

  /** Returns false at once if that would take too long, or when the signal aborts. */
  async pause(ms: number): Promise<boolean> {
    if (ms >= (this.#countdown?.left() ?? 0)) return false;
    await this.race(new Promise((resolve) => setTimeout(resolve, ms))).catch(() => {});
    return !this.signal.aborted;
  }

  stop(): void {
    this.#countdown?.stop();
    this.#stopped.abort();
  }
}

const isTransient = ({ kind, status = 0 }: Failure) =>
  kind === "network" || (kind === "answer" && [429, 502, 503, 504].includes(status));

interface SendOptions {
  signals?: readonly AbortSignal[];
  /** Only requests that can be repeated safely may be retried. */
  retries?: boolean;
}

/** Sends requests with a token, a deadline, retries, and one token renewal after a 401 that all requests share. */
export class HttpClient {
  #renewal: Promise<string | null> | null = null;
  /** A new token that the API refused. Another new one wouldn't help. */
  #refused: string | null | undefined;
  #newUntil = 0;

  constructor(private readonly deps: ApiDependencies) {}

  async send(request: HttpRequest, options?: SendOptions): Promise<HttpResult<unknown>>;
  async send<T>(request: HttpRequest, options: SendOptions, read: BodyReader<T>): Promise<HttpResult<T>>;
  async send(
    request: HttpRequest,
    { signals = [], retries = false }: SendOptions = {},
    read: BodyReader<unknown> = readJson,
  ): Promise<HttpResult<unknown>> {
    const deadline = new Deadline(signals);
    try {
      return await this.#sendUntil(deadline, request, read, retries ? maxRetries : 0);
    } finally {
      deadline.stop();
    }
  }

  /** The failure of a request, of which the user sees the details. */
  failureOf(kind: FailureKind, request: HttpRequest, response?: Response): Failure {
    return failureOf(kind, this.#target(request), response);
  }

  #target({ method, pattern }: HttpRequest) {
    const { baseUrl, version } = this.deps;
    return { method, pattern, baseUrl, version };
  }

  async #sendUntil(
    deadline: Deadline,
    request: HttpRequest,
    read: BodyReader<unknown>,
    mostRetries: number,
  ): Promise<HttpResult<unknown>> {
    const url = requestUrl(request, this.deps.baseUrl);
    if (url === null) return { error: { ...this.failureOf("unreadable", request), unsent: true } };
    if (request.method !== "GET" && !this.deps.isOnline())
      return { error: { ...this.failureOf("network", request), unsent: true } };
    const token = await this.#inTime(request, deadline, this.deps.getToken({ forceRefresh: false }));
    if (token.error) return { error: { ...token.error, unsent: true } };

    const attempt = (data: string | null) => this.#attempt(request, read, url, data, deadline);
    for (let retries = 0; ; retries += 1) {
      const result = await this.#sendWithToken(deadline, request, attempt, token.data);
      if (result.error === undefined || retries === mostRetries || !isTransient(result.error)) return result;
      if (!(await deadline.pause(pauseBefore(retries, result.error)))) return result;
    }
  }

  /** Sends a request, and again with a new token if the API refuses this one. */
  async #sendWithToken(
    deadline: Deadline,
    request: HttpRequest,
    attempt: (token: string | null) => Promise<HttpResult<unknown>>,
    token: string | null,
  ): Promise<HttpResult<unknown>> {
    const first = await attempt(token);
    if (first.error?.status !== 401) return first;
    if (token === this.#refused) return { error: this.#sessionEnded(first.error) };

    const renewed = await this.#inTime(request, deadline, this.#renew(token));
    if (renewed.error) return { error: renewed.error.kind === "session" ? renewed.error : first.error };
    const second = await attempt(renewed.data);
    if (second.error?.status !== 401) return second;
    this.#refused = renewed.data;
    // Some providers return the same token until it expires.
    this.#newUntil = renewed.data === token ? 0 : performance.now() + newTokenMs;
    return { error: this.#sessionEnded(second.error) };
  }

  async #attempt(
    request: HttpRequest,
    read: BodyReader<unknown>,
    url: string,
    token: string | null,
    deadline: Deadline,
  ): Promise<HttpResult<unknown>> {
    const { signal, restart: onProgress } = deadline;
    try {
      const sent = orConnectionLost(this.deps.fetch(url, fetchOptions(request, token, signal)));
      const response = await deadline.race(sent);
      if (!response.ok) {
        const body = await deadline.race(response.text()).catch(() => "");
        return { error: responseFailure(this.#target(request), response, body) };
      }
      const data = await deadline.race(read(response, { signal, onProgress }));
      return data === unreadable
        ? { error: this.failureOf("unreadable", request, response) }
        : { data, response };
    } catch (error) {
      if (signal.reason instanceof TimeoutError) return { error: this.failureOf("timeout", request) };
      if (signal.aborted || error instanceof ConnectionLost)
        return { error: this.failureOf("network", request) };
      throw error;
    }
  }

  async #inTime(
    request: HttpRequest,
    deadline: Deadline,
    token: Promise<string | null>,
  ): Promise<{ data: string | null; error?: undefined } | { error: Failure }> {
    try {
      return { data: await deadline.race(withTimeout(tokenTimeoutMs, token)) };
    } catch (error) {
      if (error instanceof SessionLost) {
        this.deps.onSessionLost(error);
        return { error: this.failureOf("session", request) };
      }
      return { error: this.failureOf(error instanceof TimeoutError ? "timeout" : "network", request) };
    }
  }

  #sessionEnded({ details }: Failure): Failure {
    const isTokenNew = performance.now() < this.#newUntil;
    return { kind: "session", status: 401, ...(isTokenNew && { isTokenNew }), ...(details && { details }) };
  }

  /** Joins the renewal in flight. Skipped if another request or tab has renewed the token meanwhile. */
  async #renew(old: string | null): Promise<string | null> {
    const current = this.#renewal ? old : await this.deps.getToken({ forceRefresh: false });
    if (current !== old) return current;
    this.#renewal ??= withTimeout(tokenTimeoutMs, this.deps.getToken({ forceRefresh: true })).finally(
      () => (this.#renewal = null),
    );
    return this.#renewal;
  }
}

const pauseBefore = (retries: number, { retryAfter = 0 }: Failure) =>
  Math.max(firstPauseMs * 2 ** retries * (0.5 + Math.random()), retryAfter * 1000);

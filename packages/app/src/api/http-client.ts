import { type Failure, isAddressable } from "@understudy/model";
import { SessionLost } from "../auth/auth";
import { TimeoutError, withTimeout } from "../lib/timeout";
import type { BodyOf, PathOf } from "./api-types";
import { type Decoded, unreadable } from "./decoding";
import { failureOf, responseFailure } from "./errors";

/** `responseUrl` is what relative URLs in the body are resolved against. */
type BodyDecoder<T> = (body: unknown, responseUrl: string) => Decoded<T>;

type Path = `/v1/${string}`;

export interface RequestTarget {
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** Of the API. Set by the client. */
  baseUrl?: string;
  /** Joined to the configured base URL; `{id}` is replaced by the encoded `id`. */
  pattern: Path;
  id?: string;
  /** `undefined` values are left out. */
  query?: Readonly<Record<string, string | undefined>>;
}

export interface HttpRequest<T> extends RequestTarget {
  body?: unknown;
  /** Rejects only if the connection breaks. `onProgress` restarts the time limit while a list arrives. */
  decode: (response: Response, signal: AbortSignal, onProgress: () => void) => Promise<Decoded<T>>;
}

export type HttpResult<T> = { data: T; error?: undefined } | { error: Failure; data?: undefined };

export const get = <T>(
  pattern: PathOf<"GET">,
  decode: BodyDecoder<T>,
  options: Pick<RequestTarget, "id" | "query"> = {},
): HttpRequest<T> => ({ method: "GET", pattern, ...options, decode: decodeJson(decode) });

interface WriteOptions<T> {
  id?: string;
  body?: unknown;
  /** For a response that carries data; any other JSON, or an empty body, is ignored. */
  decode?: BodyDecoder<T>;
}

const write =
  <Method extends "POST" | "PUT" | "DELETE">(method: Method) =>
  <P extends Path & PathOf<Method>, T = null>(
    pattern: P,
    options: WriteOptions<T> & BodyOf<`${Method} ${P}`>,
  ): HttpRequest<T | null> => {
    const { decode = () => null, ...rest }: WriteOptions<T | null> = options;
    return { method, pattern, ...rest, decode: decodeJson(decode) };
  };

export const post = write("POST");
export const put = write("PUT");
export const del = write("DELETE");

/** A response without a content type may be JSON. */
export function mayBeJson(response: Response): boolean {
  const type = response.headers.get("content-type");
  return type === null || /^[^;]*[/+]json\b/i.test(type);
}

/** Reads the whole body; an empty body decodes as `null`. */
function decodeJson<T>(decode: BodyDecoder<T>): HttpRequest<T>["decode"] {
  return async (response) => {
    const text = await response.text();
    try {
      if (text.trim() === "") return decode(null, response.url);
      return mayBeJson(response) ? decode(JSON.parse(text), response.url) : unreadable;
    } catch {
      return unreadable;
    }
  };
}

function queryOf(query: RequestTarget["query"]): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) if (value !== undefined) search.set(name, value);
  return search.size === 0 ? "" : `?${search.toString()}`;
}

/** Always below the base URL, on its origin; `null` for an ID that could change the path (`..`, `a/b`). */
export function requestUrl({ pattern, id = "", query }: RequestTarget, baseUrl: string): string | null {
  if (pattern.includes("{id}") && !isAddressable(id)) return null;
  const base = new URL(baseUrl);
  const path = pattern.replace("{id}", () => encodeURIComponent(id));
  return `${base.origin}${base.pathname.replace(/\/+$/, "")}${path}${queryOf(query)}`;
}

export interface ApiDependencies {
  baseUrl: string;
  fetch: typeof globalThis.fetch;
  /** Resolves with `null` if there is no token; rejects with `SessionLost` if only a new sign-in can get one. */
  getToken: (options: { forceRefresh: boolean }) => Promise<string | null>;
  /** The provider refused to renew the session. */
  onSessionLost: (reason: SessionLost) => void;
  /** A call failed, after all retries. */
  onFailure: (failure: Failure) => void;
  isOnline: () => boolean;
  isPageOpen: (path: string) => boolean;
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
  #ends = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

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
    clearTimeout(this.#timer);
    this.#ends = performance.now() + requestTimeoutMs;
    this.#timer = setTimeout(() => this.#controller.abort(new TimeoutError()), requestTimeoutMs);
  };

  /** Settles with the promise, or rejects when the signal aborts. */
  race<T>(promise: Promise<T>): Promise<T> {
    return Promise.race([promise, this.#over]);
  }

  /** Returns false at once if that would take too long, or when the signal aborts. */
  async pause(ms: number): Promise<boolean> {
    if (ms >= this.#ends - performance.now()) return false;
    await this.race(new Promise((resolve) => setTimeout(resolve, ms))).catch(() => {});
    return !this.signal.aborted;
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#stopped.abort();
  }
}

const isTransient = ({ kind, status = 0 }: Failure) =>
  kind === "network" || (kind === "answer" && [429, 502, 503, 504].includes(status));

/** Sends requests with a token, a deadline, retries, and one token renewal after a 401 that all requests share. */
export class HttpClient {
  #renewal: Promise<string | null> | null = null;
  /** A new token that the API refused. Another new one wouldn't help. */
  #refused: string | null | undefined;
  #newUntil = 0;

  constructor(private readonly deps: ApiDependencies) {}

  async send<T>(
    request: HttpRequest<T>,
    // Only requests that can be repeated safely may be retried.
    { signals = [], retries = false }: { signals?: readonly AbortSignal[]; retries?: boolean } = {},
  ): Promise<HttpResult<T>> {
    const deadline = new Deadline(signals);
    try {
      const result = await this.#sendUntil(
        deadline,
        { ...request, baseUrl: this.deps.baseUrl },
        retries ? maxRetries : 0,
      );
      const isAborted = signals.some(({ aborted }) => aborted);
      if (result.error !== undefined && !isAborted) this.deps.onFailure(result.error);
      return result;
    } finally {
      deadline.stop();
    }
  }

  async #sendUntil<T>(
    deadline: Deadline,
    request: HttpRequest<T>,
    mostRetries: number,
  ): Promise<HttpResult<T>> {
    const url = requestUrl(request, this.deps.baseUrl);
    if (url === null) return { error: { ...failureOf("unreadable", request), unsent: true } };
    if (request.method !== "GET" && !this.deps.isOnline())
      return { error: { ...failureOf("network", request), unsent: true } };
    const token = await this.#token(request, deadline, () => this.deps.getToken({ forceRefresh: false }));
    if (token.error) return { error: { ...token.error, unsent: true } };

    for (let retries = 0; ; retries += 1) {
      const result = await this.#sendWithToken(deadline, request, url, token.data);
      if (result.error === undefined || retries === mostRetries || !isTransient(result.error)) return result;
      if (!(await deadline.pause(pauseBefore(retries, result.error)))) return result;
    }
  }

  /** Sends a request, and again with a new token if the API refuses this one. */
  async #sendWithToken<T>(
    deadline: Deadline,
    request: HttpRequest<T>,
    url: string,
    token: string | null,
  ): Promise<HttpResult<T>> {
    const first = await this.#attempt(request, url, token, deadline);
    if (first.error?.status !== 401) return first;
    if (token === this.#refused) return { error: this.#sessionEnded(first.error) };

    const renewed = await this.#token(request, deadline, () => this.#renew(token));
    if (renewed.error) return { error: renewed.error.kind === "session" ? renewed.error : first.error };
    const second = await this.#attempt(request, url, renewed.data, deadline);
    if (second.error?.status !== 401) return second;
    this.#refused = renewed.data;
    // Some providers return the same token until it expires.
    this.#newUntil = renewed.data === token ? 0 : performance.now() + newTokenMs;
    return { error: this.#sessionEnded(second.error) };
  }

  async #attempt<T>(
    request: HttpRequest<T>,
    url: string,
    token: string | null,
    deadline: Deadline,
  ): Promise<HttpResult<T>> {
    const { signal, restart } = deadline;
    try {
      const response = await deadline.race(this.deps.fetch(url, fetchOptions(request, token, signal)));
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
  ): Promise<HttpResult<string | null>> {
    try {
      return { data: await deadline.race(withTimeout(tokenTimeoutMs, getToken())) };
    } catch (error) {
      if (error instanceof SessionLost) {
        this.deps.onSessionLost(error);
        return { error: failureOf("session", request) };
      }
      return { error: failureOf(error instanceof TimeoutError ? "timeout" : "network", request) };
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

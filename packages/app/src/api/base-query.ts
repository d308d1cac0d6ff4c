import {
  type ApiDependencies,
  HttpClient,
  type HttpRequest,
  type HttpResult,
  isTooEarly,
  JsonResponse,
  mayHaveTakenEffect,
} from "@understudy/api";
import type { BaseQueryApi, BaseQueryFn } from "@reduxjs/toolkit/query/react";
import type { Failure } from "@understudy/model";
import type { Tag } from "./tags";

export interface EndpointOptions {
  /** Mutations on the same resource (and ID) run one after another. */
  resource?: string;
  /** Queries in flight restart after a mutation that changes what they return. */
  changes?: readonly Tag[];
  /** Whether a query is retried; by default, unless old data is on screen and the last attempt failed. */
  retries?: boolean;
}

export interface StoreDependencies extends ApiDependencies {
  /** A call failed, after all retries. */
  onFailure: (failure: Failure) => void;
  /** Code of the console threw: a listener of an action, or an endpoint. */
  onError: (error: unknown) => void;
  isPageOpen: (path: string) => boolean;
}

/** What the requests of a session share: its store's thunk extra argument. */
export class ApiServices {
  readonly http: HttpClient;
  /** The lists that are being loaded, by filter. */
  readonly listsArriving = new Map<string, AbortController>();
  /** How each query ended the last time, by its cache key. */
  readonly #results = new Map<string, { failure: Failure | null; hasData: boolean }>();
  readonly #lastOf = new Map<string, Promise<unknown>>();
  readonly #changes = new Map<string, AbortController>();
  #requests = 0;

  constructor(readonly dependencies: StoreDependencies) {
    this.http = new HttpClient(dependencies);
  }

  /** Orders answers by their requests: the clock may be set back. */
  nextRequest(): number {
    this.#requests += 1;
    return this.#requests;
  }

  ended({ queryCacheKey: key = "" }: BaseQueryApi, failure: Failure | null): void {
    const hasData = failure === null || this.#results.get(key)?.hasData === true;
    this.#results.set(key, { failure, hasData });
  }

  /** The last failure, if it asked for a pause that isn't over and the user doesn't ask again. */
  tooEarly({ queryCacheKey: key = "", forced = false }: BaseQueryApi): Failure | null {
    const failure = this.#results.get(key)?.failure ?? null;
    return failure !== null && !forced && isTooEarly(failure) ? failure : null;
  }

  /** With old data on screen, the next poll is the retry of one that failed. */
  mayRetry({ queryCacheKey: key = "" }: BaseQueryApi): boolean {
    const last = this.#results.get(key);
    return last === undefined || last.failure === null || !last.hasData;
  }

  inTurn<T>(key: string, task: () => Promise<T>): Promise<T> {
    const running = this.#lastOf.get(key)?.then(task, task) ?? task();
    this.#lastOf.set(key, running);
    return running;
  }

  /** Aborts with the next change of what this query returns. */
  changeOf(tag: string): AbortSignal {
    const change = this.#changes.get(tag) ?? new AbortController();
    this.#changes.set(tag, change);
    return change.signal;
  }

  changed(changes: readonly string[]): void {
    for (const tag of changes) {
      this.#changes.get(tag)?.abort();
      this.#changes.delete(tag);
    }
  }
}

/** RTK Query types the extra argument as `unknown`. */
export function servicesOf(extra: unknown): ApiServices {
  if (extra instanceof ApiServices) return extra;
  throw new Error("The store was created without ApiServices");
}

type BaseQuery = BaseQueryFn<HttpRequest, JsonResponse, Failure, EndpointOptions>;

export const baseQuery: BaseQuery = async (request, api, options) => {
  const { http } = servicesOf(api.extra);
  const result =
    api.type === "query" ? await sendQuery(request, api, options) : await sendMutation(request, api, options);
  if (result.error !== undefined) return { error: result.error };
  const { data, response } = result;
  const failure = () => http.failureOf("unreadable", request, response);
  return { data: new JsonResponse(data, response.url, failure) };
};

/** Sends a query, again if a mutation changed meanwhile what it returns: RTK Query doesn't refetch queries in flight. */
async function sendQuery(
  request: HttpRequest,
  api: BaseQueryApi,
  options: EndpointOptions = {},
): Promise<HttpResult<unknown>> {
  const services = servicesOf(api.extra);
  const early = services.tooEarly(api);
  if (early !== null) return { error: early };
  const retries = options.retries ?? services.mayRetry(api);
  for (;;) {
    const change = services.changeOf(api.endpoint);
    const result = await services.http.send(request, { signals: [api.signal, change], retries });
    if (api.signal.aborted) return result;
    if (change.aborted) continue;
    services.ended(api, result.error ?? null);
    return result;
  }
}

function sendMutation(
  request: HttpRequest,
  api: BaseQueryApi,
  { changes = [], resource }: EndpointOptions = {},
): Promise<HttpResult<unknown>> {
  const services = servicesOf(api.extra);
  const send = async () => {
    const result = await services.http.send(request, { signals: [api.signal] });
    if (!isRefused(result.error)) services.changed(changes);
    return result;
  };
  return resource === undefined ? send() : services.inTurn(`${resource}/${request.id ?? ""}`, send);
}

export const isRefused = (error: Failure | undefined) => error !== undefined && !mayHaveTakenEffect(error);

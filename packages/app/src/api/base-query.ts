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
  readonly results = new Map<string, { failure: Failure | null; hasData: boolean }>();
  readonly #lastOf = new Map<string, Promise<unknown>>();
  readonly #changes = new Map<string, AbortController>();

  constructor(readonly dependencies: StoreDependencies) {
    this.http = new HttpClient(dependencies);
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
    api.type === "query" ? await sendQuery(request, api) : await sendMutation(request, api, options);
  if (result.error !== undefined) return { error: result.error };
  const { data, response } = result;
  const failure = () => http.failureOf("unreadable", request, response);
  return { data: new JsonResponse(data, response.url, failure) };
};

/** Sends a query, again if a mutation changed meanwhile what it returns: RTK Query doesn't refetch queries in flight. */
async function sendQuery(request: HttpRequest, api: BaseQueryApi): Promise<HttpResult<unknown>> {
  const services = servicesOf(api.extra);
  const { queryCacheKey: key = "" } = api;
  const last = services.results.get(key);
  if (last?.failure && api.forced !== true && isTooEarly(last.failure)) return { error: last.failure };
  for (;;) {
    const change = services.changeOf(api.endpoint);
    // With old data on screen, the next poll is the retry.
    const retries = last === undefined || last.failure === null || !last.hasData;
    const result = await services.http.send(request, { signals: [api.signal, change], retries });
    if (api.signal.aborted) return result;
    if (change.aborted) continue;
    const { error: failure = null } = result;
    services.results.set(key, { failure, hasData: failure === null || last?.hasData === true });
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

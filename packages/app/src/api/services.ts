import type { BaseQueryApi } from "@reduxjs/toolkit/query/react";
import type { Failure } from "@understudy/screens/model";
import { reportIncident } from "../reporting/incidents";
import { type ApiDependencies, HttpClient } from "./http-client";
import type { HttpResult } from "./http-request";

const freshMs = 5_000;

/**
 * RTK Query refetches a failed query on mount, so a failed prefetch would send the request twice. For a few seconds, a
 * query without `forceRefetch` gets the same failure instead.
 */
class RecentFailures {
  readonly #failures = new Map<string, { failure: Failure; at: number }>();

  async reuse<T>(
    { queryCacheKey = "", forced = false, signal }: Pick<BaseQueryApi, "queryCacheKey" | "forced" | "signal">,
    send: () => Promise<HttpResult<T>>,
  ): Promise<HttpResult<T>> {
    const recent = this.#failures.get(queryCacheKey);
    if (recent !== undefined && !forced && performance.now() - recent.at < freshMs)
      return { error: recent.failure };
    const result = await send();
    if (result.error === undefined) this.#failures.delete(queryCacheKey);
    else if (!signal.aborted)
      this.#failures.set(queryCacheKey, { failure: result.error, at: performance.now() });
    return result;
  }
}

/** Runs tasks with the same key one after another. */
class KeyedQueue {
  readonly #last = new Map<string, Promise<unknown>>();

  async run<T>(key: string, task: () => Promise<T>): Promise<T> {
    const running = this.#last.get(key)?.then(task, task) ?? task();
    this.#last.set(key, running);
    try {
      return await running;
    } finally {
      if (this.#last.get(key) === running) this.#last.delete(key);
    }
  }
}

/** What endpoints and thunks share, one set per store: its thunk extra argument. */
export class ApiServices {
  readonly dependencies: ApiDependencies;
  readonly http: HttpClient;
  readonly recentFailures = new RecentFailures();
  /** The lists that are being loaded, by filter. */
  readonly listsArriving = new Map<string, AbortController>();
  readonly queue = new KeyedQueue();
  #queriesOutdated = new AbortController();

  constructor(dependencies: ApiDependencies) {
    this.dependencies = dependencies;
    this.http = new HttpClient(dependencies);
  }

  /** Aborted when a mutation ends: responses of the queries in flight may predate it. */
  get outdated(): AbortSignal {
    return this.#queriesOutdated.signal;
  }

  outdateQueries(): void {
    this.#queriesOutdated.abort();
    this.#queriesOutdated = new AbortController();
  }
}

/** RTK Query types the extra argument as `unknown`. */
export function servicesOf(extra: unknown): ApiServices {
  if (extra instanceof ApiServices) return extra;
  throw new Error("The store was created without ApiServices");
}

export const browserDependencies = (): Omit<
  ApiDependencies,
  "baseUrl" | "getToken" | "onSessionLost" | "isPageOpen"
> => ({
  origin: window.location.origin,
  fetch: (input, init) => globalThis.fetch(input, init),
  isOnline: () => navigator.onLine,
  onFailure: (failure) => reportIncident({ kind: "api", failure }),
  random: Math.random,
});

import type { BaseQueryApi } from "@reduxjs/toolkit/query/react";
import type { Failure } from "@understudy/screens/model";
import type { Clock } from "./dependencies";
import type { HttpResult } from "./http-request";

const freshMs = 5_000;

/**
 * RTK Query refetches a failed query on mount, so a failed prefetch would send the request twice. For a few seconds, a
 * query without `forceRefetch` gets the same failure instead.
 */
export class RecentFailures {
  readonly #clock: Clock;
  readonly #failures = new Map<string, { failure: Failure; at: number }>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  async reuse<T>(
    { queryCacheKey = "", forced = false, signal }: Pick<BaseQueryApi, "queryCacheKey" | "forced" | "signal">,
    send: () => Promise<HttpResult<T>>,
  ): Promise<HttpResult<T>> {
    const recent = this.#failures.get(queryCacheKey);
    if (recent !== undefined && !forced && this.#clock.now() - recent.at < freshMs)
      return { error: recent.failure };
    const result = await send();
    if (result.error === undefined) this.#failures.delete(queryCacheKey);
    else if (!signal.aborted)
      this.#failures.set(queryCacheKey, { failure: result.error, at: this.#clock.now() });
    return result;
  }
}

import type { AppThunk } from "../store";
import type { WriteResult } from "../writes/writes";
import { consoleApi, type Tag } from "./api";
import { withTimeout } from "./deadline";
import { isAborted, mayHaveTakenEffect, toFailure } from "./errors";
import { requestTimeoutMs } from "./http-client";
import { servicesOf } from "./services";

/** What a mutation endpoint's `initiate` returns. */
export type Mutation<T> = AppThunk<PromiseLike<WriteResult<T>>>;

interface Options {
  /** The tags that the mutation invalidates. */
  changes: readonly Tag[];
  /** Also wait for the refetch after a success: for table rows, which show the server's value. */
  waitsForRefetch?: boolean;
}

const refetched =
  (tags: readonly Tag[]): AppThunk<Promise<unknown>> =>
  (dispatch, getState) => {
    const stale = consoleApi.util.selectInvalidatedBy(getState(), tags);
    const keys = new Set(stale.map(({ queryCacheKey }) => queryCacheKey));
    const running = dispatch(consoleApi.util.getRunningQueriesThunk());
    return Promise.all(running.filter(({ queryCacheKey }) => keys.has(queryCacheKey)));
  };

const needsRefetch = (error: unknown) => !isAborted(error) && mayHaveTakenEffect(toFailure(error));

/**
 * Runs a mutation. If its outcome is unknown, resolves only after the queries that it may have changed were refetched,
 * or when the request's time is up.
 */
export const runMutation =
  <T>(
    mutation: Mutation<T>,
    { changes, waitsForRefetch = false }: Options,
  ): AppThunk<Promise<WriteResult<T>>> =>
  async (dispatch, _getState, extra) => {
    const { clock } = servicesOf(extra).dependencies;
    const ends = clock.now() + requestTimeoutMs;
    const result = await dispatch(mutation);
    if (result.error === undefined ? waitsForRefetch : needsRefetch(result.error))
      await withTimeout(clock, Math.max(0, ends - clock.now()), dispatch(refetched(changes))).catch(() => {});
    return result;
  };

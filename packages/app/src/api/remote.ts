import { isAborted, toFailure } from "@understudy/api";
import type { Remote } from "@understudy/model";
import { useEffect, useEffectEvent, useMemo, useState } from "react";
import { subscribeToFocus } from "../lib/events";
import { isOlderThan } from "./freshness";

/** The fields of a query hook's result that `toRemote` reads. */
export interface QueryResult<T> {
  /** Unlike `data`, never that of an earlier argument. */
  currentData?: T | undefined;
  error?: unknown;
  isFetching: boolean;
  fulfilledTimeStamp?: number | undefined;
}

export interface RefetchableQuery<T> extends QueryResult<T> {
  endpointName?: string | undefined;
  startedTimeStamp?: number | undefined;
  refetch: () => PromiseLike<{ data?: T | undefined; error?: unknown; isSuccess: boolean }>;
}

export function toRemote<T>(result: QueryResult<T>): Remote<T> {
  const { currentData: data, error, isFetching, fulfilledTimeStamp: asOf = 0 } = result;
  const failure = error === undefined || isAborted(error) ? null : toFailure(error);
  if (data === undefined)
    return failure === null || isFetching ? { state: "loading" } : { state: "failed", failure };
  if (failure === null)
    return { state: "ready", data, asOf, refresh: { state: isFetching ? "busy" : "idle" } };
  return { state: "ready", data, asOf, refresh: { state: "failed", failure, isRetrying: isFetching } };
}

/** Younger data isn't loaded again when the tab gets the focus. */
const focusFreshMs = 60_000;

/** A query hook's result as the union that screens take. Memoized. */
export function useRemote<T>(result: QueryResult<T>): Remote<T> {
  const { currentData, error, isFetching, fulfilledTimeStamp } = result;
  // RTK Query sends a query again that had failed before the hook was mounted.
  const [errorAtFirst] = useState(error);
  const isSentAgain = currentData === undefined && error !== undefined && error === errorAtFirst;
  return useMemo(
    () => toRemote({ currentData, error, isFetching: isFetching || isSentAgain, fulfilledTimeStamp }),
    [currentData, error, isFetching, isSentAgain, fulfilledTimeStamp],
  );
}

/** A query as `useRemote`'s union. Unlike RTK Query's `refetchOnFocus`, refetches only old data on focus. */
export function useFreshRemote<T>(query: RefetchableQuery<T>, refetchesOnFocus = true): Remote<T> {
  const onFocus = useEffectEvent(() => {
    const isIdle = query.startedTimeStamp !== undefined && !query.isFetching;
    if (refetchesOnFocus && isIdle && isOlderThan(focusFreshMs, query)) void query.refetch();
  });
  useEffect(() => subscribeToFocus(() => onFocus()), []);
  return useRemote(query);
}

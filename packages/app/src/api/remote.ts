import type { Refresh, Remote } from "@understudy/screens/model";
import { useMemo } from "react";
import { toFailure, isAborted } from "./errors";

/** The fields of a query hook's result that `toRemote` reads. */
export interface QueryResult<T> {
  /** Unlike `data`, never that of an earlier argument. */
  currentData?: T | undefined;
  error?: unknown;
  isFetching: boolean;
  fulfilledTimeStamp?: number | undefined;
}

function refreshOf({ error, isFetching }: QueryResult<unknown>, asOf: number): Refresh {
  if (isFetching) return { state: "busy" };
  if (error === undefined || isAborted(error)) return { state: "idle" };
  return { state: "failed", since: asOf, failure: toFailure(error) };
}

export function toRemote<T>(query: QueryResult<T>): Remote<T> {
  const { currentData, error, isFetching, fulfilledTimeStamp = 0 } = query;
  if (currentData !== undefined) {
    return {
      state: "ready",
      data: currentData,
      asOf: fulfilledTimeStamp,
      refresh: refreshOf(query, fulfilledTimeStamp),
    };
  }
  if (isFetching || error === undefined || isAborted(error)) return { state: "loading" };
  return { state: "failed", failure: toFailure(error) };
}

/** A query hook's result as the union that screens take. Memoized. */
export function useRemote<T>({
  currentData,
  error,
  isFetching,
  fulfilledTimeStamp,
}: QueryResult<T>): Remote<T> {
  return useMemo(
    () => toRemote({ currentData, error, isFetching, fulfilledTimeStamp }),
    [currentData, error, isFetching, fulfilledTimeStamp],
  );
}

export function mapRemote<T, U>(remote: Remote<T>, map: (data: T) => U): Remote<U> {
  return remote.state === "ready" ? { ...remote, data: map(remote.data) } : remote;
}

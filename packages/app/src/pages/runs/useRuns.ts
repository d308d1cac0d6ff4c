import { pollDelay } from "@understudy/api";
import type { RunList } from "@understudy/model";
import { useMemo } from "react";
import { freshMs, isOlderThan } from "../../api/freshness";
import { type QueryResult, useFreshRemote } from "../../api/remote";
import { type CachedRunList, type RunFilter, runningIn, runsApi, useRunsQuery } from "../../api/runs";
import { timings } from "../../lib/timings";

const { runs, runningRuns } = runsApi.endpoints;

/** The result of a list's query for `useRemote`, with the rows that have arrived so far. */
export function runsResult(query: QueryResult<CachedRunList>): QueryResult<RunList> {
  const { currentData: list, error, isFetching, fulfilledTimeStamp } = query;
  if (list?.failure !== undefined) return { error: list.failure, isFetching };
  const isArriving = isFetching || list?.extent === "arriving";
  return { currentData: list, error, isFetching: isArriving, fulfilledTimeStamp };
}

/** Longer lists take too long to load again and again. */
const mostRefreshed = 5_000;

export const canRefresh = (list: RunList | undefined): list is RunList =>
  list?.extent === "complete" && list.rows.length <= mostRefreshed;

/** A list of runs. If it is short enough, it is refetched every minute while the tab is visible. */
export function useRuns(filter: RunFilter, autoRefresh: boolean) {
  const state = runs.useQueryState(filter);
  const { currentData: cached, error } = state;
  const isShort = canRefresh(cached);
  const isRefreshed = autoRefresh && isShort;
  const query = useRunsQuery(filter, {
    refetchOnMountOrArgChange: isShort && isOlderThan(freshMs, state),
    pollingInterval: isRefreshed ? pollDelay(timings.refresh, error) : 0,
    skipPollingIfUnfocused: true,
    // A list that isn't there, or whose reload failed, is loaded once the connection is back.
    refetchOnReconnect: isRefreshed || cached === undefined || error !== undefined,
  });
  const { refetch, startedTimeStamp } = query;
  return {
    runs: useFreshRemote({ ...runsResult(query), refetch, startedTimeStamp }, isRefreshed),
    reload: refetch,
  };
}

/** Polls the running runs of a list that has any, which update it. */
export function useRunningRuns(filter: RunFilter, mayPoll: boolean) {
  const { currentData: list } = runs.useQueryState(filter);
  const { error } = runningRuns.useQueryState(filter);
  const isRunning = useMemo(
    () => list !== undefined && list.extent !== "arriving" && runningIn(list).length > 0,
    [list],
  );
  const isPolling = isRunning && mayPoll;
  runningRuns.useQuerySubscription(filter, {
    skip: !isPolling,
    pollingInterval: pollDelay(timings.poll, error),
    skipPollingIfUnfocused: true,
  });
  return { isRunning, failure: isPolling ? error : undefined };
}

/** A complete list from the cache, kept there while the component is mounted. Doesn't load it. */
export function useLoadedRuns(filter: RunFilter): RunList | undefined {
  const { currentData } = runs.useQueryState(filter);
  const list = currentData?.extent === "arriving" ? undefined : currentData;
  runs.useQuerySubscription(filter, { skip: list === undefined, refetchOnReconnect: false });
  return list;
}

import { decodeRun, decodeRuns, pollDelay, readRunList, request, toFailure } from "@understudy/api";
import type { Failure, RunList, RunsQuery } from "@understudy/model";
import type { BaseQueryApi } from "@reduxjs/toolkit/query/react";
import { timings } from "../lib/timings";
import { consoleApi, stateOf } from "./api";
import { servicesOf } from "./base-query";
import { type QueryResult, useRemote } from "./remote";
import { read } from "./endpoint";
import { tagOf } from "./tags";

/** The filters that the server applies; `null` is All. */
export type RunFilter = Pick<RunsQuery, "status" | "env">;

export const everyRun: RunFilter = { status: null, env: null };

export const filterKey = ({ status, env }: RunFilter): string => `${status ?? "*"}/${env ?? "*"}`;

/** A list whose first rows have arrived is a success for RTK Query, also if the connection then breaks. */
interface CachedRunList extends RunList {
  failure?: Failure;
}

export const runsApi = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    runs: build.query<CachedRunList, RunFilter>({
      queryFn: loadRuns,
      async onCacheEntryAdded(filter, { extra, cacheEntryRemoved }) {
        await cacheEntryRemoved;
        servicesOf(extra).listsArriving.get(filterKey(filter))?.abort();
      },
      providesTags: (_list, _failure, filter) => ["runs", tagOf("runs", filter)],
      // Deep comparison of 100,000 rows takes longer than rendering the new list.
      structuralSharing: false,
      // A list can take up 40 MB, and each filter has its own.
      keepUnusedDataFor: 60,
    }),
    runningRuns: build.query({
      ...read("GET /v1/runs", decodeRuns, ({ env }: Pick<RunFilter, "env">) => ({
        query: { status: "running", env: env ?? undefined },
      })),
      // Longer than any pause between polls.
      keepUnusedDataFor: 3600,
    }),
    run: build.query({
      ...read("GET /v1/runs/{id}", decodeRun),
      providesTags: (_run, _failure, id) => [tagOf("run", id)],
    }),
  }),
});

export const { useRunsQuery, useRunQuery } = runsApi;

/** Replaces a list in the cache. `updateCachedData` would copy each row. */
const replaceRuns = (filter: RunFilter, list: CachedRunList) =>
  runsApi.util.upsertQueryEntries([{ endpointName: "runs", arg: filter, value: list }]);

const runsRequest = ({ status, env }: RunFilter) =>
  request("GET /v1/runs", { query: { status: status ?? undefined, env: env ?? undefined } });

type LoadedRuns = { data: CachedRunList; error?: undefined } | { error: Failure; data?: undefined };

/** Resolves with the first rows or the whole list, whichever is first. Later rows replace the list in the cache. */
async function loadRuns(filter: RunFilter, api: BaseQueryApi): Promise<LoadedRuns> {
  const { http, listsArriving, dependencies } = servicesOf(api.extra);
  const key = filterKey(filter);
  const cached = () => runsApi.endpoints.runs.select(filter)(stateOf(api)).data;
  const before = cached();
  if (before !== undefined && listsArriving.has(key)) return { data: before };

  const canceled = new AbortController();
  listsArriving.set(key, canceled);
  const replace = (list: CachedRunList) => {
    if (!canceled.signal.aborted) api.dispatch(replaceRuns(filter, list));
  };

  let onRows = (_list: RunList) => {};
  const firstRows = new Promise<{ data: RunList; error?: undefined }>((resolve) => {
    // A reload keeps the old rows until all new ones have arrived.
    if (before === undefined || before.failure !== undefined) onRows = (data) => resolve({ data });
  });
  const arrived = http
    .send(
      runsRequest(filter),
      { signals: [api.signal, canceled.signal], retries: true },
      (response, reading) => readRunList(response, { ...reading, onRows: (list) => onRows(list) }),
    )
    .finally(() => {
      if (listsArriving.get(key) === canceled) listsArriving.delete(key);
    });

  const result = await Promise.race([firstRows, arrived]);
  if (result.error !== undefined) return { error: result.error };
  const first = result.data;
  if (first.extent !== "arriving") return { data: first };
  const partial = () => cached() ?? first;
  onRows = (list) => {
    // A retry begins with the first rows again.
    if (list.rows.length > partial().rows.length) replace(list);
  };
  const replaceAtEnd = async () => {
    try {
      const { data, error } = await arrived;
      replace(data ?? { ...partial(), failure: error });
      if (error !== undefined && !canceled.signal.aborted) dependencies.onFailure(error);
    } catch (exception) {
      replace({ ...partial(), failure: toFailure(exception) });
      throw exception;
    }
  };
  void replaceAtEnd();
  return { data: first };
}

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
  const { currentData: cached, error } = runsApi.endpoints.runs.useQueryState(filter);
  const isRefreshed = autoRefresh && canRefresh(cached);
  const query = useRunsQuery(filter, {
    pollingInterval: isRefreshed ? pollDelay(timings.refresh, error) : 0,
    skipPollingIfUnfocused: true,
    refetchOnFocus: isRefreshed,
    // A list that isn't there, or whose reload failed, is loaded once the connection is back.
    refetchOnReconnect: isRefreshed || cached === undefined || error !== undefined,
  });
  return { runs: useRemote(runsResult(query)), reload: query.refetch };
}

/** A complete list from the cache, kept there while the component is mounted. Doesn't load it. */
export function useLoadedRuns(filter: RunFilter): RunList | undefined {
  const { currentData } = runsApi.endpoints.runs.useQueryState(filter);
  const list = currentData?.extent === "arriving" ? undefined : currentData;
  runsApi.endpoints.runs.useQuerySubscription(filter, {
    skip: list === undefined,
    refetchOnMountOrArgChange: false,
    refetchOnFocus: false,
    refetchOnReconnect: false,
  });
  return list;
}

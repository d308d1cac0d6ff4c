import { decodeRun, decodeRuns, isGone, readRunList, request, toFailure } from "@understudy/api";
import {
  type Failure,
  hasStatus,
  mergeRuns,
  type Run,
  type RunDetails,
  type RunList,
  type RunsQuery,
} from "@understudy/model";
import type { BaseQueryApi } from "@reduxjs/toolkit/query/react";
import { type AppThunk, consoleApi, stateOf } from "./api";
import { servicesOf } from "./base-query";
import { read } from "./endpoint";
import { tagOf } from "./tags";

/** The filters that the server applies; `null` is All. */
export type RunFilter = Pick<RunsQuery, "status" | "env">;

export const everyRun: RunFilter = { status: null, env: null };

export const filterKey = ({ status, env }: RunFilter): string => `${status ?? "*"}/${env ?? "*"}`;

/** A list whose first rows have arrived is a success for RTK Query, also if the connection then breaks. */
export interface CachedRunList extends RunList {
  /** The number of the latest request whose answer is in the list. */
  asked: number;
  failure?: Failure;
  /** Running runs that the server no longer has. */
  gone?: readonly (string | null)[];
}

/** The next poll is the retry. */
const poll = { extraOptions: { retries: false }, keepUnusedDataFor: 0 };

/** `null` if the query failed, of which its hook tells. */
const dataOf = <T>(query: PromiseLike<{ data: T }>): PromiseLike<T | null> =>
  query.then(
    ({ data }) => data,
    () => null,
  );

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
    /** A poll of the running runs for the list with this filter, which it updates. */
    runningRuns: build.query({
      ...read("GET /v1/runs", decodeRuns, ({ env }: RunFilter) => ({
        query: { status: "running", env: env ?? undefined },
      })),
      ...poll,
      async onQueryStarted(filter, { dispatch, queryFulfilled, extra }) {
        const asked = servicesOf(extra).nextRequest();
        const running = await dataOf(queryFulfilled);
        if (running !== null) await dispatch(followRunning(filter, running, asked));
      },
    }),
    run: build.query({
      ...read("GET /v1/runs/{id}", decodeRun),
      providesTags: (_run, _failure, id) => [tagOf("run", id)],
      async onQueryStarted(_id, { dispatch, queryFulfilled, extra }) {
        const asked = servicesOf(extra).nextRequest();
        const run = await dataOf(queryFulfilled);
        if (run !== null) dispatch(putRun(run, asked));
      },
    }),
    /** A run that a list has as running, and that runs no longer. */
    finishedRun: build.query({ ...read("GET /v1/runs/{id}", decodeRun), ...poll }),
  }),
});

export const { useRunsQuery, useRunQuery } = runsApi;

/** Replaces a list in the cache. `updateCachedData` would copy each row. */
const replaceRuns = (filter: RunFilter, list: CachedRunList) =>
  runsApi.util.upsertQueryEntries([{ endpointName: "runs", arg: filter, value: list }]);

const runsRequest = ({ status, env }: RunFilter) =>
  request("GET /v1/runs", { query: { status: status ?? undefined, env: env ?? undefined } });

/**
 * Updates a list in the cache with an answer, which keeps its age and its failure, unless the list holds the answer to a
 * later request. A list that is being loaded replaces everything.
 */
const changeList =
  (filter: RunFilter, asked: number, change: (list: CachedRunList) => CachedRunList): AppThunk<void> =>
  (dispatch, getState, extra) => {
    const { data } = runsApi.endpoints.runs.select(filter)(getState());
    const isArriving = servicesOf(extra).listsArriving.has(filterKey(filter));
    if (data === undefined || data.extent === "arriving" || isArriving || asked < data.asked) return;
    const changed = change(data);
    if (changed === data) return;
    const value = { ...changed, asked };
    // `updateQueryData` would copy each row.
    dispatch(runsApi.util.patchQueryData("runs", filter, [{ op: "replace", path: [], value }]));
  };

const addsRunning = ({ status }: RunFilter) => status === null || status === "running";

const putRuns = (filter: RunFilter, runs: readonly Run[], asked: number, addsNew: boolean) =>
  changeList(filter, asked, (list) => {
    const rows = mergeRuns(list.rows, runs, { addsNew });
    return rows === list.rows ? list : { ...list, rows: Object.freeze(rows) };
  });

/** Updates the run in each list that has it. */
const putRun =
  ({ steps: _steps, screenshot: _screenshot, ...run }: RunDetails, asked: number): AppThunk<void> =>
  (dispatch, getState) => {
    for (const filter of runsApi.util.selectCachedArgsForQuery(getState(), "runs"))
      dispatch(putRuns(filter, [run], asked, false));
  };

/** The runs that a list shows as running, without those that are gone. */
export const runningIn = ({ rows, gone = [] }: CachedRunList): readonly Run[] =>
  rows.filter((run) => isRunning(run) && !gone.includes(run.id));

const isRunning = hasStatus("running");

/** Requested at the same time. */
const mostAtOnce = 10;

/** Updates a list after a poll: its running runs, and by ID those that run no longer, while the page polls. */
const followRunning =
  (filter: RunFilter, running: readonly Run[], asked: number): AppThunk<Promise<void>> =>
  async (dispatch, getState, extra) => {
    dispatch(putRuns(filter, running, asked, addsRunning(filter)));
    const { runs, runningRuns, finishedRun } = runsApi.endpoints;
    const list = runs.select(filter)(getState()).data;
    const still = new Set(running.map(({ id }) => id));
    const ids =
      list === undefined ? [] : runningIn(list).flatMap(({ id }) => (id === null || still.has(id) ? [] : id));
    for (let at = 0; at < ids.length; at += mostAtOnce) {
      if (runningRuns.select(filter)(getState()).isUninitialized) return;
      const askedById = servicesOf(extra).nextRequest();
      await Promise.all(
        ids.slice(at, at + mostAtOnce).map(async (id) => {
          const { data, error } = await dispatch(
            finishedRun.initiate(id, { subscribe: false, forceRefetch: true }),
          );
          if (data !== undefined) dispatch(putRun(data, askedById));
          else if (isGone(toFailure(error)))
            dispatch(
              changeList(filter, askedById, (before) => ({ ...before, gone: [...(before.gone ?? []), id] })),
            );
        }),
      );
    }
  };

type LoadedRuns = { data: CachedRunList; error?: undefined } | { error: Failure; data?: undefined };

/** Resolves with the first rows or the whole list, whichever is first. Later rows replace the list in the cache. */
async function loadRuns(filter: RunFilter, api: BaseQueryApi): Promise<LoadedRuns> {
  const services = servicesOf(api.extra);
  const { http, listsArriving, dependencies } = services;
  const early = services.tooEarly(api);
  if (early !== null) return { error: early };
  const key = filterKey(filter);
  const cached = () => runsApi.endpoints.runs.select(filter)(stateOf(api)).data;
  const before = cached();
  if (before !== undefined && listsArriving.has(key)) return { data: before };

  const asked = services.nextRequest();
  const canceled = new AbortController();
  listsArriving.set(key, canceled);
  const replace = (list: RunList & { failure?: Failure }) => {
    if (!canceled.signal.aborted) api.dispatch(replaceRuns(filter, { ...list, asked }));
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
  services.ended(api, result.error ?? null);
  if (result.error !== undefined) return { error: result.error };
  const first = { ...result.data, asked };
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

import {
  environments,
  type Failure,
  maxLoadedRuns,
  parseEnvironment,
  type Run,
  type RunDetails,
  type RunList,
  type RunsQuery,
  type RunStep,
  screenshotOf,
} from "@understudy/model";
import { timings } from "../lib/timings";
import type { BaseQueryApi } from "@reduxjs/toolkit/query/react";
import { consoleApi, stateOf } from "./api";
import { servicesOf } from "./base-query";
import { schemaOf } from "./json-response";
import { type QueryResult, useRemote } from "./remote";
import { tagOf } from "./tags";
import type { Schemas } from "./api-types";
import { type FieldName, type Fields, fieldsIn, isFields } from "../lib/json";
import * as read from "./decoding";
import { pollDelay, toFailure } from "./errors";
import { get, mayBeJson } from "./http-client";
import { readJsonList } from "./read-json-list";

const environment = (value: unknown): string | null =>
  read.oneOf(environments, value) ?? parseEnvironment(read.text(value)) ?? read.text(value);

/** Parsed when shown: a list can have 100,000 rows. */
const dateText = (value: unknown) => (typeof value === "string" ? value || null : read.date(value));

const mostShared = 2_000;

/** Interns repeated texts: they take less memory, and comparing them while searching and sorting is faster. */
function createSharedText() {
  const known = new Map<string, string>();
  return (own: string | null): string | null => {
    if (own === null) return null;
    const shared = known.get(own);
    if (shared === undefined && known.size < mostShared) known.set(own, own);
    return shared ?? own;
  };
}

/** Decodes the rows of a list. All rows have the same shape, and derived values are computed on demand, for speed. */
export function createRunDecoder(): (row: Fields<Schemas["Run"]>) => Run {
  const keyOf = read.createRowKeys();
  const sharedText = createSharedText();
  return (row) => {
    const id = read.idText(row["id"]);
    return {
      key: keyOf(id),
      id,
      actionId: sharedText(read.idText(row["action_id"])),
      actionName: sharedText(read.text(row["action_name"])),
      status: sharedText(read.text(row["status"])),
      env: environment(row["env"]),
      durationMs: read.amount(row["duration_ms"]),
      startedAt: dateText(row["started_at"]),
      completedAt: dateText(row["completed_at"]),
      wasDriftDetected: read.flag(row["was_drift_detected"]),
      wasAutoRecovered: read.flag(row["was_auto_recovered"]),
      failureMessage: sharedText(read.text(row["failure_message"])),
      failureSelector: sharedText(read.text(row["failure_selector"])),
      failureStepIndex: read.count(row["failure_step_index"]),
    };
  };
}

export const decodeRuns = (body: unknown) => read.rows(body, "runs", createRunDecoder());

// An unreadable step stays as an empty one, so that the others keep their numbers.
function readStep(value: unknown): RunStep {
  const step = fieldsIn<Schemas["TimelineStep"]>(value);
  return {
    type: read.text(step["type"]),
    selector: read.text(step["selector"]),
    value: read.text(step["value"]),
    durationMs: read.amount(step["duration_ms"]),
    error: read.text(step["error"]),
    status: read.text(step["status"]),
  };
}

// Without `status`, which error messages have too.
const runFields = [
  "id",
  "action_id",
  "action_name",
  "env",
  "duration_ms",
  "started_at",
  "completed_at",
  "step_timeline",
] satisfies FieldName<Schemas["Run"]>[];

// The API's base URL, which may have a path.
const apiRoot = (responseUrl: string) => responseUrl.slice(0, responseUrl.lastIndexOf("/v1/") + 1);

export const decodeRun = (body: unknown, responseUrl = "") =>
  read.entity(body, { fields: runFields, wrapper: "run" }, (run): RunDetails => ({
    ...createRunDecoder()(run),
    screenshot: screenshotOf(run["screenshot_url"], apiRoot(responseUrl)),
    steps: Array.isArray(run["step_timeline"]) ? run["step_timeline"].map(readStep) : [],
  }));

/** Throttle store updates while rows stream in: each re-render delays parsing. */
const reportIntervalMs = 500;

/** Frozen, because Immer doesn't walk frozen objects. */
export const runListOf = (rows: readonly Run[], extent: RunList["extent"]): RunList =>
  Object.freeze({ rows: Object.freeze(rows), extent });

const wholeList = (rows: readonly Run[], maxRows: number): RunList =>
  rows.length > maxRows ? runListOf(rows.slice(0, maxRows), "limited") : runListOf(rows, "complete");

interface StreamOptions {
  signal: AbortSignal;
  onRows: (list: RunList) => void;
  onProgress: () => void;
  maxRows?: number | undefined;
}

export async function readRunList(
  response: Response,
  { signal, onRows, onProgress, maxRows = maxLoadedRuns }: StreamOptions,
): Promise<read.Decoded<RunList>> {
  if (response.body === null || !mayBeJson(response)) return read.unreadable;
  const decode = createRunDecoder();
  const rows: Run[] = [];
  let reportedAt = Number.NEGATIVE_INFINITY;

  const collect = (entries: readonly unknown[]) => {
    for (const entry of entries) if (isFields(entry)) rows.push(decode(entry));
  };
  const onEntries = (entries: readonly unknown[]) => {
    collect(entries);
    onProgress();
    if (performance.now() - reportedAt < reportIntervalMs) return;
    onRows(runListOf(rows.slice(), "arriving"));
    reportedAt = performance.now();
  };

  const isEnough = () => rows.length > maxRows;
  const whole = await readJsonList(response.body, "runs", { signal, onEntries, isEnough });
  if ("body" in whole) {
    const all = decodeRuns(whole.body);
    return all === read.unreadable ? read.unreadable : wholeList(all, maxRows);
  }
  collect(whole.entries);
  return wholeList(rows, maxRows);
}

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
    runningRuns: build.query<readonly Run[], Pick<RunFilter, "env">>({
      query: ({ env }) => get("/v1/runs", { query: { status: "running", env: env ?? undefined } }),
      responseSchema: schemaOf(decodeRuns),
      // Longer than any pause between polls.
      keepUnusedDataFor: 3600,
    }),
    run: build.query<RunDetails, string>({
      query: (id) => get("/v1/runs/{id}", { id }),
      responseSchema: schemaOf(decodeRun),
      providesTags: (_run, _failure, id) => [tagOf("run", id)],
    }),
  }),
});

export const { useRunsQuery, useRunQuery } = runsApi;

/** Replaces a list in the cache. `updateCachedData` would copy each row. */
const replaceRuns = (filter: RunFilter, list: CachedRunList) =>
  runsApi.util.upsertQueryEntries([{ endpointName: "runs", arg: filter, value: list }]);

const runsRequest = ({ status, env }: RunFilter) =>
  get("/v1/runs", { query: { status: status ?? undefined, env: env ?? undefined } });

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

import type { Remote, Run, RunDetails, RunList, RunStep } from "@understudy/screens/model";
import { environments, maxLoadedRuns, screenshotOf } from "@understudy/screens/model";
import { useEffect, useMemo } from "react";
import { useSelector } from "react-redux";
import type { Scheduler } from "../lib/scheduler";
import { type AppThunk, useAppDispatch } from "./store";
import { consoleApi, tagOf } from "./api";
import {
  amount,
  count,
  date,
  decodeEntity,
  decodeRows,
  type Fields,
  fieldsIn,
  flag,
  idText,
  isFields,
  oneOf,
  text,
} from "./decoding";
import { type Decoded, get, mayBeJson, unreadable } from "./http-request";
import type { PartialList, PartialRuns, RunFilter } from "./partial-runs";
import { filterKey, partialRunsReceived, partialRunsSettled } from "./partial-runs";
import { type QueryResult, toRemote } from "./remote";
import { createRowKeys } from "./row-keys";
import { servicesOf } from "./services";
import { readJsonList } from "./streaming/read-json-list";

const longSpellings: ReadonlyMap<string, string> = new Map([
  ["development", "dev"],
  ["production", "prod"],
]);

function environment(value: unknown): string | null {
  if (value === "prod" || value === "staging" || value === "dev") return value;
  const name = text(value);
  const lower = name?.toLowerCase() ?? "";
  return oneOf(environments, longSpellings.get(lower) ?? lower) ?? name;
}

// Comparing with the few known values is faster than testing whether the text is blank.
const statusText = (value: unknown) => (value === "success" || value === "failed" ? value : text(value));

/** A non-empty text. Doesn't trim, which dates don't need. */
const filledText = (value: unknown) => (typeof value === "string" && value !== "" ? value : text(value));

/** Parsed when shown: a list can have 100,000 rows. */
const dateText = (value: unknown) => (typeof value === "string" ? filledText(value) : date(value));

const mostShared = 2_000;

/** Interns repeated texts: they take less memory, and comparing them while searching and sorting is faster. */
function createSharedText(): (value: unknown) => string | null {
  const known = new Map<string, string>();
  return (value) => {
    const own = text(value);
    if (own === null) return null;
    const shared = known.get(own);
    if (shared === undefined && known.size < mostShared) known.set(own, own);
    return shared ?? own;
  };
}

/** Decodes the rows of a list. All rows have the same shape, and derived values are computed on demand, for speed. */
export function createRunDecoder(): (row: Fields) => Run {
  const keyOf = createRowKeys();
  const sharedText = createSharedText();
  return (row) => {
    const id = idText(row["id"]);
    return {
      key: keyOf(id),
      id,
      actionId: idText(row["action_id"]),
      actionName: sharedText(row["action_name"]),
      status: statusText(row["status"]),
      env: environment(row["env"]),
      durationMs: amount(row["duration_ms"]),
      startedAt: dateText(row["started_at"]),
      completedAt: dateText(row["completed_at"]),
      wasDriftDetected: flag(row["was_drift_detected"]),
      wasAutoRecovered: flag(row["was_auto_recovered"]),
      failureMessage: sharedText(row["failure_message"]),
      failureSelector: sharedText(row["failure_selector"]),
      failureStepIndex: count(row["failure_step_index"]),
    };
  };
}

// An unreadable step stays as an empty one, so that the others keep their numbers.
function readStep(value: unknown): RunStep {
  const step = fieldsIn(value);
  return {
    type: text(step["type"]),
    selector: text(step["selector"]),
    value: text(step["value"]),
    durationMs: amount(step["duration_ms"]),
    error: text(step["error"]),
    status: text(step["status"]),
  };
}

// Without `status`, which error bodies have too.
const ownFields = [
  ..."id action_id action_name env duration_ms started_at completed_at was_drift_detected was_auto_recovered".split(
    " ",
  ),
  ..."failure_message failure_selector failure_step_index screenshot_url step_timeline".split(" "),
];

const runOf = (body: unknown) => decodeEntity(body, ownFields, "run");

/** The list row of a run, from its details. */
export function decodeRunRow(body: unknown): Decoded<Run> {
  const run = runOf(body);
  return run === unreadable ? unreadable : createRunDecoder()(run);
}

// The API's base URL, which may have a path.
const apiRoot = (responseUrl: string) => responseUrl.slice(0, responseUrl.lastIndexOf("/v1/") + 1);

export function decodeRun(body: unknown, responseUrl = ""): Decoded<RunDetails> {
  const run = runOf(body);
  if (run === unreadable) return unreadable;
  return {
    ...createRunDecoder()(run),
    screenshot: screenshotOf(run["screenshot_url"], apiRoot(responseUrl)),
    steps: Array.isArray(run["step_timeline"]) ? run["step_timeline"].map(readStep) : [],
  };
}

/** Throttle store updates while rows stream in: each re-render delays parsing. */
const reportIntervalMs = 500;

/** Frozen, because Immer doesn't walk frozen objects. */
export const runListOf = (rows: readonly Run[], extent: RunList["extent"]): RunList =>
  Object.freeze({ rows: Object.freeze(rows), extent });

const wholeList = (rows: readonly Run[], maxRows: number): RunList =>
  rows.length > maxRows ? runListOf(rows.slice(0, maxRows), "limited") : runListOf(rows, "complete");

interface StreamOptions {
  signal: AbortSignal;
  scheduler: Scheduler;
  onRows: (list: RunList) => void;
  /** Called whenever rows have arrived. */
  onProgress: () => void;
  maxRows?: number | undefined;
}

/** Decodes a list of runs while it streams in. */
export async function readRunList(
  response: Response,
  { signal, scheduler, onRows, onProgress, maxRows = maxLoadedRuns }: StreamOptions,
): Promise<Decoded<RunList>> {
  if (response.body === null || !mayBeJson(response)) return unreadable;
  const read = createRunDecoder();
  const rows: Run[] = [];
  let reportedAt = Number.NEGATIVE_INFINITY;

  const collect = (entries: readonly unknown[]) => {
    for (const entry of entries) if (isFields(entry)) rows.push(read(entry));
  };
  const onEntries = (entries: readonly unknown[]) => {
    collect(entries);
    onProgress();
    if (scheduler.now() - reportedAt < reportIntervalMs) return;
    onRows(runListOf(rows.slice(), "arriving"));
    reportedAt = scheduler.now();
  };

  const isEnough = () => rows.length > maxRows;
  const whole = await readJsonList(response.body, "runs", { signal, scheduler, onEntries, isEnough });
  if (whole === "broken") return unreadable;
  if ("body" in whole) {
    const all = decodeRows(whole.body, "runs", createRunDecoder);
    return all === unreadable ? unreadable : wholeList(all, maxRows);
  }
  collect(whole.entries);
  return wholeList(rows, maxRows);
}

export const runsApi = consoleApi.injectEndpoints({
  endpoints: (build) => ({
    runs: build.query<RunList, RunFilter>({
      // A `queryFn`, because the list is shown while it streams in.
      queryFn: (filter, api) => {
        const { http, recentFailures, dependencies } = servicesOf(api.extra);
        const { clock, scheduler } = dependencies;
        const onRows = (list: RunList) =>
          api.dispatch(partialRunsReceived({ filter, list, at: clock.now() }));
        return recentFailures.reuse(api, () =>
          http.send<RunList>(
            {
              method: "GET",
              pattern: "/v1/runs",
              query: { status: filter.status ?? undefined, env: filter.env ?? undefined },
              decode: (response, signal, onProgress) =>
                readRunList(response, { signal, scheduler, onRows, onProgress }),
            },
            { signals: [api.signal], retries: true },
          ),
        );
      },
      async onQueryStarted(filter, { dispatch, queryFulfilled }) {
        await queryFulfilled.catch(() => {});
        dispatch(partialRunsSettled(filter));
      },
      providesTags: ["runs"],
      // Deep comparison of 100,000 rows takes longer than rendering the new list.
      structuralSharing: false,
      // A list can take up 40 MB, and each filter has its own.
      keepUnusedDataFor: 60,
    }),
    run: build.query<RunDetails, string>({
      query: (id) => get("/v1/runs/{id}", decodeRun, { id }),
      providesTags: (_run, _failure, id) => [tagOf("run", id)],
    }),
  }),
});

export const { useRunsQuery, useRunQuery } = runsApi;

/** The complete list, or else the rows that have arrived. */
export function toRunsRemote(query: QueryResult<RunList>, partial: PartialList | undefined): Remote<RunList> {
  if (query.currentData !== undefined || partial === undefined) return toRemote(query);
  return { state: "ready", data: partial.list, asOf: partial.since, refresh: { state: "busy" } };
}

/** Registers a viewer of a list; the request is aborted when the last viewer unmounts. */
export const watchRuns =
  (filter: RunFilter): AppThunk<() => void> =>
  (dispatch, _getState, extra) =>
    servicesOf(extra).viewers.add(filterKey(filter), () =>
      dispatch(runsApi.util.getRunningQueryThunk("runs", filter))?.abort(),
    );

/** A list of runs with the rows that have arrived so far. */
export function useRuns({ status, env }: RunFilter): { runs: Remote<RunList>; reload: () => void } {
  const filter = useMemo(() => ({ status, env }), [status, env]);
  const dispatch = useAppDispatch();
  useEffect(() => dispatch(watchRuns(filter)), [dispatch, filter]);

  const { currentData, error, isFetching, fulfilledTimeStamp, refetch } = useRunsQuery(filter);
  const partial = useSelector(({ partialRuns }: { partialRuns: PartialRuns }) =>
    currentData === undefined ? partialRuns[filterKey(filter)] : undefined,
  );
  const runs = useMemo(
    () => toRunsRemote({ currentData, error, isFetching, fulfilledTimeStamp }, partial),
    [currentData, error, isFetching, fulfilledTimeStamp, partial],
  );
  return { runs, reload: refetch };
}

/** A list from the cache, kept there while the component is mounted. Doesn't load it. */
export function useLoadedRuns(filter: RunFilter): RunList | undefined {
  const { currentData } = runsApi.endpoints.runs.useQueryState(filter);
  runsApi.endpoints.runs.useQuerySubscription(filter, {
    skip: currentData === undefined,
    refetchOnMountOrArgChange: false,
    refetchOnFocus: false,
    refetchOnReconnect: false,
  });
  return currentData;
}

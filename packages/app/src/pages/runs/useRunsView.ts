import { runInSlices, toFailure } from "@understudy/api";
import type { LiveRuns, RunsView } from "@understudy/screens";
import {
  createRunFilter,
  type FailureGroup,
  hasFilters,
  isRefreshing,
  isRunOf,
  type Remote,
  type Run,
  type RunList,
  type RunListSummary,
  type RunsQuery,
  sortRuns,
  summarizeRunList,
} from "@understudy/model";
import { useDeferredValue, useEffect, useMemo, useState } from "react";
import { useAppDispatch } from "../../api/api";
import { filterKey } from "../../api/runs";
import { clockError, useVisible } from "../../lib/browser";
import { useMinute } from "../../lib/hooks";
import { pollingPaused } from "../../session/session-slice";
import { useAppSelector } from "../../session/store";
import { useMatchingCount, useNewRuns } from "./useNewRuns";
import { useRunningRuns, useRuns } from "./useRuns";

const none: readonly Run[] = [];
const noGroups: readonly FailureGroup[] = [];

/** The runs that match the query, what the list says about them, and its running runs. */
export function useRunsView(typed: RunsQuery) {
  const query = useDeferredText(typed);
  const { status, env } = query;
  const filter = useMemo(() => ({ status, env }), [status, env]);
  const isPaused = useAppSelector(({ session }) => session.isPollingPaused);
  const { runs: loaded, reload } = useRuns(filter, !isPaused);
  const { isRunning, failure } = useRunningRuns(filter, useVisible() && !isPaused);
  const runs = useDeferredUpdates(loaded, filterKey(filter));
  const { list, newer, show, onUse } = useNewRuns(
    runs.state === "ready" ? runs.data : null,
    filterKey(filter),
  );
  const minute = useMinute();
  const now = query.since === null ? 0 : minute;
  const matching = useMatchingRuns(list?.rows ?? none, query, now);
  const summary = useRunListSummary(list, matching, query);
  return {
    view: useMemo(() => viewOf(runs, matching, query, failure), [runs, matching, query, failure]),
    failures: summary?.failures ?? (mayFindFailures(query, runs) ? null : noGroups),
    undated: query.since === null ? 0 : (summary?.undated ?? 0),
    clockErrorMs: query.since === null ? 0 : clockError(),
    actionName: useActionName(query.action, list?.rows ?? none),
    live: useLiveRuns(isRunning, isPaused),
    newRuns: { count: useMatchingCount(newer, query, now), onShow: show, onUse },
    onReload: () => {
      show();
      void reload();
    },
  };
}

/** What is typed is painted before the rows that match it. */
function useDeferredText(typed: RunsQuery): RunsQuery {
  const q = useDeferredValue(typed.q);
  return useMemo(() => ({ ...typed, q }), [typed, q]);
}

interface MatchingRuns {
  rows: readonly Run[];
  /** False while a very long list is searched. */
  areAll: boolean;
}

/** The list with its matching rows. A poll that failed is shown as a failed refresh. */
function viewOf(
  runs: Remote<RunList>,
  { rows, areAll }: MatchingRuns,
  query: RunsQuery,
  pollError: unknown,
): Remote<RunsView> {
  if (runs.state !== "ready") return runs;
  const total = hasFilters(query) ? null : rows.length;
  const data: RunsView = { rows, total, extent: areAll ? runs.data.extent : "arriving" };
  if (pollError === undefined || runs.refresh.state === "failed") return { ...runs, data };
  const isRetrying = isRefreshing(runs.refresh);
  return { ...runs, data, refresh: { state: "failed", failure: toFailure(pollError), isRetrying } };
}

/** Before the summary is there: whether it may have failures. */
const mayFindFailures = ({ status }: RunsQuery, runs: Remote<RunList>) =>
  runs.state !== "failed" && (status === null || status === "failed" || status === "timeout");

/** The name of the action that the list is filtered by, from one of its runs. */
const useActionName = (action: string | null, runs: readonly Run[]) =>
  useMemo(
    () => (action === null ? null : (runs.find((run) => isRunOf(run, action))?.actionName ?? null)),
    [runs, action],
  );

/** Defers background updates of a list, but not its rows while they arrive. */
function useDeferredUpdates(runs: Remote<RunList>, key: string): Remote<RunList> {
  const now = useMemo(() => ({ runs, key }), [runs, key]);
  const later = useDeferredValue(now);
  const isUpdate =
    later.key === key &&
    later.runs.state === "ready" &&
    later.runs.data.extent !== "arriving" &&
    runs.state === "ready";
  return isUpdate ? later.runs : runs;
}

/** Of a very long list, at first the matches near its beginning. Shows the previous ones while it searches. */
function useMatchingRuns(runs: readonly Run[], query: RunsQuery, now: number): MatchingRuns {
  const { status, env, q, sort, action, failure, drift, problem, since, day } = query;
  // Sorting before filtering keeps keystrokes cheap: they only filter.
  const sorted = useMemo(() => sortRuns(runs, sort), [runs, sort]);
  const [filterRuns] = useState(createRunFilter);
  const filters = useMemo(
    () => ({ status, env, q, sort: null, action, failure, drift, problem, since, day }),
    [status, env, q, action, failure, drift, problem, since, day],
  );
  const { rows, findAll } = useMemo(
    () => filterRuns(sorted, filters, now),
    [filterRuns, sorted, filters, now],
  );
  const found = useSliced(findAll, JSON.stringify([query, now]));
  return useMemo(
    () => (findAll === null ? { rows, areAll: true } : { rows: found ?? rows, areAll: found !== null }),
    [rows, findAll, found],
  );
}

/** Keeps the summary of the previous list with the same filter while a newer one is processed. */
function useRunListSummary(
  list: RunList | null,
  { rows, areAll }: MatchingRuns,
  query: RunsQuery,
): RunListSummary | null {
  const all = list === null || list.extent === "arriving" ? null : list.rows;
  const start = useMemo(
    () =>
      all !== null && areAll ? () => summarizeRunList({ all, matching: rows, query, now: Date.now() }) : null,
    [all, rows, areAll, query],
  );
  const summary = useSliced(start, filterKey(query));
  return all === null ? null : summary;
}

/** The last result with this key of work that is done in slices; `null` if there is none. */
function useSliced<Result>(start: (() => Generator<void, Result>) | null, key: string): Result | null {
  const [last, setLast] = useState<{ result: Result; key: string } | null>(null);
  useEffect(
    () => (start === null ? undefined : runInSlices(start(), (result) => setLast({ result, key }))),
    [start, key],
  );
  return last?.key === key ? last.result : null;
}

/** The button that pauses or resumes polling. */
function useLiveRuns(isRunning: boolean, isPaused: boolean): LiveRuns {
  const dispatch = useAppDispatch();
  if (isPaused) return { state: "paused", onResume: () => dispatch(pollingPaused(false)) };
  if (!isRunning) return { state: "off" };
  return { state: "watching", onPause: () => dispatch(pollingPaused(true)) };
}

import type { LiveRuns, RunsView } from "@understudy/screens";
import {
  createRunFilter,
  type Failure,
  type FailureGroup,
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
import { timings } from "../../lib/timings";
import { useDeferredValue, useEffect, useMemo, useState } from "react";
import { useAppDispatch } from "../../api/api";
import { pollDelay } from "../../api/errors";
import { refreshRunning } from "../../api/running-runs";
import { filterKey, type RunFilter, useRuns } from "../../api/runs";
import { useVisible } from "../../lib/browser";
import { useMinute } from "../../lib/hooks";
import { pollingPaused } from "../../session/session-slice";
import { useAppSelector } from "../../session/store";
import { runInSlices } from "../../lib/time-slicer";

const none: readonly Run[] = [];
const noGroups: readonly FailureGroup[] = [];

/** The runs that match the query, what the list says about them, and its running runs. */
export function useRunsView(typed: RunsQuery) {
  const query = useDeferredText(typed);
  const { status, env } = query;
  const filter = useMemo(() => ({ status, env }), [status, env]);
  const isPaused = useAppSelector(({ session }) => session.isPollingPaused);
  const { runs: loaded, reload } = useRuns(filter, !isPaused);
  const runs = useDeferredUpdates(loaded, filterKey(filter));
  const list = runs.state === "ready" ? runs.data : null;
  const matching = useMatchingRuns(list?.rows ?? none, query);
  const summary = useRunListSummary(list, matching, query);
  const { live, failure } = useLiveRuns(filter, summary?.isRunning === true, isPaused);
  return {
    runs: useMemo(() => viewOf(runs, matching, failure), [runs, matching, failure]),
    failures: summary?.failures ?? (mayFindFailures(query, runs) ? null : noGroups),
    undated: query.since === null ? 0 : (summary?.undated ?? 0),
    actionName: useActionName(query.action, list?.rows ?? none),
    live,
    onReload: reload,
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
  pollFailure: Failure | null,
): Remote<RunsView> {
  if (runs.state !== "ready") return runs;
  const data: RunsView = { rows, extent: areAll ? runs.data.extent : "arriving" };
  if (pollFailure === null || runs.refresh.state === "failed") return { ...runs, data };
  const isRetrying = isRefreshing(runs.refresh);
  return { ...runs, data, refresh: { state: "failed", failure: pollFailure, isRetrying } };
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
function useMatchingRuns(runs: readonly Run[], query: RunsQuery): MatchingRuns {
  const { status, env, q, sort, action, actionless, failure, drift, unrecovered, problem, since, day } =
    query;
  // Sorting before filtering keeps keystrokes cheap: they only filter.
  const sorted = useMemo(() => sortRuns(runs, sort), [runs, sort]);
  const minute = useMinute();
  const now = since === null ? 0 : minute;
  const [filterRuns] = useState(createRunFilter);
  const filters = useMemo(
    () => ({
      status,
      env,
      q,
      sort: null,
      action,
      actionless,
      failure,
      drift,
      unrecovered,
      problem,
      since,
      day,
    }),
    [status, env, q, action, actionless, failure, drift, unrecovered, problem, since, day],
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

/** Polls running runs while the tab is visible, unless the user has paused it. */
function useLiveRuns(
  filter: RunFilter,
  isRunning: boolean,
  isPaused: boolean,
): { live: LiveRuns; failure: Failure | null } {
  const dispatch = useAppDispatch();
  const failure = usePolling(filter, useVisible() && isRunning && !isPaused);
  if (isPaused) return { failure, live: { state: "paused", onResume: () => dispatch(pollingPaused(false)) } };
  if (!isRunning) return { failure, live: { state: "off" } };
  return { failure, live: { state: "watching", onPause: () => dispatch(pollingPaused(true)) } };
}

/** Returns the failure of the last poll, if any. */
function usePolling(filter: RunFilter, isPolling: boolean): Failure | null {
  const dispatch = useAppDispatch();
  const [failure, setFailure] = useState<Failure | null>(null);

  useEffect(() => {
    if (!isPolling) return undefined;
    let timer: number;
    let isOver = false;
    const requests = new Map<string, number>();
    const poll = async () => {
      const result = await dispatch(refreshRunning(filter, requests));
      if (isOver) return;
      setFailure(result);
      timer = window.setTimeout(() => void poll(), pollDelay(timings.poll, result));
    };
    timer = window.setTimeout(() => void poll(), timings.poll);
    return () => {
      isOver = true;
      window.clearTimeout(timer);
      setFailure(null);
    };
  }, [isPolling, dispatch, filter]);
  return failure;
}

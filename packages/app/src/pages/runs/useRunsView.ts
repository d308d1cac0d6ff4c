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
  timings,
} from "@understudy/model";
import { useDeferredValue, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { useAppDispatch } from "../../api/api";
import { refreshRunning } from "../../api/running-runs";
import { filterKey, type RunFilter, useRuns } from "../../api/runs";
import { useVisible } from "../../lib/browser";
import { useMinute } from "../../lib/hooks";
import { useSession } from "../../session/session";
import { runInSlices } from "../../lib/time-slicer";

const none: readonly Run[] = [];
const noGroups: readonly FailureGroup[] = [];

export function useRunsView(query: RunsQuery) {
  const { status, env, sort, action } = query;
  const filter = useMemo(() => ({ status, env }), [status, env]);
  const { isPollingPaused } = useSession();
  const paused = useSyncExternalStore(isPollingPaused.subscribe, isPollingPaused.get);
  const { runs: loaded, reload } = useRuns(filter, !paused);
  const runs = useDeferredUpdates(loaded, filterKey(filter));
  const list = runs.state === "ready" ? runs.data : null;
  const all = list?.rows ?? none;

  // Sorting before filtering keeps keystrokes cheap: they only filter.
  const sorted = useMemo(() => sortRuns(all, sort), [all, sort]);
  const now = useMinute();
  const { rows, areAll } = useMatchingRuns(sorted, query, now);

  const summary = useRunListSummary(
    list === null || list.extent === "arriving" ? null : all,
    areAll ? rows : null,
    query,
  );
  const mayFail = runs.state !== "failed" && (status === null || status === "failed" || status === "timeout");
  const groups = summary?.failures ?? (mayFail ? null : noGroups);
  const actionName = useMemo(
    () => (action === null ? null : (all.find((run) => isRunOf(run, action))?.actionName ?? null)),
    [all, action],
  );

  const isRunning = summary?.isRunning === true;
  const failure = useLiveRuns(filter, isRunning && !paused);
  const watched: LiveRuns = isRunning
    ? { state: "watching", onPause: () => isPollingPaused.set(true) }
    : { state: "off" };
  const live: LiveRuns = paused ? { state: "paused", onResume: () => isPollingPaused.set(false) } : watched;
  const view = useMemo((): Remote<RunsView> => {
    if (runs.state !== "ready") return runs;
    const refresh =
      failure !== null && runs.refresh.state !== "failed"
        ? { state: "failed" as const, failure, isRetrying: isRefreshing(runs.refresh) }
        : runs.refresh;
    return { ...runs, refresh, data: { rows, extent: areAll ? runs.data.extent : "arriving" } };
  }, [runs, rows, areAll, failure]);

  // With a status chosen, the other statuses aren't loaded; Top failures and the chip say how many have a problem.
  const counts =
    list?.extent === "complete" && status === null && !query.problem ? (summary?.counts ?? null) : null;
  const undated = query.since === null ? 0 : (summary?.undated ?? 0);
  return { runs: view, failures: { groups }, counts, undated, actionName, live, onReload: reload };
}

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
function useMatchingRuns(
  runs: readonly Run[],
  query: RunsQuery,
  minute: number,
): { rows: readonly Run[]; areAll: boolean } {
  const { status, env, q, action, drift, problem, since, day } = query;
  const now = since === null ? 0 : minute;
  const [filterRuns] = useState(createRunFilter);
  const { rows, findAll } = useMemo(
    () => filterRuns(runs, { status, env, q, sort: null, action, drift, problem, since, day }, now),
    [filterRuns, runs, status, env, q, action, drift, problem, since, day, now],
  );
  const all = useSliced(findAll, JSON.stringify([query, now]));
  return findAll === null ? { rows, areAll: true } : { rows: all ?? rows, areAll: all !== null };
}

/** Keeps the summary of the previous list with the same filter while a newer one is processed. */
function useRunListSummary(
  all: readonly Run[] | null,
  matching: readonly Run[] | null,
  query: RunsQuery,
): RunListSummary | null {
  const start = useMemo(
    () =>
      all === null || matching === null
        ? null
        : () => summarizeRunList({ all, matching, query, now: Date.now() }),
    [all, matching, query],
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

/** Polls running runs while the tab is visible. Returns the failure of the last poll, if any. */
function useLiveRuns(filter: RunFilter, enabled: boolean): Failure | null {
  const dispatch = useAppDispatch();
  const isPolling = useVisible() && enabled;
  const [failure, setFailure] = useState<Failure | null>(null);

  useEffect(() => {
    if (!isPolling) return undefined;
    let timer: number;
    let over = false;
    let poll = 0;
    const ask = async () => {
      const answer = await dispatch(refreshRunning(filter, poll));
      poll += 1;
      if (over) return;
      setFailure(answer);
      timer = window.setTimeout(() => void ask(), timings.poll);
    };
    timer = window.setTimeout(() => void ask(), timings.poll);
    return () => {
      over = true;
      window.clearTimeout(timer);
      setFailure(null);
    };
  }, [isPolling, dispatch, filter]);
  return failure;
}

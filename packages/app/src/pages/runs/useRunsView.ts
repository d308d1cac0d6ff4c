import type { LiveRuns, RunsView } from "@understudy/screens";
import type {
  Failure,
  FailureGroup,
  Remote,
  Run,
  RunList,
  RunListSummary,
  RunsQuery,
} from "@understudy/screens/model";
import { createRunFilter, isRunOf, sortRuns, summarizeRunList, timings } from "@understudy/screens/model";
import { useDeferredValue, useEffect, useMemo, useState } from "react";
import { filterKey, type RunFilter } from "../../api/partial-runs";
import { refreshRunning } from "../../api/running-runs";
import { useRuns } from "../../api/runs";
import { useVisible } from "../../lib/browser";
import { runInSlices } from "../../lib/time-slicer";
import { useAppDispatch } from "../../store";

const none: readonly Run[] = [];
const noGroups: readonly FailureGroup[] = [];

/** The runs that match a query, sorted, with summaries. */
export function useRunsView(query: RunsQuery) {
  const { status, env, q, sort, action, drift, day } = query;
  const filter = useMemo(() => ({ status, env }), [status, env]);
  const { runs: loaded, reload } = useRuns(filter);
  const runs = useDeferredUpdates(loaded, filterKey(filter));
  const list = runs.state === "ready" ? runs.data : null;
  const all = list?.rows ?? none;

  // Sorting before filtering keeps keystrokes cheap: they only filter.
  const sorted = useMemo(() => sortRuns(all, sort), [all, sort]);
  const [filterRuns] = useState(createRunFilter);
  const rows = useMemo(
    () => filterRuns(sorted, { status, env, q, sort: null, action, drift, day }),
    [filterRuns, sorted, status, env, q, action, drift, day],
  );

  const summary = useRunListSummary(list?.complete === true ? all : null, rows, filterKey(filter));
  const mayFail = runs.state !== "failed" && (status === null || status === "failed");
  const groups = summary?.failures ?? (mayFail ? null : noGroups);
  const actionName = useMemo(
    () => (action === null ? null : (all.find((run) => isRunOf(run, action))?.actionName ?? null)),
    [all, action],
  );

  const { live, failure } = useLiveRuns(filter, summary?.isRunning === true);
  const view = useMemo((): Remote<RunsView> => {
    if (runs.state !== "ready") return runs;
    const refresh =
      failure !== null && runs.refresh.state === "idle"
        ? { state: "failed" as const, since: runs.asOf, failure }
        : runs.refresh;
    return { ...runs, refresh, data: { rows, complete: runs.data.complete } };
  }, [runs, rows, failure]);

  return { view, groups, actionName, live, reload };
}

/** Defers background updates of a complete list, but not its first rows. */
function useDeferredUpdates(runs: Remote<RunList>, key: string): Remote<RunList> {
  const now = useMemo(() => ({ runs, key }), [runs, key]);
  const later = useDeferredValue(now);
  const isUpdate =
    later.key === key && later.runs.state === "ready" && later.runs.data.complete && runs.state === "ready";
  return isUpdate ? later.runs : runs;
}

/**
 * A summary of a list and of its rows that match the filters, computed in slices. Shows the previous summary while a newer
 * list with the same filter is processed.
 */
function useRunListSummary(
  all: readonly Run[] | null,
  matching: readonly Run[],
  key: string,
): RunListSummary | null {
  const [last, setLast] = useState<{ summary: RunListSummary; key: string } | null>(null);
  useEffect(
    () =>
      all === null
        ? undefined
        : runInSlices(summarizeRunList(all, matching), (summary) => setLast({ summary, key })),
    [all, matching, key],
  );
  return all === null || last?.key !== key ? null : last.summary;
}

/** Polls running runs while the tab is visible and polling isn't paused. */
function useLiveRuns(filter: RunFilter, running: boolean): { live: LiveRuns; failure: Failure | null } {
  const dispatch = useAppDispatch();
  const visible = useVisible();
  const [paused, setPaused] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const asking = running && visible && !paused;

  useEffect(() => {
    if (!asking) return undefined;
    let timer: number;
    let over = false;
    const ask = async () => {
      const answer = await dispatch(refreshRunning(filter));
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
  }, [asking, dispatch, filter]);

  const live = useMemo((): LiveRuns => {
    if (paused) return { state: "paused", onResume: () => setPaused(false) };
    return running ? { state: "watching", onPause: () => setPaused(true) } : { state: "off" };
  }, [paused, running]);
  return { live, failure };
}

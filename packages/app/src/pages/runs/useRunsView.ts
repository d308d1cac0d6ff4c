import { type RunsView } from "@understudy/screens";
import {
  createRunFilter,
  isRunOf,
  sortRuns,
  type FailureGroup,
  type Remote,
  type Run,
  type RunList,
  type RunsQuery,
} from "@understudy/screens/model";
import { useDeferredValue, useMemo, useState } from "react";
import { filterKey } from "../../api/run-filter";
import { useRuns } from "../../api/useRuns";
import { useLiveRuns } from "./useLiveRuns";
import { useRunListSummary } from "./useRunListSummary";

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

import { type RunPosition } from "@understudy/screens";
import {
  paths,
  runNeighbors,
  selectRuns,
  type Run,
  type RunList,
  type RunsQuery,
} from "@understudy/screens/model";
import { useDeferredValue, useEffect, useMemo, useState } from "react";
import { runsApi, watchRuns } from "../../../api/runs";
import { useAppDispatch } from "../../../store";

/** The run's position in the list from the URL. Loads the list only on request. */
export function useRunPosition(id: string, query: RunsQuery, loaded: RunList | undefined): RunPosition {
  const { status, env } = query;
  const filter = useMemo(() => ({ status, env }), [status, env]);
  const dispatch = useAppDispatch();
  const [asks, setAsks] = useState(0);
  const { isError } = runsApi.endpoints.runs.useQueryState(filter);

  useEffect(() => {
    if (asks === 0) return undefined;
    const loading = dispatch(runsApi.endpoints.runs.initiate(filter));
    const leave = dispatch(watchRuns(filter));
    return () => {
      leave();
      loading.unsubscribe();
    };
  }, [asks, dispatch, filter]);

  // Deferred: render the run before searching a long list for it.
  const list = useDeferredValue(loaded, undefined);
  const neighbors = useMemo(
    () => (list === undefined ? undefined : runNeighbors(selectRuns(list.rows, query), id)),
    [list, query, id],
  );

  if (loaded === undefined) {
    if (asks > 0 && !isError) return { state: "loading" };
    return { state: asks > 0 ? "failed" : "unloaded", onLoad: () => setAsks(asks + 1) };
  }
  if (neighbors === undefined) return { state: "loading" };
  if (neighbors === null) return { state: "unlisted" };
  const { previous, next, number, total } = neighbors;
  const href = (run: Run | null) => (run?.id ? paths.run.href(run.id, query) : null);
  return { state: "listed", number, total, previousHref: href(previous), nextHref: href(next) };
}

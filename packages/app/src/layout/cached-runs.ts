import type { Run } from "@understudy/screens/model";
import type { ApiState } from "../api/api";
import { runsApi } from "../api/runs";

/** Runs that are in the cache: the rows of the longest list, and runs that were opened. */
export function cachedRuns(state: ApiState): readonly Run[] {
  const { runs, run } = runsApi.endpoints;
  const { selectCachedArgsForQuery } = runsApi.util;
  const lists = selectCachedArgsForQuery(state, "runs").flatMap(
    (filter) => runs.select(filter)(state).data ?? [],
  );
  const rows = lists.toSorted((a, b) => b.rows.length - a.rows.length)[0]?.rows ?? [];
  const opened = selectCachedArgsForQuery(state, "run").flatMap((id) => run.select(id)(state).data ?? []);
  const unlisted = opened.filter(({ id }) => !rows.some((row) => row.id === id));
  return unlisted.length === 0 ? rows : [...unlisted, ...rows];
}

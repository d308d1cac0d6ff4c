import { mapRemote } from "@understudy/model";
import type { ListState } from "@understudy/screens";
import { useMemo } from "react";
import { type RefetchableQuery, useFreshRemote } from "../api/remote";

/** A list that is searched and sorted in the browser, as its screen takes it. */
export function useList<Row, Query>(
  loaded: RefetchableQuery<readonly Row[]>,
  { query, onQueryChange }: Pick<ListState<Row, Query>, "query" | "onQueryChange">,
  /** Must be stable. */
  select: (all: readonly Row[], query: Query) => readonly Row[],
): ListState<Row, Query> {
  const remote = useFreshRemote(loaded);
  const view = useMemo(
    () => mapRemote(remote, (all) => ({ rows: select(all, query), total: all.length })),
    [remote, query, select],
  );
  return { query, onQueryChange, view, onReload: () => void loaded.refetch() };
}

import { runListOf } from "@understudy/api";
import { type Run, type RunList, type RunsQuery, selectRuns } from "@understudy/model";
import { useMemo, useState } from "react";

const none: readonly Run[] = [];

/**
 * While the pointer or the focus is in the list, new runs are counted instead of shown, so that no row moves. They are
 * shown on request, or with the first update after the list is no longer in use.
 */
export function useNewRuns(current: RunList | null, filter: string) {
  const [isInUse, setInUse] = useState(false);
  // The row that was first when the list came into use. The server sends the newest first.
  const [first, setFirst] = useState<{ filter: string; key: string } | null>(null);
  const [last, setLast] = useState(current);
  if (last !== current) {
    setLast(current);
    if (!isInUse) setFirst(null);
  }

  const at = useMemo(() => {
    if (current === null || first?.filter !== filter) return 0;
    return Math.max(
      0,
      current.rows.findIndex(({ key }) => key === first.key),
    );
  }, [current, first, filter]);
  const list = useMemo(
    () => (current === null || at === 0 ? current : runListOf(current.rows.slice(at), current.extent)),
    [current, at],
  );
  const newer = useMemo(() => (at === 0 ? none : (current?.rows.slice(0, at) ?? none)), [current, at]);
  return {
    list,
    newer,
    show: () => setFirst(null),
    onUse: (uses: boolean) => {
      setInUse(uses);
      const row = current?.rows[0];
      if (uses && first === null && row !== undefined) setFirst({ filter, key: row.key });
    },
  };
}

/** How many new runs match the query. */
export const useMatchingCount = (runs: readonly Run[], query: RunsQuery, now: number): number =>
  useMemo(() => selectRuns(runs, query, now).length, [runs, query, now]);

import { runListOf } from "@understudy/api";
import { type Run, type RunList, type RunsQuery, selectRuns, splitNewRuns } from "@understudy/model";
import { useMemo, useState } from "react";

const none: readonly Run[] = [];

/**
 * While the pointer or the focus is in the list, new runs are counted instead of shown, so that no row moves. They are
 * shown on request, or with the first update after the list is no longer in use.
 */
export function useNewRuns(current: RunList | null, filter: string) {
  const [isInUse, setInUse] = useState(false);
  // What was listed when the list came into use.
  const [listed, setListed] = useState<{ filter: string; list: RunList } | null>(null);
  const now = current && { filter, list: current };
  const [last, setLast] = useState({ current, filter });
  if (last.current !== current || last.filter !== filter) {
    setLast({ current, filter });
    // The rows of a list that is still arriving, and of another filter, aren't new.
    const isKept = isInUse && listed?.filter === filter && listed.list.extent !== "arriving";
    if (!isKept) setListed(isInUse ? now : null);
  }

  const split = useMemo(
    () =>
      current !== null && listed !== null && listed.list !== current && listed.filter === filter
        ? splitNewRuns(listed.list.rows, current.rows)
        : null,
    [current, listed, filter],
  );
  const list = useMemo(
    () => (current === null || split === null ? current : runListOf(split.rows, current.extent)),
    [current, split],
  );
  return {
    list,
    newer: split?.newer ?? none,
    show: () => setListed(isInUse ? now : null),
    onUse: (uses: boolean) => {
      setInUse(uses);
      if (uses && listed?.filter !== filter) setListed(now);
    },
  };
}

/** How many new runs match the query. */
export const useMatchingCount = (runs: readonly Run[], query: RunsQuery, now: number): number =>
  useMemo(() => selectRuns(runs, query, now).length, [runs, query, now]);

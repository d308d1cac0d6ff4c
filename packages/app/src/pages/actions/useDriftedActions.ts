import { useMemo } from "react";
import { useDriftQuery } from "../../api/drift";

const none: ReadonlySet<string> = new Set();

/** IDs of the actions with a drift alert; empty if the alerts can't be loaded. */
export function useDriftedActions(): ReadonlySet<string> {
  const { currentData } = useDriftQuery();
  return useMemo(
    () => (currentData === undefined ? none : new Set(currentData.flatMap(({ actionId }) => actionId ?? []))),
    [currentData],
  );
}

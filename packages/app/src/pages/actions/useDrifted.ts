import { useMemo } from "react";
import { useDriftQuery } from "../../api/drift";

const none: ReadonlySet<string> = new Set();

/** Ids of the actions that have a drift alert. Where that cannot be known, none have. */
export function useDrifted(): ReadonlySet<string> {
  const { currentData } = useDriftQuery();
  return useMemo(
    () => (currentData === undefined ? none : new Set(currentData.flatMap(({ actionId }) => actionId ?? []))),
    [currentData],
  );
}

import { summarizeRunList, type Run, type RunListSummary } from "@understudy/screens/model";
import { useEffect, useState } from "react";
import { runInSlices } from "../../lib/run-in-slices";

/**
 * A summary of a list and of its rows that match the filters, computed in slices. Shows the previous summary while a newer
 * list with the same filter is processed.
 */
export function useRunListSummary(
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

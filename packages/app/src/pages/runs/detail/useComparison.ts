import { type Comparison } from "@understudy/screens";
import {
  breakOf,
  driftOnsetOf,
  lastSuccessOf,
  paths,
  type RunDetails,
  sameFailures,
} from "@understudy/model";
import { skipToken } from "@reduxjs/toolkit/query/react";
import { useMemo, useState } from "react";
import { useRemote } from "../../../api/remote";
import { everyRun, useRunQuery, useRunsQuery } from "../../../api/runs";
import { runsResult } from "../useRuns";

/** The last success of the same action, and the runs that failed the same way. Loads the list of runs on request. */
export function useComparison(id: string, details: RunDetails | null): Comparison {
  const [askedFor, setAskedFor] = useState<string | null>(null);
  // The page stays mounted for the next run, whose comparison wasn't asked for.
  if (askedFor !== null && askedFor !== id) setAskedFor(null);
  const isAsked = askedFor === id;
  const runs = useRunsQuery(isAsked ? everyRun : skipToken);
  const list = useRemote(runsResult(runs));
  const rows =
    isAsked && list.state === "ready" && list.data.extent !== "arriving" ? list.data.rows : undefined;
  const found = useMemo(
    () =>
      rows &&
      details && {
        success: lastSuccessOf(rows, details),
        broke: breakOf(rows, details),
        driftOnset: driftOnsetOf(rows, details),
        same: sameFailures(rows, details),
      },
    [rows, details],
  );
  const query = useRunQuery(found?.success?.id ?? skipToken);
  const other = useRemote(query);

  if (!isAsked) return { state: "offered", onCompare: () => setAskedFor(id) };
  if (list.state === "failed") return { state: "failed", failure: list.failure, onCompare: runs.refetch };
  if (!found) return { state: "loading" };
  const ready = {
    state: "ready",
    driftOnset: found.driftOnset,
    same: found.same,
    onHide: () => setAskedFor(null),
  } as const;
  if (found.success === null) return { ...ready, success: null };
  if (other.state === "failed") return { state: "failed", failure: other.failure, onCompare: query.refetch };
  if (other.state === "loading") return { state: "loading" };
  const { success, broke } = found;
  return { ...ready, success: { run: other.data, href: paths.run.href(success.id), broke } };
}

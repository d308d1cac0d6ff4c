import { type Comparison } from "@understudy/screens";
import {
  actionOf,
  isProblem,
  lastSuccessOf,
  parseRunStatus,
  paths,
  type Remote,
  type Run,
  type RunDetails,
} from "@understudy/model";
import { skipToken } from "@reduxjs/toolkit/query/react";
import { useMemo, useState } from "react";
import { useRemote } from "../../../api/api";
import { runsResult, useRunQuery, useRunsQuery } from "../../../api/runs";

const isComparable = (run: RunDetails) =>
  run.steps.length > 0 && actionOf(run) !== null && parseRunStatus(run.status) !== "running";

/** The last success of the same action: loaded on request, or at once for a failed run whose list is loaded. */
export function useComparison(run: Remote<RunDetails>, loaded: readonly Run[] | undefined): Comparison {
  const details = run.state === "ready" ? run.data : null;
  const [askedFor, setAskedFor] = useState<string | null>();
  const asked = details !== null && askedFor === details.id ? details : null;
  const wanted =
    asked ?? (details !== null && isComparable(details) && isProblem(details.status) ? details : null);

  const listed = useMemo(() => (wanted && loaded ? lastSuccessOf(loaded, wanted) : null), [wanted, loaded]);
  // The loaded list may be filtered to failures: fetch successes, but only on request.
  const successes = useRunsQuery(asked !== null && !listed ? { status: "success", env: null } : skipToken);
  const rows = successes.currentData?.rows;
  const success = useMemo(
    () => listed ?? (asked && rows ? lastSuccessOf(rows, asked) : null),
    [listed, asked, rows],
  );
  const other = useRunQuery(success?.id ?? skipToken);

  const list = useRemote(runsResult(successes));
  const found = useRemote(other);
  if (details === null || !isComparable(details)) return { state: "unavailable" };
  const onCompare = () => setAskedFor(details.id);
  if (asked === null && success === null) return { state: "offered", onCompare };
  if (success === null) {
    if (list.state === "failed")
      return { state: "failed", failure: list.failure, onCompare: successes.refetch };
    const isLoaded = list.state === "ready" && list.data.extent !== "arriving";
    return { state: isLoaded ? "none" : "loading" };
  }
  if (found.state === "failed") return { state: "failed", failure: found.failure, onCompare: other.refetch };
  return found.state === "ready"
    ? { state: "ready", other: found.data, otherHref: paths.run.href(success.id) }
    : { state: "loading" };
}

import { actionOf, isRunOf, type Run } from "../run";
import { allRuns, type RunsQuery } from "../runs-query";
import { FailureGrouper, failureKey } from "./failure-groups";

/** The listed runs that failed the same way as a run, including it. */
export interface SameFailures {
  count: number;
  /** When the earliest of them started, as received. */
  since: string | null;
  /** Lists exactly these runs. */
  query: Partial<RunsQuery>;
}

/**
 * `null` if the list doesn't contain the run, or if it didn't fail. Also if it is the only one in a list that the server
 * filtered: others may have failed the same way.
 */
export function sameFailures(
  runs: readonly Run[],
  run: Run,
  { status, env }: Pick<RunsQuery, "status" | "env"> = allRuns,
): SameFailures | null {
  const key = failureKey(run);
  const action = actionOf(run);
  if (key === null || action === null) return null;
  const alike = runs.filter((other) => isRunOf(other, action) && failureKey(other) === key);
  const [group] = new FailureGrouper().add(alike).groups(0);
  if (group === undefined || !alike.some(({ id }) => id === run.id)) return null;
  const filter = { ...(status && { status }), ...(env && { env }) };
  if (group.count === 1 && (status ?? env) !== null) return null;
  const query = { problem: status === null, ...filter, ...group.query };
  return { count: group.count, since: group.firstSeen, query };
}

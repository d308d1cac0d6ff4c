import { isAddressable } from "../../core/addressable";
import { parseInstant } from "../../core/dates";
import { actionIdOrName, isRunOf, type Run } from "../run";
import { parseRunStatus } from "../run-status";

const earliest = Number.NEGATIVE_INFINITY;

const startOf = (run: Run) => parseInstant(run.startedAt) ?? earliest;

/**
 * The last success of the same action before the run, or else the first after it. One without drift first: it used what was
 * recorded. Then one in the same environment.
 */
export function lastSuccessOf(runs: readonly Run[], run: Run): (Run & { id: string }) | null {
  const action = actionIdOrName(run);
  if (action === null) return null;
  const began = startOf(run);
  const rank = (other: Run) =>
    4 * Number(!other.wasDriftDetected) + 2 * Number(other.env === run.env) + Number(startOf(other) < began);
  let best: (Run & { id: string }) | null = null;
  for (const other of runs) {
    const { id } = other;
    if (
      !isAddressable(id) ||
      id === run.id ||
      !isRunOf(other, action) ||
      parseRunStatus(other.status) !== "success"
    )
      continue;
    if (best === null || (rank(other) - rank(best) || startOf(other) - startOf(best)) > 0)
      best = { ...other, id };
  }
  return best;
}

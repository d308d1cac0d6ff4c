import { isAddressable } from "../../core/addressable";
import { parseInstant } from "../../core/dates";
import { actionIdOrName, isRunOf, type Run } from "../run";
import { isProblem, parseRunStatus } from "../run-status";

/** A run that can be opened. */
interface Moment {
  id: string;
  startedAt: string | null;
}

/** When an action stopped working. */
export interface Break {
  lastSuccess: Moment;
  firstFailure: Moment;
}

/**
 * Between which runs the action of a failed run broke: its last success before the run, and its first failure since, in the
 * same environment. `null` if the list has no such success.
 */
export function breakOf(runs: readonly Run[], run: Run): Break | null {
  const action = actionIdOrName(run);
  const began = parseInstant(run.startedAt);
  if (!isProblem(run.status) || action === null || began === null) return null;
  const earlier = runs
    .filter(({ env }) => env === run.env)
    .filter((other) => isRunOf(other, action))
    .flatMap((other) => {
      const started = parseInstant(other.startedAt);
      const { id, startedAt, status } = other;
      return started === null || started > began || !isAddressable(id)
        ? []
        : { id, startedAt, status, started };
    })
    .toSorted((a, b) => a.started - b.started);
  const last = earlier.findLastIndex(({ status }) => parseRunStatus(status) === "success");
  const lastSuccess = earlier[last];
  const firstFailure = earlier.slice(last + 1).find(({ status }) => isProblem(status));
  if (lastSuccess === undefined || firstFailure === undefined) return null;
  return {
    lastSuccess: { id: lastSuccess.id, startedAt: lastSuccess.startedAt },
    firstFailure: { id: firstFailure.id, startedAt: firstFailure.startedAt },
  };
}

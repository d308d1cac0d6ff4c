import { isAddressable } from "../../core/addressable";
import { parseInstant } from "../../core/dates";
import { actionIdOrName, isRunOf, type Run } from "../run";
import { isProblem, parseRunStatus } from "../run-status";

/** A run that can be opened. */
interface Moment {
  id: string;
  startedAt: string | null;
}

/** Between which runs an action changed. */
export interface ChangePoint {
  before: Moment;
  after: Moment;
}

const isSuccess = ({ status }: Run) => parseRunStatus(status) === "success";

const momentOf = ({ id, startedAt }: Moment): Moment => ({ id, startedAt });

/** The last run of the action that matches `before`, and the first since that matches `after`; in the same environment, up to this run. */
function changePoint(
  runs: readonly Run[],
  run: Run,
  before: (run: Run) => boolean,
  after: (run: Run) => boolean,
): ChangePoint | null {
  const action = actionIdOrName(run);
  const began = parseInstant(run.startedAt);
  if (action === null || began === null) return null;
  const earlier = runs
    .filter((other) => other.env === run.env && isRunOf(other, action))
    .flatMap((other) => {
      const started = parseInstant(other.startedAt);
      const { id } = other;
      return started === null || started > began || !isAddressable(id) ? [] : { ...other, id, started };
    })
    .toSorted((a, b) => a.started - b.started);
  const last = earlier.findLastIndex(before);
  const lastBefore = earlier[last];
  const firstAfter = earlier.slice(last + 1).find(after);
  if (lastBefore === undefined || firstAfter === undefined) return null;
  return { before: momentOf(lastBefore), after: momentOf(firstAfter) };
}

/**
 * Between which runs the action of a failed run broke: its last success before the run, and its first failure since. `null` if
 * the list has no such success.
 */
export const breakOf = (runs: readonly Run[], run: Run): ChangePoint | null =>
  isProblem(run.status) ? changePoint(runs, run, isSuccess, ({ status }) => isProblem(status)) : null;

/**
 * Since when the action of a drifted run drifts: its last success without drift before the run, and its first run with drift
 * since. A failure without drift may have ended before the step that drifts.
 */
export const driftOnsetOf = (runs: readonly Run[], run: Run): ChangePoint | null =>
  run.wasDriftDetected
    ? changePoint(
        runs,
        run,
        (other) => isSuccess(other) && !other.wasDriftDetected,
        ({ wasDriftDetected }) => wasDriftDetected,
      )
    : null;

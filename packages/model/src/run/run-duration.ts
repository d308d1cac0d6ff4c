import { isDuration } from "../core/duration";
import { isRunOf, type Run } from "./run";
import { parseRunStatus } from "./run-status";
import { slowerText } from "./run-texts";

function median(sorted: Float64Array): number {
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}

/**
 * The median of an action's successful runs: runs that failed early would make the others look slow. `action` is an ID, or
 * the name if its runs have no action ID.
 */
export function medianDuration(runs: readonly Run[], action: string | null): number | null {
  if (action === null) return null;
  const durations = runs.flatMap((run) =>
    isDuration(run.durationMs) && isRunOf(run, action) && parseRunStatus(run.status) === "success"
      ? [run.durationMs]
      : [],
  );
  return durations.length === 0 ? null : median(Float64Array.from(durations).toSorted());
}

const leastSlower = 25;

/** `38% slower than usual`; `null` below 25 percent. */
export function slowerThanUsual(durationMs: number | null, medianMs: number | null): string | null {
  if (!isDuration(durationMs) || medianMs === null || medianMs === 0) return null;
  const percent = Math.round((durationMs / medianMs - 1) * 100);
  return percent < leastSlower ? null : slowerText(percent);
}

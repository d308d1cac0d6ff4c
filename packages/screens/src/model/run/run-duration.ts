import { formatDuration, isDuration } from "../format/duration";
import type { Run } from "./run";
import { isRunOf } from "./run-list";
import { parseRunStatus } from "./run-status";
import { medianText } from "./texts";

/** The median of an action's successful runs. Runs that failed early would make the others look slow. */
export interface MedianDuration {
  medianMs: number;
  count: number;
}

function median(sorted: Float64Array): number {
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}

/** `action` is an ID, or the name if its runs have no action ID. */
export function medianDuration(runs: readonly Run[], action: string | null): MedianDuration | null {
  if (action === null) return null;
  const durations = runs.flatMap((run) =>
    isDuration(run.durationMs) && isRunOf(run, action) && parseRunStatus(run.status) === "success"
      ? [run.durationMs]
      : [],
  );
  if (durations.length === 0) return null;
  return { medianMs: median(Float64Array.from(durations).toSorted()), count: durations.length };
}

/** `38% slower than usual (median of 412 successful runs: 8.20s)`. */
export function againstMedian(durationMs: number | null, middle: MedianDuration | null): string | null {
  if (!isDuration(durationMs) || middle === null || middle.medianMs === 0) return null;
  const percent = Math.round((Math.abs(durationMs - middle.medianMs) / middle.medianMs) * 100);
  return medianText(percent, durationMs > middle.medianMs, middle.count, formatDuration(middle.medianMs));
}

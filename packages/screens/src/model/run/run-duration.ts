import { formatDuration, isDuration } from "../format/duration";
import { countOf, formatNumber } from "../format/numbers";
import type { Run } from "./run";
import { isRunOf } from "./run-list";
import { parseRunStatus } from "./run-status";

/** The middle of an action's successful runs: one that failed early would make every other look slow. */
export interface MedianDuration {
  medianMs: number;
  count: number;
}

function median(sorted: Float64Array): number {
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}

/** `action` is an id, or the name where runs have no id. */
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

/** `38% slower than the median of 412 successful runs (8.20s)`. */
export function againstMedian(durationMs: number | null, middle: MedianDuration | null): string | null {
  // A share of nothing is no number.
  if (!isDuration(durationMs) || middle === null || middle.medianMs === 0) return null;
  const basis = `the median of ${countOf(middle.count, "successful run")} (${formatDuration(middle.medianMs)})`;
  const percent = Math.round((Math.abs(durationMs - middle.medianMs) / middle.medianMs) * 100);
  if (percent === 0) return `As long as ${basis}`;
  return `${formatNumber(percent)}% ${durationMs > middle.medianMs ? "slower" : "faster"} than ${basis}`;
}

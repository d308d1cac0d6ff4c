import { isDuration } from "../../core/duration";
import { clamp } from "../../core/numbers";
import type { RunDetails } from "../run";

/** Shares of the whole run, 0 to 1. */
export interface WaterfallStep {
  offset: number;
  share: number;
  /** Whether the step has a duration. */
  isKnown: boolean;
}

export interface Waterfall {
  steps: WaterfallStep[];
  unaccounted: { ms: number; offset: number; share: number };
}

type Timed = Pick<RunDetails, "durationMs" | "steps">;

const usable = (ms: number | null) => (isDuration(ms) ? ms : 0);

const spentOn = (steps: Timed["steps"]) => steps.reduce((all, step) => all + usable(step.durationMs), 0);

export const totalDuration = ({ durationMs, steps }: Timed): number =>
  Math.max(usable(durationMs), spentOn(steps));

/** A run's steps on a time axis, unaccounted time last. `scaleMs`: the axis length if two runs share it. */
export function waterfall({ durationMs, steps }: Timed, scaleMs = 0): Waterfall {
  const totalMs = totalDuration({ durationMs, steps });
  const axisMs = Math.max(totalMs, scaleMs);
  const shareOf = (ms: number) => (axisMs === 0 ? 0 : clamp(ms / axisMs, 0, 1));
  let elapsed = 0;
  const drawn = steps.map((step) => {
    const ms = usable(step.durationMs);
    const bar = { offset: shareOf(elapsed), share: shareOf(ms), isKnown: isDuration(step.durationMs) };
    elapsed += ms;
    return bar;
  });
  const restMs = totalMs - elapsed;
  return { steps: drawn, unaccounted: { ms: restMs, offset: shareOf(elapsed), share: shareOf(restMs) } };
}

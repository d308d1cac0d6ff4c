import { isDuration } from "../format/duration";
import { clamp } from "../format/numbers";
import type { RunDetails } from "./run";

/** Shares of the whole run, 0 to 1. */
export interface WaterfallStep {
  offset: number;
  share: number;
  /** Whether the step has a duration. */
  isKnown: boolean;
}

export interface Waterfall {
  steps: WaterfallStep[];
  unaccounted: { ms: number; share: number };
}

const usable = (ms: number | null) => (isDuration(ms) ? ms : 0);

/** How a run's time divides into its steps, one after the other, and the time outside them. */
export function waterfall({ durationMs, steps }: Pick<RunDetails, "durationMs" | "steps">): Waterfall {
  const spent = steps.reduce((all, step) => all + usable(step.durationMs), 0);
  const totalMs = Math.max(usable(durationMs), spent);
  const shareOf = (ms: number) => (totalMs === 0 ? 0 : clamp(ms / totalMs, 0, 1));
  let elapsed = 0;
  const drawn = steps.map((step) => {
    const ms = usable(step.durationMs);
    const bar = { offset: shareOf(elapsed), share: shareOf(ms), isKnown: isDuration(step.durationMs) };
    elapsed += ms;
    return bar;
  });
  return { steps: drawn, unaccounted: { ms: totalMs - spent, share: shareOf(totalMs - spent) } };
}

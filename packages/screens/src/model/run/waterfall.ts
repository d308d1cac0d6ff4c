import { isDuration } from "../format/duration";
import { clamp } from "../format/numbers";
import type { RunDetails } from "./run";

/** Shares are parts of the whole run, 0 to 1. */
export interface WaterfallStep {
  offset: number;
  share: number;
  /** Whether the step told how long it took. */
  isKnown: boolean;
}

export interface Waterfall {
  steps: WaterfallStep[];
  unaccounted: { ms: number; share: number };
}

const usable = (ms: number | null) => (isDuration(ms) ? ms : 0);

/** Where a run's time went; steps follow one another, what no step accounts for comes last. */
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

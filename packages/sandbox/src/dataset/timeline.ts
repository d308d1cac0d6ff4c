import type { Entity } from "../description";
import { createRandom } from "./random";
import type { PlannedRun } from "./planned-run";

type TimelineStep = Entity<"TimelineStep">;

/** The duration of each step that was started. They add up to the run's. */
function durationsOf({ number, steps, duration, waited, failure }: PlannedRun): number[] {
  const performed = failure ? (failure.stepIndex ?? 0) : steps.length;
  const { next } = createRandom("timeline", number);
  const weights = Array.from({ length: performed }, () => 0.4 + next());
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let reached = 0;
  let spent = 0;
  const durations = weights.map((weight) => {
    reached += weight;
    const step = Math.round((reached / total) * (duration - waited)) - spent;
    spent += step;
    return step;
  });
  return failure && failure.stepIndex !== null ? [...durations, waited] : durations;
}

/** The timeline after `elapsed` milliseconds, without steps that haven't started. */
export function timelineOf(run: PlannedRun, elapsed: number): TimelineStep[] {
  const finished = elapsed >= run.duration;
  const durations = durationsOf(run);
  let start = 0;
  return run.steps.flatMap<TimelineStep>(({ type, selector: recorded, value = null }, index) => {
    const foundBy = run.recovered && index === run.incident?.step ? run.incident.foundBy : undefined;
    const selector = foundBy ?? recorded;
    const step = { type, selector, value, duration_ms: null, error: null };
    const duration = durations[index];
    if (duration === undefined) return finished ? [{ ...step, status: "skipped" }] : [];
    if (!finished && start > elapsed) return [];
    start += duration;
    if (!finished && start > elapsed) return [{ ...step, status: "running" }];
    if (index !== run.failure?.stepIndex) return [{ ...step, duration_ms: duration, status: "success" }];
    return [{ ...step, duration_ms: duration, error: run.failure.message, status: run.outcome }];
  });
}

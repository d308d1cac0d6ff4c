import { createRandom } from "./random";
import type { PlannedRun } from "./planned-run";

export interface TimelineStep {
  type: string;
  selector: string;
  value: string | null;
  duration_ms: number | null;
  error: string | null;
  status: string;
}

interface Span {
  start: number;
  end: number;
}

/** Start and end of each step in milliseconds since the run's start, with small gaps before and between. */
function spansOf(run: PlannedRun, count: number): Span[] {
  const { next } = createRandom("timeline", run.number);
  const weights = Array.from({ length: count }, () => 0.4 + next());
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const usable = run.duration * 0.94;
  let at = run.duration * 0.03;
  return weights.map((weight) => {
    const start = at;
    at += (weight / total) * usable;
    return { start, end: at };
  });
}

/** The timeline after `elapsed` milliseconds, without steps that haven't started. */
export function timelineOf(run: PlannedRun, elapsed: number): TimelineStep[] {
  const finished = elapsed >= run.duration;
  const broken = run.failure ? (run.failure.stepIndex ?? run.steps.length - 1) : run.steps.length;
  const ran = Math.min(run.steps.length, broken + 1);
  const spans = spansOf(run, ran);
  const seen = finished
    ? run.steps
    : run.steps.slice(0, spans.filter(({ start }) => start <= elapsed).length);
  return seen.map((step, index) => {
    const span = spans[index];
    const shared = { type: step.type, selector: step.selector, value: step.value ?? null };
    if (!span) return { ...shared, duration_ms: null, error: null, status: "skipped" };
    if (span.end > elapsed && !finished)
      return { ...shared, duration_ms: null, error: null, status: "running" };
    const duration = Math.round(span.end - span.start);
    if (index < broken) return { ...shared, duration_ms: duration, error: null, status: "success" };
    return {
      ...shared,
      duration_ms: duration,
      error: run.failure?.message ?? null,
      status: run.outcome === "timeout" ? "timeout" : "failed",
    };
  });
}

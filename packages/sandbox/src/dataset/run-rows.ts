import type { Entity } from "../description";
import { day } from "./clock";
import type { PlannedRun } from "./planned-run";
import { hasEnded } from "./runs";
import { timelineOf } from "./timeline";

/** A run as a row of the list. */
export function runRow(run: PlannedRun, now: number, origin: string): Entity<"Run", "step_timeline"> {
  const ended = hasEnded(run, now);
  const failure = ended ? run.failure : null;
  const noticedDrift = run.drift && now - run.started >= run.duration / 2;
  return {
    id: run.id,
    action_id: run.actionId,
    action_name: run.actionName,
    status: ended ? run.outcome : "running",
    env: run.env,
    duration_ms: ended ? run.duration : null,
    started_at: new Date(run.started).toISOString(),
    completed_at: ended ? new Date(run.started + run.duration).toISOString() : null,
    was_drift_detected: noticedDrift,
    was_auto_recovered: noticedDrift && run.recovered,
    failure_message: failure?.message ?? null,
    failure_selector: failure?.selector ?? null,
    failure_step_index: failure?.stepIndex ?? null,
    screenshot_url: failure?.screenshot ? `${origin}/sandbox/screenshots/${run.id}.svg` : null,
  };
}

const timelinesKept = 21 * day;

export const runDetails = (run: PlannedRun, now: number, origin: string) =>
  ({
    ...runRow(run, now, origin),
    step_timeline: now - run.started > timelinesKept ? [] : timelineOf(run, now - run.started),
  }) satisfies Entity<"Run">;

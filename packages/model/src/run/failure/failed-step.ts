import type { RunDetails, RunStep } from "../run";
import { isProblem, parseRunStatus, stepLabel } from "../run-status";

/** The failed step: the run's `failureStepIndex`, or else the first step with a failed status or an error. */
export function failedStepIndex({
  failureStepIndex,
  steps,
}: Pick<RunDetails, "failureStepIndex" | "steps">): number | null {
  if (stepLabel(failureStepIndex) !== null) return failureStepIndex;
  const index = steps.findIndex(isFailedStep);
  return index === -1 ? null : index;
}

const showsExecution = ({ status, durationMs }: RunStep) =>
  parseRunStatus(status) !== null || (durationMs !== null && durationMs > 0);

/** The first step that a failed or timed-out run didn't reach; `null` for other runs. */
export function firstUnreachedStep(
  run: Pick<RunDetails, "status" | "failureStepIndex" | "steps">,
): number | null {
  if (!isProblem(run.status)) return null;
  const lastReached = Math.max(failedStepIndex(run) ?? -1, run.steps.findLastIndex(showsExecution));
  return lastReached === -1 ? null : lastReached + 1;
}

export function isFailedStep({ status, error }: Pick<RunStep, "status" | "error">): boolean {
  const known = parseRunStatus(status);
  return known === "failed" || (known === null && error !== null && error !== "");
}

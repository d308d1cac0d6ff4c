import { environments, runStatuses } from "./run";
import type { Environment, Run, RunDetails, RunStatus, RunStep } from "./run";
import { pageTexts } from "../texts";
import { dash } from "../tone";
import type { Mark, Tone } from "../tone";

const statusMarks: Record<RunStatus, Mark> = {
  success: { tone: "good", word: "Success" },
  failed: { tone: "bad", word: "Failed" },
  running: { tone: "info", word: "Running" },
  timeout: { tone: "warning", word: "Timeout" },
};

const environmentLabels: Record<Environment, string> = {
  dev: "Development",
  staging: "Staging",
  prod: "Production",
};

const spelled = (value: string | null) => value?.trim().toLowerCase() ?? "";

/** The status a server's word stands for, however it is capitalised. */
export function parseRunStatus(value: string | null): RunStatus | null {
  return runStatuses.find((status) => status === spelled(value)) ?? null;
}

/** The environment a server's word stands for, in its short or its long spelling. */
export function parseEnvironment(value: string | null): Environment | null {
  const word = spelled(value);
  return environments.find((env) => env === word || environmentLabels[env].toLowerCase() === word) ?? null;
}

/** Badge of a run; what is not known is shown as it came. */
export function statusMark(status: string | null): Mark {
  const known = parseRunStatus(status);
  return known === null ? { tone: "neutral", word: status?.trim() || "Unknown" } : statusMarks[known];
}

/** Only success and failure colour a step. */
export function stepTone(status: string | null): Tone {
  const known = parseRunStatus(status);
  return known === "success" || known === "failed" ? statusMarks[known].tone : "neutral";
}

export function environmentLabel(env: string | null): string {
  const known = parseEnvironment(env);
  return known === null ? env?.trim() || dash : environmentLabels[known];
}

/** `Drift detected`, with `(recovered)` when it healed by itself; `null` without drift. */
export function driftText({
  wasDriftDetected,
  wasAutoRecovered,
}: Pick<Run, "wasDriftDetected" | "wasAutoRecovered">): string | null {
  if (!wasDriftDetected) return null;
  return wasAutoRecovered
    ? `${pageTexts.driftDetected} ${pageTexts.driftRecovered}`
    : pageTexts.driftDetected;
}

/** `Step 1` for index 0; `null` where there is no such step. */
export function stepLabel(index: number | null): string | null {
  return index === null || !Number.isInteger(index) || index < 0 ? null : `Step ${index + 1}`;
}

/** The title of a run's failure panel; `null` for a run that has none. */
export function failurePanelTitle({
  status,
  failureMessage,
}: Pick<Run, "status" | "failureMessage">): string | null {
  const known = parseRunStatus(status);
  if (known === "timeout") return pageTexts.runTimedOut;
  return known === "failed" && failureMessage !== null && failureMessage !== "" ? "Run failed" : null;
}

/** The step that failed: as the run tells it, else the first that says so itself. */
export function failedStepIndex({
  failureStepIndex,
  steps,
}: Pick<RunDetails, "failureStepIndex" | "steps">): number | null {
  if (stepLabel(failureStepIndex) !== null) return failureStepIndex;
  const index = steps.findIndex(isFailedStep);
  return index === -1 ? null : index;
}

export function isFailedStep({ status, error }: Pick<RunStep, "status" | "error">): boolean {
  const known = parseRunStatus(status);
  return known === "failed" || (known === null && error !== null && error !== "");
}

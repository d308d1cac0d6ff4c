import { dash, type Mark, type Tone } from "../tone";
import {
  type Environment,
  environments,
  type Run,
  type RunDetails,
  type RunStatus,
  runStatuses,
  type RunStep,
} from "./run";
import { environmentLabels, runFailedTitle, runMessages, statusWords, stepNumberText } from "./texts";

const statusMarks: Record<RunStatus, Mark> = {
  success: { tone: "good", word: statusWords.success },
  failed: { tone: "bad", word: statusWords.failed },
  running: { tone: "info", word: statusWords.running },
  timeout: { tone: "warning", word: statusWords.timeout },
};

const spelled = (value: string | null) => value?.trim().toLowerCase() ?? "";

/** Parses a status, ignoring case. */
export function parseRunStatus(value: string | null): RunStatus | null {
  return runStatuses.find((status) => status === spelled(value)) ?? null;
}

/** Whether a run failed or timed out. */
export function isProblem(status: string | null): boolean {
  const known = parseRunStatus(status);
  return known === "failed" || known === "timeout";
}

/** Names a run in the tab: `Failed · Book a table`. */
export const runTitle = ({ status, actionName }: Pick<Run, "status" | "actionName">): string =>
  `${statusMark(status).word} · ${actionName ?? dash}`;

/** Parses an environment in its short or long spelling. */
export function parseEnvironment(value: string | null): Environment | null {
  const word = spelled(value);
  return environments.find((env) => env === word || environmentLabels[env].toLowerCase() === word) ?? null;
}

const capitalized = (text: string) => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/** The badge of a run. Unknown statuses are shown as received. */
export function statusMark(status: string | null): Mark {
  const known = parseRunStatus(status);
  return known === null
    ? { tone: "neutral", word: capitalized(status?.trim() || statusWords.unknown) }
    : statusMarks[known];
}

/** Steps are colored only for success and failure. */
export function stepTone(status: string | null): Tone {
  const known = parseRunStatus(status);
  return known === "success" || known === "failed" ? statusMarks[known].tone : "neutral";
}

export function environmentLabel(env: string | null): string {
  const known = parseEnvironment(env);
  return known === null ? env?.trim() || dash : environmentLabels[known];
}

/** `Drift detected`, with `(recovered)` if it recovered automatically; `null` without drift. */
export function driftText({
  wasDriftDetected,
  wasAutoRecovered,
}: Pick<Run, "wasDriftDetected" | "wasAutoRecovered">): string | null {
  if (!wasDriftDetected) return null;
  return wasAutoRecovered
    ? `${runMessages.driftDetected} ${runMessages.driftRecovered}`
    : runMessages.driftDetected;
}

/** `Step 1` for index 0; `null` for an invalid index. */
export function stepLabel(index: number | null): string | null {
  return index === null || !Number.isInteger(index) || index < 0 ? null : stepNumberText(index);
}

/** The title of the failure panel; `null` if the run has none. */
export function failurePanelTitle({
  status,
  failureMessage,
}: Pick<Run, "status" | "failureMessage">): string | null {
  if (!isProblem(status) || failureMessage === null || failureMessage === "") return null;
  return parseRunStatus(status) === "timeout" ? runMessages.timedOut : runFailedTitle;
}

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

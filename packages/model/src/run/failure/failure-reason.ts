import { firstCharacters } from "@understudy/ui/truncate";
import type { Run } from "../run";
import { isProblem, parseRunStatus, stepLabel } from "../run-status";
import { runFailedTitle, runMessages } from "../run-texts";
import { maskedFailure } from "./masked-failure";

/** Longer than any row is wide. */
const longest = 300;

/** Why a run failed or timed out: `Step 3 · Element not found: #slot-7`. Masked; `null` if the server gave no reason. */
export function failureReason(run: Run): string | null {
  if (!isProblem(run.status)) return null;
  const { failureMessage, failureSelector } = maskedFailure(run);
  const parts = [stepLabel(run.failureStepIndex), failureMessage ?? failureSelector];
  const text = parts.filter((part) => part !== null && part !== "").join(" · ");
  return text === "" ? null : firstCharacters(text, longest);
}

/** The title of the failure panel; `null` if the run has none. */
export function failurePanelTitle({
  status,
  failureMessage,
}: Pick<Run, "status" | "failureMessage">): string | null {
  if (!isProblem(status) || failureMessage === null || failureMessage === "") return null;
  return parseRunStatus(status) === "timeout" ? runMessages.timedOut : runFailedTitle;
}

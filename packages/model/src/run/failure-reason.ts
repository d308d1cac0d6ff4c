import { firstCharacters } from "@understudy/ui/text";
import { maskedFailure } from "./masked-failure";
import type { Run } from "./run";
import { isProblem, stepLabel } from "./run-status";

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

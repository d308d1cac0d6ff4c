import { maskSelectorValue } from "../../secret/secret-fields";
import type { Run } from "../run";
import { isProblem, stepLabel } from "../run-status";
import { failurePlaceText, unplacedFailureText } from "../run-texts";
import { maskedFailure } from "./masked-failure";

type Failure = Pick<Run, "status" | "failureStepIndex" | "failureSelector" | "failureMessage">;

/** `Step 3 "#pay"`, or else its masked message. The quotes keep `#pay` from matching `#pay-later`. */
export function failurePlace(run: Failure): string | null {
  const step = stepLabel(run.failureStepIndex);
  const selector = maskSelectorValue(run.failureSelector);
  if (step !== null || selector !== null) return failurePlaceText(step, selector);
  return isProblem(run.status) ? unplacedFailureText(maskedFailure(run).failureMessage) : null;
}

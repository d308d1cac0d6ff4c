import { maskAssignments, maskSelectorValue } from "../../secret/secret-fields";
import type { Run, RunStep } from "../run";

type Failure = Pick<Run, "failureMessage" | "failureSelector">;

/** Masks what is known to be secret. With the run's steps, `hide` masks what they typed into sensitive fields. */
export function maskedFailure(
  { failureMessage, failureSelector }: Failure,
  hide = (text: string) => text,
): Failure {
  const selector = maskSelectorValue(failureSelector);
  return {
    failureMessage: failureMessage === null ? null : hide(maskAssignments(failureMessage, failureSelector)),
    failureSelector: selector === null ? null : hide(selector),
  };
}

/** Its value stays: the page reveals it on request. */
export function maskedStep(step: RunStep, hide: (text: string) => string): RunStep {
  const { failureMessage: error, failureSelector: selector } = maskedFailure(
    { failureMessage: step.error, failureSelector: step.selector },
    hide,
  );
  return { ...step, error, selector };
}

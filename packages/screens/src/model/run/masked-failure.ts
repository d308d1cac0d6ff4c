import { isSecretField, mask, maskAssignments, maskNamedValues } from "../secret/secret-fields";
import type { Run, RunStep } from "./run";

type Failure = Pick<Run, "failureMessage" | "failureSelector">;

/** A listed run's failure, masked as far as possible without the run's steps. */
export function maskedFailure({ failureMessage, failureSelector }: Failure): Failure {
  return {
    failureMessage: failureMessage === null ? null : maskAssignments(failureMessage, failureSelector),
    failureSelector: failureSelector === null ? null : maskSelectorValue(failureSelector),
  };
}

/** A failure whose run's steps are known: `hide` masks what they typed into sensitive fields. */
export function maskedDetails(
  { failureMessage, failureSelector }: Failure,
  hide: (text: string) => string,
): Failure {
  return {
    failureMessage: failureMessage === null ? null : hide(maskNamedValues(failureMessage, failureSelector)),
    failureSelector: failureSelector === null ? null : hide(maskSelectorValue(failureSelector)),
  };
}

/** A step of such a run. Its value stays: the page reveals it on request. */
export function maskedStep(step: RunStep, hide: (text: string) => string): RunStep {
  const { failureMessage: error, failureSelector: selector } = maskedDetails(
    { failureMessage: step.error, failureSelector: step.selector },
    hide,
  );
  return { ...step, error, selector };
}

const valueAttribute = /\[value([~|^$*]?=)(?:"[^"\]]*"|'[^'\]]*'|[^\]"']*)\]/g;

/** Masks `[value="…"]` in the selector of a sensitive field. */
export function maskSelectorValue(selector: string): string {
  if (!selector.includes("[value") || !isSecretField({ type: null, selector })) return selector;
  return selector.replace(valueAttribute, `[value$1"${mask}"]`);
}

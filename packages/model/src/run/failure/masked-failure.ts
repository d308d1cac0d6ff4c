import { mask, namesSecret, typesSecret } from "../../secret/secret";
import type { Run, RunStep } from "../run";

type Failure = Pick<Run, "failureMessage" | "failureSelector">;

/** `hide` masks what the run's steps typed into secret fields. Selectors are shown as they are. */
export function maskedStep(step: RunStep, hide: (text: string) => string): RunStep {
  const value = step.value === null ? null : typesSecret(step) ? mask : hide(step.value);
  return { ...step, error: step.error === null ? null : hide(step.error), value };
}

/** What messages quote, and the queries of their URLs. Single quotes are also apostrophes. */
const repeated = /"[^"]*"?|“[^”]*”?|`[^`]*`?|(?<!\p{L})'[^']*'|\?\S+/gu;

/**
 * What a list may show. Its runs have no steps, so what they typed is unknown: a message is shown only if there is no selector
 * to show instead, without the parts that may repeat a typed value, and not at all if it names a secret.
 */
export function listedFailure({ failureMessage, failureSelector }: Failure): Failure {
  const selector = failureSelector || null;
  const isShown = selector === null && failureMessage !== null && !namesSecret(failureMessage);
  return {
    failureSelector: selector,
    failureMessage: isShown ? failureMessage.replace(repeated, mask) : null,
  };
}

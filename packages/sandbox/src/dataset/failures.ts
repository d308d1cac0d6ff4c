import type { Random } from "./random";
import type { RecordedStep } from "./entities";

export interface Failure {
  message: string | null;
  selector: string | null;
  stepIndex: number | null;
  screenshot: boolean;
}

const reasons: readonly [(step: RecordedStep) => string, ...((step: RecordedStep) => string)[]] = [
  (step) => `Could not find “${step.selector}” within 10 s.`,
  () => "The button stayed disabled.",
  (step) => `“${step.description}” opened a page with status 500.`,
  () => "A cookie banner covered the element.",
  (step) => `Found 3 elements for “${step.selector}”, expected one.`,
];

export function failureAt(steps: readonly RecordedStep[], { between, chance, pick }: Random): Failure {
  const stepIndex = steps.length === 0 ? null : between(0, steps.length - 1);
  const step = stepIndex === null ? undefined : steps[stepIndex];
  return {
    message: step ? pick(reasons)(step) : "The action has no steps.",
    selector: step && chance(0.85) ? step.selector : null,
    stepIndex,
    screenshot: chance(0.75),
  };
}

export function timeoutAt(steps: readonly RecordedStep[], seconds: number, random: Random): Failure {
  const { stepIndex, selector, screenshot } = failureAt(steps, random);
  const description = stepIndex === null ? "the page" : `“${steps[stepIndex]?.description ?? ""}”`;
  return {
    message: random.chance(0.8) ? `Timed out after ${seconds} s while waiting for ${description}.` : null,
    stepIndex,
    selector,
    screenshot,
  };
}

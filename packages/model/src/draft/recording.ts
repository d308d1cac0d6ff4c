import { type AssessableStep, assessStep } from "../step/assess-selector";
import { selectorDoubts } from "../step/step-texts";

/** The numbers of the steps that can't run and that may break, and the count of those that need an element. */
export function weakSteps(steps: readonly AssessableStep[]) {
  const broken: number[] = [];
  const fragile: { number: number; reason: string }[] = [];
  let assessed = 0;
  for (const [index, step] of steps.entries()) {
    const assessment = assessStep(step);
    if (assessment === null) continue;
    assessed += 1;
    if (assessment.verdict === "missing") broken.push(index + 1);
    else if (assessment.verdict === "fragile")
      fragile.push({ number: index + 1, reason: assessment.reasons[0] ?? selectorDoubts.anySimilar });
  }
  return { broken, fragile, assessed };
}

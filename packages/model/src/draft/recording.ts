import { type AssessableStep, assessStep, type SelectorAssessment } from "../step/assess-selector";
import { selectorDoubts } from "../step/step-texts";
import { brokenSteps, fragileStep, otherFragileSteps, stableSelectors } from "./draft-texts";

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

interface RecordingVerdict {
  verdict: SelectorAssessment["verdict"];
  text: string;
}

/** Whether a whole recording looks stable, worst first; `null` if no step needs an element. */
export function recordingVerdict(steps: readonly AssessableStep[]): RecordingVerdict | null {
  const { broken, fragile, assessed } = weakSteps(steps);
  const [firstBroken] = broken;
  const [firstFragile] = fragile;
  if (assessed === 0) return null;
  if (firstBroken !== undefined) {
    const others = fragile.length > 0 ? ` ${otherFragileSteps(fragile.length)}` : "";
    return { verdict: "missing", text: `${brokenSteps(firstBroken, broken.length)}${others}` };
  }
  if (firstFragile === undefined) return { verdict: "stable", text: stableSelectors(assessed) };
  const others = fragile.length > 1 ? ` ${otherFragileSteps(fragile.length - 1)}` : "";
  return {
    verdict: "fragile",
    text: `${fragileStep(firstFragile.number, firstFragile.reason)}${others}`,
  };
}

import { dash } from "../tone";
import type { Draft, DraftStep } from "./draft";
import { assessStep } from "./selector";
import { stepSentence, suggestedTestId } from "./step-sentence";
import { developerRequest as texts } from "./texts";

/** A request to the website's developers for a step that may break. */
export function developerRequest(
  { routePattern }: Pick<Draft, "routePattern">,
  step: DraftStep,
  number: number,
): string {
  const { selector } = step;
  const testId = suggestedTestId(step);
  return [
    texts.title,
    "",
    texts.page(routePattern ?? dash),
    texts.step(number, stepSentence(step)),
    selector === null || selector.trim() === "" ? texts.noSelector : texts.selector(selector.trim()),
    texts.doubts(assessStep(step)?.reasons.join(" ") ?? dash),
    ...(testId === null ? [] : [texts.suggestion(testId)]),
  ].join("\n");
}

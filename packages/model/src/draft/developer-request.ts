import { dash } from "@understudy/base";
import { type AssessableStep, stepDoubts, targetOf } from "../step/selector";
import type { Step } from "../step/step";
import { longestSentence, stepSentence, text } from "../step/step-sentence";
import type { Draft, DraftStep } from "./draft";
import { developerRequest as texts } from "./draft-texts";

/** “3 steps may break, 1 can’t run”; `null` if the selectors of all steps are stable. */
export function selectorRisks(steps: readonly AssessableStep[]): string | null {
  const verdicts = steps.map((step) => stepDoubts(step)?.verdict);
  const count = (verdict: "fragile" | "missing") => verdicts.filter((each) => each === verdict).length;
  const [fragile, missing] = [count("fragile"), count("missing")];
  if (fragile === 0) return missing === 0 ? null : texts.cannotRun(missing);
  return missing === 0 ? texts.mayBreak(fragile) : texts.mayBreakOrNotRun(fragile, missing);
}

/** A request to the website's developers for stable selectors. */
export function developerRequest({ routePattern, steps }: Pick<Draft, "routePattern" | "steps">): string {
  const paragraphs = steps.flatMap((step, index) =>
    stepDoubts(step) === null ? [] : [paragraphOf(step, index + 1)],
  );
  return [texts.title, texts.page(routePattern ?? dash), ...paragraphs].join("\n\n");
}

function paragraphOf(step: DraftStep, number: number): string {
  const { selector } = step;
  const testId = suggestedTestId(step);
  return [
    texts.step(number, stepSentence(step)),
    selector === null || selector.trim() === "" ? texts.noSelector : texts.selector(selector.trim()),
    texts.doubts(stepDoubts(step)?.reasons.join(" ") ?? dash),
    ...(testId === null ? [] : [texts.suggestion(testId)]),
  ].join("\n");
}

const leadingVerb =
  /^(?:(?:click|press|tap|type|fill|enter|select|choose|open|check|go)(?: (?:on|into|in|for|to))? )?(?:(?:the|an?) )?/;

const longestTestId = 40;

/** A `data-testid` for the step's element, from its description or selector; `null` if neither says what it is. */
export function suggestedTestId({ selector, description = null }: Omit<Step, "type">): string | null {
  const name = (text(description) ?? targetOf(selector) ?? "").slice(0, longestSentence);
  const words = name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(leadingVerb, "")
    .match(/[a-z\d]+/g);
  if (words === null || words.length === 0) return null;
  const id = words.join("-");
  return id.length <= longestTestId ? id : id.slice(0, longestTestId).replace(/-[^-]*$/, "");
}

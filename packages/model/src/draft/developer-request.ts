import { dash } from "@understudy/ui/dash";
import { assessStep } from "../step/assess-selector";
import { targetOf } from "../step/element-name";
import type { Step } from "../step/step";
import { longestSentence, stepSentence, text } from "../step/step-sentence";
import type { Draft, DraftStep } from "./draft";
import { developerRequest as texts } from "./draft-texts";

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

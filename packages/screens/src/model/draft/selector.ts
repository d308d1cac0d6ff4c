import { beginning } from "../format/beginning";
import { countOf } from "../format/numbers";
import {
  commonAttribute,
  commonClass,
  generatedAttribute,
  labelAttribute,
  looksGenerated,
  needsNoElement,
  pageId,
  placeAttribute,
  testIdAttribute,
} from "./selector-names";
import { readSelector } from "./selector-parts";
import type { SelectorParts } from "./selector-parts";

export interface SelectorJudgement {
  verdict: "stable" | "fragile" | "missing";
  /** Why, in plain words. */
  reasons: string[];
}

// A year is no record's number.
const recordNumber = (text: string) => /(?<![\d.])(?!(?:19|20)\d\d(?!\d))\d{4,}/.exec(text)?.[0];

const brief = (text: string) => (text.length > 40 ? `${beginning(text, 39)}…` : text);

function placeReasons({ isByPosition, isAbsolute, levels, attributes }: SelectorParts): string[] {
  const counted = attributes.some(
    ({ name, value }) => placeAttribute.test(name) && value !== null && /^-?\d+$/.test(value),
  );
  return [
    isByPosition || counted
      ? "It counts positions: it finds something else once anything is added or moved before it."
      : null,
    isAbsolute ? "It starts at the top of the page: any change on the way breaks it." : null,
    levels >= 5 ? `It passes through ${levels} nested elements: a change to any of them breaks it.` : null,
  ].filter((reason) => reason !== null);
}

function generatedReasons({ ids, classes, attributes }: SelectorParts): string[] {
  const generated = [
    ...ids.filter(looksGenerated).map((id) => `The id “${brief(id)}”`),
    ...classes.filter(looksGenerated).map((name) => `The class “${brief(name)}”`),
    ...attributes
      .filter(
        ({ name, value }) =>
          generatedAttribute.test(name) ||
          (value !== null && isNaming(name) && isGeneratedValue(name, value)),
      )
      .map(({ name }) => `The attribute “${brief(name)}”`),
  ];
  return generated.map((what) => `${what} looks generated: it may change with the next release or reload.`);
}

const isNaming = (name: string) => !commonAttribute.test(name) && !placeAttribute.test(name);

// Words in a label are words; a test id or a name can be generated.
const isGeneratedValue = (name: string, value: string) => {
  const isWritten = labelAttribute.test(name) && !/labelledby|describedby|^for$/.test(name);
  return (
    !isWritten && !/^href$|^action$/.test(name) && recordNumber(value) === undefined && looksGenerated(value)
  );
};

function recordReasons({ ids, classes, attributes, texts }: SelectorParts): string[] {
  const names = [...ids, ...classes].filter((name) => !looksGenerated(name));
  const values = [...names, ...attributes.flatMap(({ value }) => value ?? []), ...texts];
  const number = values.map(recordNumber).find((found) => found !== undefined);
  return number === undefined
    ? []
    : [`It holds the number ${brief(number)}, which looks like one record's: it finds that record only.`];
}

function nameReasons({ ids, classes, attributes, texts }: SelectorParts): string[] {
  const valued = attributes.filter(({ name, value }) => value !== null && value !== "" && isNaming(name));
  const testId = valued.find(({ name }) => testIdAttribute.test(name));
  const label = valued.find(({ name }) => labelAttribute.test(name));
  const named = valued.find((attribute) => attribute !== testId && attribute !== label);
  const id = ids.find((each) => !pageId.test(each));
  const own = classes.find((each) => !commonClass.test(each));
  const text = texts.find((each) => each.trim() !== "");
  return [
    testId === undefined ? null : `It has a test id, “${brief(testId.value ?? "")}”.`,
    id === undefined ? null : `It has an id, “${brief(id)}”.`,
    label === undefined ? null : `It is found by its label, “${brief(label.value ?? "")}”.`,
    text === undefined ? null : `It is found by its text, “${brief(text)}”.`,
    named === undefined ? null : `Its ${named.name} is “${brief(named.value ?? "")}”.`,
    own === undefined ? null : `It has a class of its own, “${brief(own)}”.`,
  ].filter((reason) => reason !== null);
}

function namelessReason({ tags, attributes }: SelectorParts): string {
  const type = attributes.find(({ name }) => name === "type")?.value;
  if (type !== undefined && type !== null)
    return `Nothing names it but its type: any other “${brief(type)}” could be meant.`;
  const tag = tags.at(-1) ?? "";
  return `Nothing names it: any ${/^[a-z][\w-]*$/i.test(tag) ? `“${brief(tag)}” element` : "similar element"} could be meant.`;
}

const unrecorded = /^(?:null|undefined|none|n\/a|\[object object\])?$/i;

const missing: SelectorJudgement = {
  verdict: "missing",
  reasons: ["No selector was recorded: the step cannot be found again."],
};

/** How long a selector will find its element. A guess from how it is written; it knows nothing of the page. */
export function judgeSelector(selector: string | null): SelectorJudgement {
  if (selector === null || unrecorded.test(selector.trim())) return missing;
  const parts = readSelector(selector);
  const doubts = [...placeReasons(parts), ...generatedReasons(parts), ...recordReasons(parts)];
  if (doubts.length > 0) return { verdict: "fragile", reasons: doubts };
  const names = nameReasons(parts);
  return names.length > 0
    ? { verdict: "stable", reasons: names }
    : { verdict: "fragile", reasons: [namelessReason(parts)] };
}

/** The judgement of a recorded step; `null` when it needs no element. */
export function judgeStep({
  type,
  selector,
}: {
  type: string | null;
  selector: string | null;
}): SelectorJudgement | null {
  const judgement = judgeSelector(selector);
  return judgement.verdict === "missing" && type !== null && needsNoElement.test(type.trim())
    ? null
    : judgement;
}

interface JudgementSummary {
  verdict: "stable" | "fragile";
  text: string;
}

/** One line for a whole recording; `null` when there is nothing to judge. */
export function judgementSummary(
  steps: readonly { type: string | null; selector: string | null }[],
): JudgementSummary | null {
  const verdicts = steps.flatMap((step) => judgeStep(step)?.verdict ?? []);
  const count = (verdict: SelectorJudgement["verdict"]) => verdicts.filter((each) => each === verdict).length;
  const [all, fragile, unfound] = [countOf(verdicts.length, "step"), count("fragile"), count("missing")];
  if (verdicts.length === 0) return null;
  if (fragile + unfound === 0) {
    const text =
      verdicts.length === 1
        ? "The one step looks as if it will hold."
        : `All ${all} look as if they will hold.`;
    return { verdict: "stable", text };
  }
  const parts = [
    fragile > 0 ? `${fragile} fragile` : null,
    unfound > 0 ? `${unfound} without a selector` : null,
  ];
  return {
    verdict: "fragile",
    text: `${fragile + unfound} of ${all} may not hold: ${parts.filter((part) => part !== null).join(", ")}.`,
  };
}

/** Said beside every judgement. */
export const judgementCaveat = "A guess from how each step was recorded. It blocks nothing.";

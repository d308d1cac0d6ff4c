import { truncate } from "@understudy/base";
import { maskSelectorValue } from "../secret/secret-fields";
import { readSelector, type SelectorParts } from "./read-selector";
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
import type { Step } from "./step";
import { matchedBy, selectorDoubts, selectorMatch } from "./step-texts";

export interface SelectorAssessment {
  verdict: "stable" | "fragile" | "missing";
  reasons: string[];
}

// Four digits that look like a year are not a record's ID.
const recordNumber = (text: string) => /(?<![\d.])(?!(?:19|20)\d\d(?!\d))\d{4,}/.exec(text)?.[0];

const brief = (text: string) => truncate(text, 40);

function placeReasons({ isByPosition, isAbsolute, levels, attributes }: SelectorParts): string[] {
  const counted = attributes.some(
    ({ name, value }) => placeAttribute.test(name) && value !== null && /^-?\d+$/.test(value),
  );
  return [
    isByPosition || counted ? selectorDoubts.byPosition : null,
    isAbsolute ? selectorDoubts.absolute : null,
    levels >= 5 ? selectorDoubts.nested(levels) : null,
  ].filter((reason) => reason !== null);
}

function generatedReasons({ ids, classes, attributes }: SelectorParts): string[] {
  return [
    ...ids.filter(looksGenerated).map((id) => selectorDoubts.generated("ID", brief(id))),
    ...classes.filter(looksGenerated).map((name) => selectorDoubts.generated("class", brief(name))),
    ...attributes
      .filter(
        ({ name, value }) =>
          generatedAttribute.test(name) ||
          (value !== null && isNaming(name) && isGeneratedValue(name, value)),
      )
      .map(({ name }) => selectorDoubts.generated("attribute", brief(name))),
  ];
}

const isNaming = (name: string) => !commonAttribute.test(name) && !placeAttribute.test(name);

// Labels are written by people; test IDs and names can be generated.
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
  return number === undefined ? [] : [selectorDoubts.record(brief(number))];
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
    testId === undefined ? null : selectorMatch(matchedBy.testId, brief(testId.value ?? "")),
    id === undefined ? null : selectorMatch(matchedBy.id, brief(id)),
    label === undefined ? null : selectorMatch(matchedBy.label, brief(label.value ?? "")),
    text === undefined ? null : selectorMatch(matchedBy.text, brief(text)),
    named === undefined ? null : selectorMatch(brief(named.name), brief(named.value ?? "")),
    own === undefined ? null : selectorMatch(matchedBy.class, brief(own)),
  ].filter((reason) => reason !== null);
}

function namelessReason({ tags, attributes }: SelectorParts): string {
  const type = attributes.find(({ name }) => name === "type")?.value;
  if (type !== undefined && type !== null)
    return /^(?:submit|button|reset)$/i.test(type)
      ? selectorDoubts.anyButton(type.toLowerCase())
      : selectorDoubts.anyInput(brief(type));
  const tag = tags.at(-1) ?? "";
  return /^[a-z][\w-]*$/i.test(tag) ? selectorDoubts.anyElement(brief(tag)) : selectorDoubts.anySimilar;
}

const unrecorded = /^(?:null|undefined|none|n\/a|\[object object\])?$/i;

const missing: SelectorAssessment = {
  verdict: "missing",
  reasons: [selectorDoubts.missing],
};

/** Whether a selector is likely to keep finding its element. A guess from its text alone. */
export function assessSelector(selector: string | null): SelectorAssessment {
  if (selector === null || unrecorded.test(selector.trim())) return missing;
  const parts = readSelector(selector);
  const doubts = [...placeReasons(parts), ...generatedReasons(parts), ...recordReasons(parts)];
  if (doubts.length > 0) return { verdict: "fragile", reasons: doubts };
  const names = nameReasons(parts);
  return names.length > 0
    ? { verdict: "stable", reasons: names }
    : { verdict: "fragile", reasons: [namelessReason(parts)] };
}

export type AssessableStep = Pick<Step, "type" | "selector">;

/** Assesses a recorded step; `null` if the step needs no element. */
export function assessStep({ type, selector }: AssessableStep): SelectorAssessment | null {
  const assessment = assessSelector(maskSelectorValue(selector));
  return assessment.verdict === "missing" && type !== null && needsNoElement.test(type.trim())
    ? null
    : assessment;
}

import { truncate } from "@understudy/base";
import { capitalized } from "../core/capitalized";
import { elementKind, humanized, targetOf } from "./selector";
import type { Step } from "./step";
import { anElement, stepVerbs, targetlessSteps, unnamedStep, verbsWithValue } from "./step-texts";

export const text = (value: string | null | undefined) => value?.trim() || null;

export const longestSentence = 300;

/** A step's description, or a sentence from its type and selector: “Click Open booking”. */
export const stepSentence = (step: Step): string => truncate(sentenceOf(step), longestSentence);

function sentenceOf({ type, selector, description, value }: Step): string {
  const described = text(description);
  if (described !== null) return capitalized(described);
  const kind = text(type);
  if (kind === null) return targetOf(selector) ?? unnamedStep;
  const verb = stepVerbs.get(kind.toLowerCase().replace(/[\s_-]/g, "")) ?? `${humanized(kind)}:`;
  const target = (verbsWithValue.has(verb) ? text(value) : null) ?? targetOf(selector);
  if (target !== null) return `${verb} ${target}`;
  return targetlessSteps.get(verb) ?? `${verb.replace(/:$/, "")} ${elementKind(selector) ?? anElement}`;
}

import { truncate } from "@understudy/ui/text";
import { readSelector } from "./selector-parts";
import { anElement, stepVerbs, targetlessSteps, unnamedStep, verbsWithValue } from "./texts";

/** A recorded step, or a step of a run. */
export interface Step {
  type: string | null;
  selector: string | null;
  description?: string | null;
  value?: string | null;
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

// Turns “open-booking” and “openBooking” into “Open booking”.
function humanized(name: string): string {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, "$1 $2")
    .replace(/[-_.:[\]]+/g, " ")
    .trim()
    .toLowerCase();
  return capitalized(words);
}

const writtenForPeople = /^(?:aria-label|placeholder|title|alt)$/;

const readableName = /^(?:data-[\w-]+|testid|name|for|formcontrolname)$/;

/** A readable name for the element from its selector; `null` if the selector has none. */
function targetOf(selector: string | null): string | null {
  if (selector === null || selector.trim() === "") return null;
  const { texts, ids, attributes } = readSelector(selector);
  const written =
    texts.find((text) => text.trim() !== "") ??
    attributes.find(({ name }) => writtenForPeople.test(name))?.value;
  if (written !== undefined && written !== null && written.trim() !== "") return written.trim();
  const name =
    attributes.find(({ name: attribute, value }) => readableName.test(attribute) && value !== null)?.value ??
    ids.at(-1);
  const target = humanized(name ?? "");
  return /\p{L}{2}/u.test(target) ? target : null;
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

const text = (value: string | null | undefined) => value?.trim() || null;

const longestSentence = 300;

/** A step's description, or a sentence from its type and selector: “Click Open booking”. */
export const stepSentence = (step: Step): string => truncate(sentenceOf(step), longestSentence);

function sentenceOf({ type, selector, description, value }: Step): string {
  const described = text(description);
  if (described !== null) return capitalized(described);
  const kind = text(type);
  if (kind === null) return targetOf(selector) ?? unnamedStep;
  const verb = stepVerbs.get(kind.toLowerCase().replace(/[\s_-]/g, "")) ?? `${humanized(kind)}:`;
  const target = (verbsWithValue.has(verb) ? text(value) : null) ?? targetOf(selector);
  return target === null
    ? (targetlessSteps.get(verb) ?? `${verb.replace(/:$/, "")} ${anElement}`)
    : `${verb} ${target}`;
}

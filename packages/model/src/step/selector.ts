import { truncate } from "@understudy/base";
import { capitalized } from "../core/capitalized";
import type { Step } from "./step";
import { elementKinds, selectorDoubts } from "./step-texts";

/** Longer selectors are judged by their beginning, which bounds the time of the patterns. */
const longestRead = 1_000;

// XPath, `text=…`, `aria/…`, `getByRole(…)`, `cy.get(…)` and chains of Playwright's engines.
const otherLanguage = /^(?:\(*\.?\/|[\w-]+[=/]|[\w.]*\w\()|>>/;

const position = /:(?:nth|first|last|only|eq|lt|gt)\b/i;

const visibleText = /:(?:-p-)?(?:has-)?(?:text|contains)\b|\[\s*(?:placeholder|title|alt)\b/i;

const onlyTags = /^[\w\s>+~*-]+$/;

const mostLevels = 4;

const withoutArguments = (selector: string) => selector.replace(/\[[^\]]*\]|\([^()]*\)/g, "");

// An escaped `.` or `:` belongs to the name.
const idOrClass = /([#.])((?:\\.|[\w-]|[^ -~])+)/g;

const idOrClassAttribute = /\[\s*(id|class)\s*[~|^$*]?=\s*["']?([^"'\]]*)/g;

// React's IDs, the prefixes of libraries that count or hash, and UUIDs.
const generatedName =
  /^[\w-]*[:«]r[\da-z]*[:»]|^(?:css|sc|jss|emotion|svelte|ember|ext-gen|yui|radix|headlessui|mui|mat|cdk|rc|react-select)[-_:]?.*\d|^sc-[a-z]{5,}$|[\da-f]{8}-[\da-f]{4}/i;

const changes = (part: string) => part.match(/[a-z](?=\d)|\d(?=[a-z])/gi)?.length ?? 0;

const looksHashed = (part: string) =>
  part.length >= 5 && (changes(part) >= 3 || (changes(part) === 2 && /^\d/.test(part)));

const looksGenerated = (name: string) => generatedName.test(name) || name.split(/[-_:]+/).some(looksHashed);

function generatedReason(selector: string): string | null {
  const plain = withoutArguments(selector).matchAll(idOrClass);
  const names = [
    ...[...plain].map(([, mark, name = ""]) => ({ isId: mark === "#", name: name.replaceAll("\\", "") })),
    ...[...selector.matchAll(idOrClassAttribute)].flatMap(([, attribute, value = ""]) =>
      value.split(/\s+/).map((name) => ({ isId: attribute === "id", name })),
    ),
  ];
  const found = names.find(({ name }) => looksGenerated(name));
  return found === undefined
    ? null
    : selectorDoubts.generated(found.isId ? "ID" : "class", truncate(found.name, 40));
}

/** Why a CSS selector may stop finding its element. Other languages aren't judged. */
export function selectorReasons(selector: string): string[] {
  const css = selector.trim().slice(0, longestRead);
  if (otherLanguage.test(css)) return [];
  const bare = css.replace(/"[^"]*"|'[^']*'/g, '""');
  const [path = ""] = withoutArguments(bare).split(",");
  const levels = path.split(/[\s>+~]+/).filter((level) => level !== "");
  return [
    position.test(bare) ? selectorDoubts.byPosition : null,
    levels.length > mostLevels ? selectorDoubts.nested(levels.length) : null,
    generatedReason(css),
    visibleText.test(bare) ? selectorDoubts.visibleText : null,
    onlyTags.test(bare) ? selectorDoubts.anyElement(truncate(levels.at(-1) ?? "", 40)) : null,
  ].filter((reason) => reason !== null);
}

/** Steps on the whole page need no element. */
const needsNoElement =
  /^(?:navigat\w*|go.?to|goto|open|visit|url|load|reload|refresh|back|forward|wait|pause|sleep|delay|scroll\w*|resize|viewport|key\w*|press)$/i;

const unrecorded = /^(?:null|undefined|none|n\/a|\[object object\])?$/i;

/** Why a recorded step may break, or can't run without a selector. */
export interface StepDoubts {
  verdict: "fragile" | "missing";
  reasons: string[];
}

export type AssessableStep = Pick<Step, "type" | "selector">;

/** `null` for a step that has no problem. */
export function stepDoubts({ type, selector }: AssessableStep): StepDoubts | null {
  if (unrecorded.test(selector?.trim() ?? ""))
    return needsNoElement.test(type?.trim() ?? "")
      ? null
      : { verdict: "missing", reasons: [selectorDoubts.missing] };
  const reasons = selectorReasons(selector ?? "");
  return reasons.length === 0 ? null : { verdict: "fragile", reasons };
}

// Turns “open-booking” and “openBooking” into “Open booking”.
export function humanized(name: string): string {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, "$1 $2")
    .replace(/[-_.:[\]]+/g, " ")
    .trim()
    .toLowerCase();
  return capitalized(words);
}

const writtenForPeople =
  /:(?:has-text|text|contains)\(\s*["']?([^"')]+)|\[(?:aria-label|placeholder|title|alt)=["']?([^"'\]]+)/i;

const readableName = /\[(?:data-[\w-]+|name|for|formcontrolname)[~|^$*]?=["']?([^"'\]]+)/i;

/** A readable name for the element from its CSS selector; `null` if the selector has none. */
export function targetOf(selector: string | null): string | null {
  const css = selector?.slice(0, longestRead) ?? "";
  const [, text, label] = writtenForPeople.exec(css) ?? [];
  const written = (text ?? label ?? "").trim();
  if (written !== "") return written;
  const name = readableName.exec(css)?.[1] ?? [...css.matchAll(/#([\w-]+)/g)].at(-1)?.[1] ?? "";
  const target = humanized(name);
  return !otherLanguage.test(css) && /\p{L}{2}/u.test(target) ? target : null;
}

/** “link” for `div:nth-child(2) > a`; `null` if the selector’s last element is of no kind that people name. */
export function elementKind(selector: string | null): string | null {
  const path = withoutArguments(selector?.slice(0, longestRead) ?? "");
  const last = path.split(/[\s>+~/]+/).at(-1);
  const tag = /^[a-z]+/i.exec(last ?? "")?.[0] ?? "";
  return elementKinds.get(tag.toLowerCase()) ?? null;
}

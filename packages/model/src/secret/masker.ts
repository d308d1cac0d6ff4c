import { firstCharacters } from "@understudy/base";
import { escapedPattern } from "../core/escaped-pattern";
import { isSecretField, mask } from "./secret-fields";

type Step = Parameters<typeof isSecretField>[0] & { value: string | null };

/** A bound for hostile data: no recording types as many. */
const mostSecrets = 100;

/** Longer secrets are recognized by their beginning, which also finds them where a message was cut off. */
const longestPattern = 64;

/** Shorter secrets are masked only as whole words: “12” must not be masked within other numbers. */
const shortestPart = 4;

const hex = (code: number, digits: number) => code.toString(16).padStart(digits, "0");

const utf8 = new TextEncoder();

const escaped = (text: string) => JSON.stringify(text).slice(1, -1);

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
  " ": "&nbsp;",
};

/** Matches a character, or a sequence of backslashes, URL- or HTML-encoded, JSON-encoded once or twice, or as it is. */
function encoded(part: string): string {
  const code = part.codePointAt(0) ?? 0;
  const [character, times] = part.startsWith("\\") ? ["\\", `{${part.length}}`] : [part, ""];
  const json = escaped(character);
  const forms = [
    Array.from(utf8.encode(character), (byte) => `%${hex(byte, 2)}`).join(""),
    Array.from({ length: character.length }, (_, at) => `\\\\u${hex(character.charCodeAt(at), 4)}`).join(""),
    `&#(?:0*${code}|x0*${hex(code, 1)});`,
    entities[character],
    ...(json === character ? [] : [escapedPattern(escaped(json)), escapedPattern(json)]),
    "'/".includes(character) ? escapedPattern(`\\${character}`) : undefined,
    character === " " ? escapedPattern("+") : undefined,
    escapedPattern(character),
  ];
  return forms.flatMap((form) => (form === undefined ? [] : `(?:${form})${times}`)).join("|");
}

/** A group without backtracking, which would take exponential time on ambiguous escapes. */
const atomic = (pattern: string, group: number) => `(?=(${pattern}))\\${group}`;

const part = /\\+|[^\\]/gsu;

interface Secret {
  plain: RegExp;
  /** Also finds the plain form, but is slower. */
  anyForm: RegExp;
  /** The rest of a long secret. */
  rest: string;
}

function secretOf(text: string): Secret {
  const start = firstCharacters(text, longestPattern);
  const parts = start.match(part) ?? [];
  const anyForm = parts.map((each, at) => atomic(encoded(each), at + 1)).join("");
  const isShort = text.length < shortestPart;
  const find = (pattern: string) =>
    new RegExp(isShort ? String.raw`(?<![\p{L}\d])(?:${pattern})(?![\p{L}\d])` : pattern, "giu");
  return {
    plain: find(escapedPattern(start)),
    // The plain form too: atomic groups miss plain text that looks encoded, such as “&amp;”.
    anyForm: find(`${anyForm}|${escapedPattern(start)}`),
    rest: text.slice(start.length),
  };
}

/** Where a long secret whose beginning was found ends in the text. */
function endOf(rest: string, text: string, from: number): number {
  const patterns = new Map<string, RegExp>();
  let end = from;
  for (const [each] of rest.matchAll(part)) {
    const next = patterns.get(each) ?? new RegExp(encoded(each), "iuy");
    patterns.set(each, next);
    next.lastIndex = end;
    if (!next.test(text)) return end;
    end = next.lastIndex;
  }
  return end;
}

function secretsOf(steps: readonly Step[]): Secret[] {
  const texts = new Set<string>();
  for (const step of steps) {
    if (texts.size >= mostSecrets) break;
    const value = step.value?.trim();
    if (value && isSecretField(step)) for (const form of ["NFC", "NFD"]) texts.add(value.normalize(form));
  }
  return [...texts].map(secretOf);
}

type Range = [start: number, end: number];

function merged(ranges: readonly Range[]): Range[] {
  const separate: Range[] = [];
  for (const [start, end] of ranges.toSorted(([a], [b]) => a - b)) {
    const last = separate.at(-1);
    if (last && start < last[1]) last[1] = Math.max(last[1], end);
    else separate.push([start, end]);
  }
  return separate;
}

const mayBeEncoded = /[%+\\&]/;

/** Returns a function that masks what was typed into sensitive fields, in any letter case and also URL-, JSON- or HTML-encoded. */
export function masker(steps: readonly Step[]): (text: string) => string {
  const secrets = secretsOf(steps);
  return (text) => {
    const ranges: Range[] = [];
    for (const { plain, anyForm, rest } of secrets) {
      const pattern = mayBeEncoded.test(text) ? anyForm : plain;
      pattern.lastIndex = 0;
      for (let hit = pattern.exec(text); hit !== null; hit = pattern.exec(text)) {
        pattern.lastIndex = endOf(rest, text, pattern.lastIndex);
        ranges.push([hit.index, pattern.lastIndex]);
      }
    }
    let [masked, shown] = ["", 0];
    for (const [start, end] of merged(ranges)) {
      masked += text.slice(shown, start) + mask;
      shown = end;
    }
    return masked + text.slice(shown);
  };
}

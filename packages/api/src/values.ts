import { parseInstant } from "@understudy/model";
import { firstCharacters, isBlank } from "@understudy/base";

export const isPresent = (value: unknown) =>
  typeof value === "string" ? value.trim() !== "" : Boolean(value);

/** A fast check for the common case: text that starts with visible ASCII isn't blank. */
function startsWithVisibleAscii(value: string): boolean {
  const first = value.charCodeAt(0);
  return first > 32 && first < 127;
}

export function wholeText(value: unknown): string | null {
  if (typeof value === "string") return startsWithVisibleAscii(value) || !isBlank(value) ? value : null;
  return typeof value === "number" && Number.isFinite(value) ? String(value) : null;
}

/** Layout takes 0.1 s per megabyte. */
const longestText = 100_000;

const cut = (value: string) => (value.length > longestText ? firstCharacters(value, longestText) : value);

export function text(value: unknown): string | null {
  const whole = wholeText(value);
  return whole === null ? null : cut(whole);
}

const longestId = 10_000;

/** An ID. One that isn't exact is dropped, because it would name something else: a number that JSON rounds, or a cut text. */
export function idText(value: unknown): string | null {
  if (typeof value === "number" && Math.abs(value) > Number.MAX_SAFE_INTEGER) return null;
  const whole = wholeText(value);
  return whole !== null && whole.length <= longestId ? whole : null;
}

/** Text of a field that may be empty. Never cut, because forms save it. */
export const anyText = (value: unknown): string =>
  typeof value === "string" ? value : (wholeText(value) ?? "");

export const shownText = (value: unknown): string => cut(anyText(value));

/** A date as received, because only the text shows whether it has a time. `null` if it is invalid. */
export function date(value: unknown): string | null {
  const instant = parseInstant(value);
  if (instant === null) return null;
  return typeof value === "string" ? value : new Date(instant).toISOString();
}

/** Whether the server sent a date, readable or not. Go writes “no date” as the first day of year 1, others as zero. */
export const hasDate = (value: unknown): boolean =>
  isPresent(value) && !(typeof value === "string" && /^\s*(?:0001|0000)-/.test(value));

/** A date as received; an unreadable one is kept as text, so that it isn't taken for a missing one. */
export const dateOrText = (value: unknown): string | null =>
  hasDate(value) ? (date(value) ?? shownText(value)) : null;

/** The texts of a list, including empty ones. Never cut, because forms save them. */
export function texts(value: unknown): readonly string[] {
  if (!Array.isArray(value)) return [];
  return value.filter((entry) => typeof entry === "string" || typeof entry === "number").map(anyText);
}

export function number(value: unknown): number | null {
  if (typeof value === "number") return Number.isFinite(value) ? value : null;
  return typeof value === "string" && value.trim() !== "" ? number(Number(value)) : null;
}

/** A measure or count: not negative, and capped at the largest safe integer. */
export function amount(value: unknown): number | null {
  const read = number(value);
  // -0 would be formatted with its sign.
  if (read === null || read <= 0) return read === 0 ? 0 : null;
  return read > Number.MAX_SAFE_INTEGER ? Number.MAX_SAFE_INTEGER : read;
}

export function count(value: unknown): number | null {
  const read = amount(value);
  return read === null ? null : Math.trunc(read);
}

export function percent(value: unknown): number | null {
  const read = number(value);
  return read === null ? null : Math.min(100, Math.max(0, read));
}

const yes: ReadonlySet<unknown> = new Set([1, "true", "1"]);
const no: ReadonlySet<unknown> = new Set([0, "", "false", "0"]);

export function flag(value: unknown, fallback = false): boolean {
  if (typeof value === "boolean") return value;
  if (yes.has(value)) return true;
  return no.has(value) ? false : fallback;
}

export const shownTexts = (value: unknown): readonly string[] => texts(value).map(cut);

export const oneOf = <T extends string>(known: readonly T[], value: unknown) =>
  known.find((name) => name === value);

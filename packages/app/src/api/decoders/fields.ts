import { parseInstant } from "@understudy/screens/model";

/** A JSON object. Only names that the spec gives are ever asked of it, so a hostile name has nothing to hit. */
export type Fields = Readonly<Record<string, unknown>>;

export function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

const nothing: Fields = Object.freeze(Object.create(null));

/** The object at a name, or one without fields. */
export function fieldsIn(value: unknown): Fields {
  return isFields(value) ? value : nothing;
}

/** The first of these that says something. */
export function firstOf(...values: readonly unknown[]): unknown {
  return values.find((value) => value !== undefined && value !== null && value !== "");
}

/** Whether a field says anything at all, in whatever form. */
export function isPresent(value: unknown): boolean {
  return typeof value === "string" ? value.trim() !== "" : Boolean(value);
}

/** Whether a text begins with a visible character of ASCII, as most do: then there is no need to trim it. */
function beginsPlainly(value: string): boolean {
  const first = value.charCodeAt(0);
  return first > 32 && first < 127;
}

/** Text that says something, as it came. */
export function text(value: unknown): string | null {
  if (typeof value === "string") return beginsPlainly(value) || value.trim() !== "" ? value : null;
  return typeof value === "number" && Number.isFinite(value) ? String(value) : null;
}

/** Text of a field that may well be empty. */
export function anyText(value: unknown): string {
  return typeof value === "string" ? value : (text(value) ?? "");
}

/** A date as it was written: whether it has a time is said by the text alone. `null` for what is no possible date. */
export function date(value: unknown): string | null {
  const instant = parseInstant(value);
  if (instant === null) return null;
  return typeof value === "string" ? value : new Date(instant).toISOString();
}

/** The texts of a list, empty ones included; nothing for what is no list. */
export function texts(value: unknown): readonly string[] {
  if (!Array.isArray(value)) return [];
  return value.filter((entry) => typeof entry === "string" || typeof entry === "number").map(anyText);
}

/** A finite number, also one that was sent as text. */
export function number(value: unknown): number | null {
  if (typeof value === "number") return Number.isFinite(value) ? value : null;
  return typeof value === "string" && value.trim() !== "" ? number(Number(value)) : null;
}

/** What is measured or counted is never negative, and never beyond what a number holds exactly. */
export function amount(value: unknown): number | null {
  const read = number(value);
  // There is a negative zero, too, and it would be written with its sign.
  if (read === null || read <= 0) return read === 0 ? 0 : null;
  return read > Number.MAX_SAFE_INTEGER ? Number.MAX_SAFE_INTEGER : read;
}

/** How many, in whole numbers. */
export function count(value: unknown): number | null {
  const read = amount(value);
  return read === null || Number.isInteger(read) ? read : Math.trunc(read);
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

export function oneOf<T extends string>(known: readonly T[], value: unknown): T | undefined {
  return known.find((name) => name === value);
}

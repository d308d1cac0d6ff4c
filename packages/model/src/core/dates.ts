import { dash } from "@understudy/base";

export const dayMs = 86_400_000;

const latest = Date.UTC(9999, 11, 31, 23, 59, 59, 999);

const datePattern =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?)\s?(Z|[+-]\d{2}(?::?\d{2})?)?)?$/i;

function isRealDay(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

// Servers write “no time” as zero or as the first days of year 1.
const usable = (instant: number) => (instant > 0 && instant <= latest ? instant : null);

function zoneOf(zone: string | undefined): string {
  // Without a zone, assume the server's clock, which is UTC.
  if (zone === undefined || zone.toUpperCase() === "Z") return "Z";
  const digits = zone.slice(1).replace(":", "").padEnd(4, "0");
  return `${zone.charAt(0)}${digits.slice(0, 2)}:${digits.slice(2)}`;
}

function parseDateText(text: string): number | null {
  const match = datePattern.exec(text);
  if (match === null || !isRealDay(Number(match[1]), Number(match[2]), Number(match[3]))) return null;
  const day = text.slice(0, 10);
  const time = match[4];
  // A date without a time is that calendar day in every time zone, so it starts at local midnight.
  return usable(
    Date.parse(time === undefined ? `${day}T00:00` : `${day}T${time.replace(",", ".")}${zoneOf(match[5])}`),
  );
}

/** A server's date in milliseconds; `null` for an invalid date. */
export function parseInstant(value: unknown): number | null {
  if (typeof value === "string") return parseDateText(value.trim());
  if (typeof value !== "number" || !Number.isFinite(value)) return null;
  // As milliseconds, smaller numbers would be before 1973, so they are seconds.
  return usable(Math.trunc(value < 1e11 ? value * 1000 : value));
}

export function isCalendarDay(text: string): boolean {
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) &&
    isRealDay(Number(text.slice(0, 4)), Number(text.slice(5, 7)), Number(text.slice(8)))
  );
}

/** The day of a date without a time: the same day in every time zone. */
export function dateWithoutTime(date: string | null): string | null {
  const text = date?.trim() ?? "";
  return isCalendarDay(text) && parseInstant(text) !== null ? text : null;
}

/** The UTC day of an instant, `YYYY-MM-DD`. */
export function utcDay(instant: number): string {
  return new Date(instant).toISOString().slice(0, 10);
}

/** A server's calendar day; the UTC day of a date with a time. */
export function parseCalendarDay(value: unknown): string | null {
  const instant = parseInstant(value);
  if (instant === null) return null;
  return (typeof value === "string" ? dateWithoutTime(value) : null) ?? utcDay(instant);
}

export function addDays(day: string, count: number): string {
  return utcDay(Date.parse(`${day}T00:00:00Z`) + count * dayMs);
}

/** Whole days between two instants, never negative. */
export function daysBetween(earlier: number, later: number): number {
  return Math.max(0, Math.floor((later - earlier) / dayMs));
}

// Created on first use: creating a formatter costs more than a hundred uses.
let monthDay: Intl.DateTimeFormat | undefined;

/** `Mar 4`, of a calendar day. */
export function formatMonthDay(day: string): string {
  if (!isCalendarDay(day)) return dash;
  monthDay ??= new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" });
  return monthDay.format(Date.parse(day));
}

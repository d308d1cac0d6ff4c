import { dash } from "../tone";

export const dayMs = 86_400_000;
const latest = Date.UTC(9999, 11, 31, 23, 59, 59, 999);
const writtenDate =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?)\s?(Z|[+-]\d{2}(?::?\d{2})?)?)?$/i;

function isRealDay(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

// Zero is how servers write “no time”, as are the first days of year 1.
const usable = (instant: number) => (instant > 0 && instant <= latest ? instant : null);

function zoneOf(written: string | undefined): string {
  // A server that leaves the zone out means its own clock, which is UTC.
  if (written === undefined || written.toUpperCase() === "Z") return "Z";
  const digits = written.slice(1).replace(":", "").padEnd(4, "0");
  return `${written.charAt(0)}${digits.slice(0, 2)}:${digits.slice(2)}`;
}

function parseWritten(text: string): number | null {
  const match = writtenDate.exec(text);
  if (match === null || !isRealDay(Number(match[1]), Number(match[2]), Number(match[3]))) return null;
  const [day, time] = [text.slice(0, 10), match[4]];
  // A date without a time is that calendar day wherever it is read: its start in the reader's own zone.
  return usable(
    Date.parse(time === undefined ? `${day}T00:00` : `${day}T${time.replace(",", ".")}${zoneOf(match[5])}`),
  );
}

/** The instant a server wrote, in milliseconds; `null` for what is no possible date. */
export function parseInstant(value: unknown): number | null {
  if (typeof value === "string") return parseWritten(value.trim());
  if (typeof value !== "number" || !Number.isFinite(value)) return null;
  // Below this a count of milliseconds would be of 1973: servers count such numbers in seconds.
  return usable(Math.trunc(value < 1e11 ? value * 1000 : value));
}

export function isCalendarDay(text: string): boolean {
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) &&
    isRealDay(Number(text.slice(0, 4)), Number(text.slice(5, 7)), Number(text.slice(8)))
  );
}

/** The day that a written date names, where it tells no time: the same day wherever it is read. */
export function dayAlone(written: string | null): string | null {
  const text = written?.trim() ?? "";
  return isCalendarDay(text) && parseInstant(text) !== null ? text : null;
}

/** The UTC day of an instant, `YYYY-MM-DD`. */
export function utcDay(instant: number): string {
  return new Date(instant).toISOString().slice(0, 10);
}

/** The calendar day a server wrote; one with a time counts as its UTC day. */
export function parseCalendarDay(value: unknown): string | null {
  if (typeof value === "string" && isCalendarDay(value.trim())) return value.trim();
  const instant = parseInstant(value);
  return instant === null ? null : utcDay(instant);
}

export function addDays(day: string, count: number): string {
  return utcDay(Date.parse(`${day}T00:00:00Z`) + count * dayMs);
}

/** Whole days between two instants, never negative. */
export function daysBetween(earlier: number, later: number): number {
  return Math.max(0, Math.floor((later - earlier) / dayMs));
}

export function monthOf(now: number): { start: number; days: number; day: number; lastDay: string } {
  const date = new Date(now);
  const start = Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1);
  const end = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1);
  return { start, days: (end - start) / dayMs, day: date.getUTCDate(), lastDay: utcDay(end - dayMs) };
}

// Made when first needed: making one costs more than a hundred uses of it.
function dayLabel(options: Intl.DateTimeFormatOptions): (day: string) => string {
  let formatter: Intl.DateTimeFormat | undefined;
  return (day) => {
    if (!isCalendarDay(day)) return dash;
    formatter ??= new Intl.DateTimeFormat("en-US", { ...options, timeZone: "UTC" });
    return formatter.format(Date.parse(day));
  };
}

/** `Wed`, of a calendar day. */
export const formatWeekday = dayLabel({ weekday: "short" });

/** `Mar 4`, of a calendar day. */
export const formatMonthDay = dayLabel({ month: "short", day: "numeric" });

import { dash } from "./tone";

const dayMs = 86_400_000;
const latest = Date.UTC(9999, 11, 31, 23, 59, 59, 999);
const writtenDate = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?)\s?(Z|[+-]\d{2}(?::?\d{2})?)?)?$/i;

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
  if (match === null) return null;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  if (!isRealDay(year, month, day)) return null;
  const time = match[4];
  // A date without a time is that calendar day wherever it is read: its start in the reader's own zone.
  if (time === undefined) return usable(new Date(year, month - 1, day).getTime());
  return usable(Date.parse(`${text.slice(0, 10)}T${time.replace(",", ".")}${zoneOf(match[5])}`));
}

/** The instant a server wrote, in milliseconds; `null` for what is no possible date. */
export function parseInstant(value: unknown): number | null {
  if (typeof value === "string") return parseWritten(value.trim());
  if (typeof value !== "number" || !Number.isFinite(value)) return null;
  // Below this a count of milliseconds would be of 1973: servers count such numbers in seconds.
  return usable(Math.trunc(value < 1e11 ? value * 1000 : value));
}

export function isCalendarDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && isRealDay(Number(text.slice(0, 4)), Number(text.slice(5, 7)), Number(text.slice(8)));
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

type Style = "dateTime" | "full" | "weekday" | "day" | "monthDay";
const styles: Record<Style, Intl.DateTimeFormatOptions> = {
  dateTime: { dateStyle: "medium", timeStyle: "short" },
  full: { dateStyle: "full", timeStyle: "long" },
  weekday: { weekday: "short" },
  day: { weekday: "short", month: "short", day: "numeric" },
  monthDay: { month: "short", day: "numeric" },
};
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(style: Style, timeZone?: string): Intl.DateTimeFormat {
  const key = `${style} ${timeZone ?? ""}`;
  const known = formatters.get(key);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat("en-US", { ...styles[style], ...(timeZone === undefined ? {} : { timeZone }) });
  formatters.set(key, made);
  return made;
}

function format(style: Style, instant: number | null, timeZone?: string): string {
  if (instant === null || usable(instant) === null) return dash;
  // Intl puts a narrow no-break space before AM and PM, which does not match what people type or search for.
  return formatter(style, timeZone).format(instant).replaceAll("\u202F", " ");
}

/** `Mar 4, 2026, 3:06 PM`, in the viewer's zone unless another is named. */
export function formatDateTime(instant: number | null, timeZone?: string): string {
  return format("dateTime", instant, timeZone);
}

/** The whole instant with its zone, for a `<time>` element's title. */
export function formatFullInstant(instant: number | null, timeZone?: string): string {
  return format("full", instant, timeZone);
}

function formatCalendarDay(style: Style, day: string): string {
  return isCalendarDay(day) ? format(style, Date.parse(`${day}T00:00:00Z`), "UTC") : dash;
}

/** `Wed, Mar 4`, of a calendar day. */
export function formatDay(day: string): string {
  return formatCalendarDay("day", day);
}

/** `Wed`, of a calendar day. */
export function formatWeekday(day: string): string {
  return formatCalendarDay("weekday", day);
}

/** `Mar 4`, of a calendar day. */
export function formatMonthDay(day: string): string {
  return formatCalendarDay("monthDay", day);
}

const relative = new Intl.RelativeTimeFormat("en-US", { numeric: "always" });
const units: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ["year", 365 * dayMs],
  ["month", 30 * dayMs],
  ["day", dayMs],
  ["hour", 3_600_000],
  ["minute", 60_000],
  ["second", 1000],
];

/** `3 minutes ago`, `in 2 days`. */
export function formatRelative(instant: number | null, now: number): string {
  if (instant === null || usable(instant) === null) return dash;
  const distance = instant - now;
  // Clocks differ by a little: a moment in the near future is now.
  if (distance > -5000 && distance < 60_000) return "just now";
  const [unit, size] = units.find(([, ms]) => Math.abs(distance) >= ms) ?? (["second", 1000] as const);
  return relative.format(Math.trunc(distance / size), unit);
}

/** What is shown where there is nothing to show. */
export const dash = "—";

const LATEST = Date.UTC(9999, 11, 31, 23, 59, 59, 999);
const WRITTEN = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The instant a text or number tells, in milliseconds; `null` when it is none. */
export function parseInstant(value: number | string | null): number | null {
  const instant = typeof value === "string" ? parseWritten(value.trim().replace(" ", "T")) : value;
  return instant !== null && instant > 0 && instant <= LATEST ? instant : null;
}

function parseWritten(text: string): number | null {
  if (DAY.test(text)) return realDay(text) ? Date.parse(text) : null;
  const match = WRITTEN.exec(text);
  if (!match || !realDay(text.slice(0, 10))) return null;
  // A writer who leaves the zone out means UTC; Date.parse would take the reader's.
  return Date.parse(match[1] === undefined ? `${text}Z` : text);
}

// Date.parse takes February 30 for March 2.
function realDay(day: string): boolean {
  const start = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(start.getTime()) && start.toISOString().startsWith(day);
}

/** Whether the text is a calendar day without a time: the same day in every zone. */
export const isCalendarDay = (value: number | string | null) => typeof value === "string" && DAY.test(value.trim());

const styles = {
  moment: { dateStyle: "medium", timeStyle: "short" },
  day: { dateStyle: "medium" },
  full: { dateStyle: "full", timeStyle: "long" },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

// Making a formatter costs more than a hundred uses of it.
const formatters = new Map<string, Intl.DateTimeFormat>();

function format(style: keyof typeof styles, instant: number | null, timeZone: string | undefined): string {
  if (instant === null) return dash;
  const key = `${style} ${timeZone}`;
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat("en-US", { ...styles[style], timeZone });
  formatters.set(key, formatter);
  // Intl puts a narrow no-break space before AM and PM, which nobody types or searches for.
  return formatter.format(instant).replaceAll("\u202F", " ");
}

/** “Mar 4, 2026, 3:06 PM” */
export const formatDateTime = (instant: number | null, timeZone?: string) => format("moment", instant, timeZone);

/** “Mar 4, 2026”, of a calendar day */
export const formatDay = (instant: number | null) => format("day", instant, "UTC");

/** “Wednesday, March 4, 2026 at 3:06:00 PM UTC” */
export const formatFullInstant = (instant: number | null, timeZone?: string) => format("full", instant, timeZone);

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const units: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ["year", 365 * 24 * HOUR],
  ["month", 30 * 24 * HOUR],
  ["day", 24 * HOUR],
  ["hour", HOUR],
  ["minute", MINUTE],
  ["second", SECOND],
];
const relative = new Intl.RelativeTimeFormat("en-US", { numeric: "always" });

/** “2 hours ago”, “in 3 days” */
export function formatRelative(instant: number | null, now: number): string {
  if (instant === null) return dash;
  const distance = instant - now;
  // Clocks differ a little: what is a moment ahead is now.
  if (distance > -5 * SECOND && distance < MINUTE) return "just now";
  const [unit, size] = units.find(([, least]) => Math.abs(distance) >= least) ?? ["second", SECOND];
  return relative.format(Math.trunc(distance / size), unit);
}

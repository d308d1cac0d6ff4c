import { dash } from "@understudy/base";
import { uiTexts } from "../ui-texts";

/** `Intl` throws for times outside of the range of `Date`. */
export const isInstant = (value: number | null): value is number =>
  value !== null && Math.abs(value) <= 8.64e15;

const styles = {
  moment: { dateStyle: "medium", timeStyle: "short" },
  day: { dateStyle: "medium" },
  fullDay: { dateStyle: "full" },
  full: { dateStyle: "full", timeStyle: "long" },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

// Cached: creating a formatter costs more than a hundred uses of it.
const formatters = new Map<string, Intl.DateTimeFormat>();

function format(style: keyof typeof styles, instant: number | null, timeZone: string | undefined): string {
  if (!isInstant(instant)) return dash;
  const key = `${style} ${timeZone}`;
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat("en-US", { ...styles[style], timeZone });
  formatters.set(key, formatter);
  // Intl uses a narrow no-break space before AM and PM, which breaks searching.
  return formatter.format(instant).replaceAll("\u202F", " ");
}

/** “Mar 4, 2026, 3:06 PM” */
export const formatDateTime = (instant: number | null, timeZone?: string) =>
  format("moment", instant, timeZone);

/** “Mar 4, 2026”, for a calendar day (`YYYY-MM-DD`), in every time zone */
export const formatDay = (day: string) => format("day", Date.parse(day), "UTC");

/** “Wednesday, March 4, 2026”, for a calendar day */
export const formatFullDay = (day: string) => format("fullDay", Date.parse(day), "UTC");

/** “Wednesday, March 4, 2026 at 10:06:00 AM EST”, and the same in UTC as a second line */
export function formatFullInstant(instant: number | null, timeZone?: string): string {
  const [local, utc] = [format("full", instant, timeZone), format("full", instant, "UTC")];
  return local === utc ? utc : `${local}\n${utc}`;
}

/** “Mar 4, 2026, 3:06 PM UTC”; `null` in a zone that shows the same time. */
export function formatUtc(instant: number, timeZone?: string): string | null {
  const utc = formatDateTime(instant, "UTC");
  return utc === formatDateTime(instant, timeZone) ? null : `${utc} UTC`;
}

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
  if (!isInstant(instant)) return dash;
  const distance = instant - now;
  // Clock skew: a time slightly in the future counts as now.
  if (distance > -5 * SECOND && distance < MINUTE) return uiTexts.justNow;
  const [unit, size] = units.find(([, least]) => Math.abs(distance) >= least) ?? ["second", SECOND];
  return relative.format(Math.trunc(distance / size), unit);
}

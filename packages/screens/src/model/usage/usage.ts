import { addDays, dayMs, formatMonthDay, monthOf } from "../format/dates";
import { countOf, formatNumber } from "../format/numbers";
import { pageTexts } from "../texts";
import type { Mark } from "../tone";

/** `null` where the server told nothing usable; shown as a dash. */
export interface UsageSummary {
  successfulRunsMonth: number | null;
  totalRunsMonth: number | null;
  /** Percent, 0 to 100. */
  failureRate: number | null;
  publishedActions: number | null;
  totalActions: number | null;
}

export interface UsagePoint {
  /** A calendar day, `YYYY-MM-DD`, the same in every time zone. */
  day: string;
  success: number;
  failed: number;
  timeout: number;
  total: number;
}

const failureRateLimit = 5;

/** The good mark of a failure rate that is strictly below the limit. */
export function failureRateMark(rate: number | null): Mark | null {
  return rate !== null && rate >= 0 && rate < failureRateLimit
    ? { tone: "good", word: pageTexts.trending }
    : null;
}

const emptyDay = (day: string): UsagePoint => ({ day, success: 0, failed: 0, timeout: 0, total: 0 });

function latestDay(points: readonly UsagePoint[]): string | null {
  return points.reduce<string | null>(
    (latest, { day }) => (latest === null || day > latest ? day : latest),
    null,
  );
}

// A day that comes twice was corrected: the later one holds.
function daysEnding(points: readonly UsagePoint[], last: string, count: number): UsagePoint[] {
  const byDay = new Map(points.map((point) => [point.day, point]));
  return Array.from({ length: count }, (_, index) => addDays(last, index - count + 1)).map(
    (day) => byDay.get(day) ?? emptyDay(day),
  );
}

/** The seven calendar days that end at the series' latest point; a missing day is an empty bar. */
export function lastSevenDays(points: readonly UsagePoint[]): UsagePoint[] {
  const last = latestDay(points);
  return last === null ? [] : daysEnding(points, last, 7);
}

export interface Trend {
  current: number;
  previous: number;
  direction: "up" | "down" | "same";
  words: string;
}

interface Weeks {
  current: UsagePoint[];
  previous: UsagePoint[];
}

function twoWeeks(points: readonly UsagePoint[]): Weeks | null {
  const last = latestDay(points);
  return last === null
    ? null
    : { current: daysEnding(points, last, 7), previous: daysEnding(points, addDays(last, -7), 7) };
}

function directionOf(current: number, previous: number): Trend["direction"] {
  if (current === previous) return "same";
  return current > previous ? "up" : "down";
}

function countWords(current: number, previous: number): string {
  if (current === previous)
    return current === 0 ? "None this week or the week before" : "As many as the week before";
  if (previous === 0) return `${formatNumber(current)} this week, none the week before`;
  if (current === 0) return `None this week, ${formatNumber(previous)} the week before`;
  const percent = Math.round((Math.abs(current - previous) / previous) * 100);
  return `${percent === 0 ? "Slightly" : `${formatNumber(percent)}%`} ${current > previous ? "more" : "fewer"} than the week before`;
}

const sum = (points: readonly UsagePoint[], pick: (point: UsagePoint) => number) =>
  points.reduce((all, point) => all + pick(point), 0);

/** The last seven days against the seven before them, of whatever is counted. */
export function weekTrend(points: readonly UsagePoint[], pick: (point: UsagePoint) => number): Trend | null {
  const weeks = twoWeeks(points);
  if (weeks === null) return null;
  const [current, previous] = [sum(weeks.current, pick), sum(weeks.previous, pick)];
  return {
    current,
    previous,
    direction: directionOf(current, previous),
    words: countWords(current, previous),
  };
}

function failurePercent(points: readonly UsagePoint[]): number | null {
  const bad = sum(points, ({ failed, timeout }) => failed + timeout);
  const all = bad + sum(points, ({ success }) => success);
  return all === 0 ? null : (bad / all) * 100;
}

/** The share of runs that failed or timed out, this week against the last; `null` when either had none. */
export function failureRateTrend(points: readonly UsagePoint[]): Trend | null {
  const weeks = twoWeeks(points);
  const current = weeks === null ? null : failurePercent(weeks.current);
  const previous = weeks === null ? null : failurePercent(weeks.previous);
  if (current === null || previous === null) return null;
  const tenths = Math.round(Math.abs(current - previous) * 10);
  if (tenths === 0) return { current, previous, direction: "same", words: "As in the week before" };
  const distance = `${formatNumber(Math.floor(tenths / 10))}.${tenths % 10}`;
  const words = `${distance} ${tenths === 10 ? "point" : "points"} ${current > previous ? "higher" : "lower"} than the week before`;
  return { current, previous, direction: directionOf(current, previous), words };
}

const firstProjectedDay = 3;

/** What the calendar month (UTC) comes to at this pace; `null` before its third day, when a pace says nothing yet. */
export function projectMonthEnd(soFar: number, now: number): number | null {
  const { start, days, day } = monthOf(now);
  if (day < firstProjectedDay || !Number.isFinite(soFar) || soFar < 0) return null;
  const elapsed = (now - start) / dayMs;
  return Math.max(soFar, Math.round((soFar / elapsed) * days));
}

/** An estimate is not more exact than this: 9,914 reads 9,910. */
function roundToThreeDigits(value: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, value))) - 2);
  return Math.round(value / step) * step;
}

export function projectionWords(projected: number, limit: number, now: number): string {
  const share = Math.round((projected / limit) * 100);
  const end = formatMonthDay(monthOf(now).lastDay);
  const count = countOf(roundToThreeDigits(projected), "run");
  return `Estimate: at this pace about ${count} by ${end}, ${formatNumber(share)}% of the plan’s ${formatNumber(limit)}.`;
}

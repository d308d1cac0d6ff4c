import { addDays, utcDay } from "../core/dates";
import type { Mark } from "../core/mark";
import { formatPercent } from "../core/numbers";
import { countTrendText, percentTrendText, usageMessages } from "./dashboard-texts";

/** `null` for values the server didn't send or that can't be read. Shown as a dash. */
export interface UsageSummary {
  successfulRunsMonth: number | null;
  totalRunsMonth: number | null;
  /** Percent, 0 to 100. */
  failureRate: number | null;
  publishedActions: number | null;
  totalActions: number | null;
}

/** Series are sorted, and have each day once. */
export interface UsagePoint {
  /** A calendar day, `YYYY-MM-DD`, the same in every time zone. */
  day: string;
  success: number;
  failed: number;
  timeout: number;
  total: number;
}

const failureRateLimit = 5;

/** The badge of a failure rate below the limit. */
export function failureRateMark(rate: number | null): Mark | null {
  return rate !== null && rate >= 0 && rate < failureRateLimit
    ? { tone: "good", word: usageMessages.trending }
    : null;
}

export const isFailureRateHigh = (rate: number | null): rate is number =>
  rate !== null && rate >= failureRateLimit;

/** A good rate stays below the limit when it is rounded, as its badge says. */
export const failureRateText = (rate: number | null) =>
  formatPercent(rate === null || isFailureRateHigh(rate) ? rate : Math.min(rate, failureRateLimit - 0.01));

const emptyDay = (day: string): UsagePoint => ({ day, success: 0, failed: 0, timeout: 0, total: 0 });

function daysEnding(points: readonly UsagePoint[], last: string, count: number): UsagePoint[] {
  const byDay = new Map(points.map((point) => [point.day, point]));
  return Array.from({ length: count }, (_, index) => addDays(last, index - count + 1)).map(
    (day) => byDay.get(day) ?? emptyDay(day),
  );
}

/** The seven calendar days up to the latest point. Missing days are empty. */
export function lastSevenDays(points: readonly UsagePoint[]): UsagePoint[] {
  const last = points.at(-1)?.day;
  return last === undefined ? [] : daysEnding(points, last, 7);
}

export interface Trend {
  current: number;
  previous: number;
  direction: "up" | "down" | "same";
  words: string;
}

const twoWeeks = (points: readonly UsagePoint[], last: string) =>
  [daysEnding(points, last, 7), daysEnding(points, addDays(last, -7), 7)] as const;

function directionOf(current: number, previous: number): Trend["direction"] {
  if (current === previous) return "same";
  return current > previous ? "up" : "down";
}

const sum = (points: readonly UsagePoint[], pick: (point: UsagePoint) => number) =>
  points.reduce((all, point) => all + pick(point), 0);

/** The last seven complete days compared with the seven before. Today counts only if there is nothing to compare. */
export function weekTrend(points: readonly UsagePoint[], count: "success" | "total", now: number) {
  const last = points.at(-1)?.day;
  if (last === undefined) return null;
  const sums = (end: string) => twoWeeks(points, end).map((week) => sum(week, (point) => point[count]));
  const complete = sums(last === utcDay(now) ? addDays(last, -1) : last);
  const [current = 0, previous = 0] = complete.includes(0) ? sums(last) : complete;
  return {
    current,
    previous,
    direction: directionOf(current, previous),
    words: countTrendText(current, previous),
  };
}

export interface FailureRateTrend extends Trend {
  /** The runs of the last seven days. */
  runs: number;
}

function failurePercent(points: readonly UsagePoint[]): number | null {
  const bad = sum(points, ({ failed, timeout }) => failed + timeout);
  const all = bad + sum(points, ({ success }) => success);
  return all === 0 ? null : (bad / all) * 100;
}

/** The percentage of runs that failed or timed out, this week and last week; `null` if either had no runs. */
export function failureRateTrend(points: readonly UsagePoint[]): FailureRateTrend | null {
  const last = points.at(-1)?.day;
  if (last === undefined) return null;
  const [thisWeek, lastWeek] = twoWeeks(points, last);
  const [current, previous] = [failurePercent(thisWeek), failurePercent(lastWeek)];
  if (current === null || previous === null) return null;
  // Of the rates as they are shown, so that “from 2.4% to 10.7%” is up 8.3.
  const tenths = Math.abs(Math.round(current * 10) - Math.round(previous * 10));
  return {
    current,
    previous,
    direction: tenths === 0 ? "same" : directionOf(current, previous),
    words: percentTrendText(current, previous, tenths),
    runs: sum(thisWeek, ({ success, failed, timeout }) => success + failed + timeout),
  };
}

const leastRise = { points: 2, factor: 1.5, runs: 50 } as const;

/** Whether a failure rate rose by more than chance explains. */
export function isClearRise({ current, previous, runs }: FailureRateTrend): boolean {
  return (
    runs >= leastRise.runs && current - previous >= leastRise.points && current >= previous * leastRise.factor
  );
}

import { addDays, utcDay } from "../core/dates";
import type { Badge } from "../core/badge";
import { formatPercent } from "../core/numbers";
import { usageMessages } from "./dashboard-texts";

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

/** Without runs, nothing has failed, but nothing has succeeded either. */
export const shownFailureRate = ({
  failureRate,
  totalRunsMonth,
}: Pick<UsageSummary, "failureRate" | "totalRunsMonth">): number | null =>
  totalRunsMonth === 0 ? null : failureRate;

/** The badge of a failure rate below the limit. */
export function failureRateBadge(rate: number | null): Badge | null {
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

/** The seven UTC days that end today. Missing days are empty. */
export const lastSevenDays = (points: readonly UsagePoint[], now: number): UsagePoint[] =>
  daysEnding(points, utcDay(now), 7);

const sum = (points: readonly UsagePoint[], pick: (point: UsagePoint) => number) =>
  points.reduce((all, point) => all + pick(point), 0);

/** The percentage of the last seven days' runs that failed or timed out; `null` without runs. */
export function weekFailureRate(
  points: readonly UsagePoint[],
  now: number,
): { rate: number; runs: number } | null {
  const week = lastSevenDays(points, now);
  const bad = sum(week, ({ failed, timeout }) => failed + timeout);
  const runs = bad + sum(week, ({ success }) => success);
  return runs === 0 ? null : { rate: (bad / runs) * 100, runs };
}

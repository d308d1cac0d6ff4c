import { countOf, formatNumber, formatPercent } from "../core/numbers";

const tenth = (percent: number) => formatPercent(Math.round(percent * 10) / 10);

export const attentionTexts = {
  title: "Needs attention",
  viewPlan: "View plan",
  seeRuns: "See runs",
  seeFailures: "See failed runs",
  failing: (streak: number, others: number) =>
    `failed in its last ${countOf(streak, "run")}${others === 0 ? "." : `; so did ${countOf(others, "other action")}.`}`,
  failureRate: (percent: number) => `${formatPercent(percent)} of this month’s runs failed.`,
  risingFailureRate: (before: number, now: number) =>
    `Failure rate rose from ${tenth(before)} to ${tenth(now)} in a week.`,
  drift: (count: number, more: number, otherActions: number) =>
    `${countOf(count, "drift")} not recovered${otherActions === 0 ? "." : `, ${formatNumber(more)} more in ${countOf(otherActions, "other action")}.`}`,
} as const;

/** A count this week and last week. */
export function countTrendText(current: number, previous: number): string {
  if (current === previous) return current === 0 ? "No runs in the last two weeks" : "Same as last week";
  if (previous === 0) return `${formatNumber(current)} this week, up from 0`;
  if (current === 0) return `None this week, down from ${formatNumber(previous)}`;
  // “Down 100%” would mean none.
  const most = current > previous ? Number.POSITIVE_INFINITY : 99;
  const percent = Math.min(most, Math.round((Math.abs(current - previous) / previous) * 100));
  const direction = current > previous ? "Up" : "Down";
  return `${direction} ${percent === 0 ? "slightly" : `${formatNumber(percent)}%`} vs last week`;
}

/** A percentage this week and last week; their difference in tenths of a point. */
export function percentTrendText(current: number, previous: number, tenths: number): string {
  if (tenths === 0) return "No change vs last week";
  const points = `${formatNumber(Math.floor(tenths / 10))}.${tenths % 10} ${tenths === 10 ? "pt" : "pts"}`;
  return `${current > previous ? "Up" : "Down"} ${points} vs last week`;
}

export const usageMessages = { trending: "Trending" } as const;

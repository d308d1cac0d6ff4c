import { countOf, formatNumber, formatPercent } from "../format/numbers";

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

import { formatMonthDay } from "../core/dates";
import { countOf, formatNumber, formatPercent } from "../core/numbers";

const tenth = (percent: number) => formatPercent(Math.round(percent * 10) / 10);

export const attentionTexts = {
  title: "Needs attention",
  silence: (since: string, usual: number) =>
    `No runs since ${formatMonthDay(since)}; about ${formatNumber(Number(usual.toPrecision(2)))} a day before`,
  failureRate: (percent: number) => `${formatPercent(percent)} of this month’s runs failed`,
  weekFailureRate: (percent: number) => `${tenth(percent)} of runs failed in the last 7 days`,
  drift: (count: number | null) =>
    count === null ? "drifted, not recovered" : `drifted ${countOf(count, "time")}, not recovered`,
} as const;

/** “10.9%” before the rest of “10.9% in the last 7 days”. */
export const weekRateTexts = { rate: tenth, period: "in the last 7 days" } as const;

export const usageMessages = { trending: "Trending" } as const;

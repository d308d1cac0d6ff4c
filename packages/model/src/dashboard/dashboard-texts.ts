import { countOf, formatPercent } from "../core/numbers";

const tenth = (percent: number) => formatPercent(Math.round(percent * 10) / 10);

export const attentionTexts = {
  title: "Needs attention",
  failureRate: (percent: number) => `${formatPercent(percent)} of this month’s runs failed`,
  weekFailureRate: (percent: number) => `${tenth(percent)} of runs failed in the last 7 days`,
  drift: (count: number) => `${countOf(count, "drift")} not recovered`,
} as const;

export const weekRateText = (percent: number) => `${tenth(percent)} in the last 7 days`;

export const usageMessages = { trending: "Trending" } as const;

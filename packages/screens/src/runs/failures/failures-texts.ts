import { countOf, formatNumber } from "@understudy/model";

export const failureGroupTexts = {
  title: "Top failures",
  summary: (runs: number, causes: number) =>
    `${formatNumber(runs)} failed or timed out, ${countOf(causes, "cause")}`,
  failedRuns: (count: number) => `${formatNumber(count)} failed or timed out`,
  showAll: (count: number) => `Show all ${formatNumber(count)}`,
  lastSeen: "Last seen ",
} as const;

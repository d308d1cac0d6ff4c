import { formatNumber } from "@understudy/model";

export const failureGroupTexts = {
  title: "Top failures",
  failedRuns: (count: number) => `${formatNumber(count)} failed or timed out`,
  showAll: (count: number) => `Show all ${formatNumber(count)}`,
  lastSeen: "Last seen ",
} as const;

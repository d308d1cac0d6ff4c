import { countOf, formatNumber } from "@understudy/model";

export const failureGroupTexts = {
  title: "Top failures",
  failedRuns: (count: number) => countOf(count, "failed or timed-out run"),
  showAll: (count: number) => `Show all ${formatNumber(count)}`,
  notListed: (count: number) => `+${formatNumber(count)} more`,
  lastSeen: "Last seen ",
  seen: (first: string, last: string) => `first ${first}, last ${last}`,
} as const;

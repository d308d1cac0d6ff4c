import { countOf, formatNumber } from "../../model/format/numbers";

export const failureGroupTexts = {
  title: "Top failures",
  summary: (runs: number, causes: number) => `${countOf(runs, "failed run")}, ${countOf(causes, "cause")}`,
  failedRuns: (count: number) => countOf(count, "failed run"),
  showAll: (count: number) => `Show all ${formatNumber(count)}`,
  unknownStep: "Unknown step",
  lastSeen: "Last seen ",
} as const;

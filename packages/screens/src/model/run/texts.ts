import { countOf, formatNumber } from "../format/numbers";

export const statusWords = {
  success: "Success",
  failed: "Failed",
  running: "Running",
  timeout: "Timeout",
  unknown: "Unknown",
} as const;

export const environmentLabels = { dev: "Development", staging: "Staging", prod: "Production" } as const;

export const runFailedTitle = "Run failed";

/** The one-based label of a zero-based step index. */
export const stepNumberText = (index: number) => `Step ${index + 1}`;

/** How a run compares with the median of earlier runs. */
export function medianText(percent: number, isSlower: boolean, count: number, median: string): string {
  const basis = `(median of ${countOf(count, "successful run")}: ${median})`;
  if (percent === 0) return `As fast as usual ${basis}`;
  return `${formatNumber(percent)}% ${isSlower ? "slower" : "faster"} than usual ${basis}`;
}

/** Also the search text of a failure; the quotes keep `#pay` from matching `#pay-later`. */
export const failurePlaceText = (step: string | null, selector: string | null) =>
  `${step ?? "No step"} ${selector === null ? "without selector" : `"${selector}"`}`;

export const runMessages = {
  timedOut: "Run timed out",
  driftDetected: "Drift detected",
  driftRecovered: "(recovered)",
} as const;

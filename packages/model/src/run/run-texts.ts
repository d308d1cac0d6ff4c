import { firstCharacters } from "@understudy/base";

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

/** Also the search text of a failure; the quotes keep `#pay` from matching `#pay-later`. */
export const failurePlaceText = (step: string | null, selector: string | null) =>
  `${step ?? "No step"} ${selector === null ? "without selector" : quotedStart(selector)}`;

const longestQuoted = 200;

/** Servers refuse long URLs, so a long text is cut, and has no closing quote. */
const quotedStart = (text: string) =>
  text.length > longestQuoted ? `"${firstCharacters(text, longestQuoted)}` : `"${text}"`;

/** The search text of a failure without a step and selector. A long message has no closing quote. */
export function unplacedFailureText(message: string | null): string {
  if (message === null || message === "") return "No step, no message";
  return `No step ${quotedStart(message)}`;
}

export const sinceLabels = { "1h": "Last hour", "24h": "Last 24 hours", "7d": "Last 7 days" } as const;

export const runMessages = {
  timedOut: "Run timed out",
  problem: "Failed or timed out",
  driftDetected: "Drift detected",
  driftNotRecovered: "Drift not recovered",
  noAction: "No action",
  driftRecovered: "(recovered)",
} as const;

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

export const sinceLabels = { "1h": "Last hour", "24h": "Last 24 hours", "7d": "Last 7 days" } as const;

export const driftLabels = {
  "1": "Drift detected",
  recovered: "Drift recovered",
  "not-recovered": "Drift not recovered",
} as const;

export const runMessages = {
  timedOut: "Run timed out",
  problem: "Failed or timed out",
  driftDetected: "Drift detected",
  noAction: "No action",
  driftRecovered: "(recovered)",
} as const;

export const timelineWords = {
  notReached: "Not reached",
  noStatus: "No status",
  onlyThere: "Only in last success",
} as const;

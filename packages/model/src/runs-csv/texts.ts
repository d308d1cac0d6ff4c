export const csvHeaders = [
  "Run ID",
  "Action",
  "Action ID",
  "Status",
  "Environment",
  "Duration (ms)",
  "Started (UTC)",
  "Completed (UTC)",
  "Drift",
  "Failed step",
  "Failed selector",
  "Failure message",
] as const;

// Separate from run-texts.ts, which the dashboard loads, too.

/** The fields of a run: in the list, on its page, in its report and in the export. */
export const runLabels = {
  id: "Run ID",
  action: "Action",
  status: "Status",
  environment: "Environment",
  duration: "Duration",
  started: "Started",
  completed: "Completed",
  drift: "Drift status",
  driftingSince: "Drifting since",
  failureMessage: "Failure message",
  failedStep: "Failed step",
  failedSelector: "Failed selector",
} as const;

/** Two runs' values of a step. */
export const comparedWords = {
  recorded: "recorded",
  usedInstead: "used instead",
  inLastSuccess: "in last success",
  inThisRun: "in this run",
} as const;

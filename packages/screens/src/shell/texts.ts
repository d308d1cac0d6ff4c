/** Copy around every page. */
export const shellTexts = {
  dismiss: "Dismiss",
  failures: "Changes that failed",
} as const;

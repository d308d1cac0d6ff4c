/** Copy around every page. */
export const shellTexts = {
  dismiss: "Dismiss",
  failures: "Changes that failed",
  openPage: (title: string) => `Open ${title}`,
} as const;

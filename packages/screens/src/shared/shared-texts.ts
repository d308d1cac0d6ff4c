export const freshnessTexts = {
  stale: "Couldn’t refresh. Showing data from ",
  retry: "Retry",
} as const;

/** The orders of a column with dates. */
export const dateOrders = { ascending: "oldest first", descending: "newest first" } as const;

export const sharedTexts = {
  clearFilters: "Clear filters",
  cancel: "Cancel",
  dismiss: "Dismiss",
  remove: (value: string) => `Remove ${value}`,
} as const;

export const setupTexts = {
  next: (done: number, total: number) => `Setup ${done} of ${total}. Next: `,
} as const;

export const docsText = "Read the docs";

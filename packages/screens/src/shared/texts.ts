export const freshnessTexts = {
  updated: (time: string) => `Updated ${time}`,
  stale: "Couldn’t refresh. Showing data from ",
} as const;

export const docsText = "Read the docs";

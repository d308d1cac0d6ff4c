export const fieldTexts = {
  tooLong: "This text is too long to edit here. Only its beginning is shown.",
  cut: (most: string) => `Only the first ${most} characters fit here. A longer text was cut.`,
  optional: "optional",
  unsaved: "unsaved",
  conflict: "Someone else changed this too. Choose which version to keep.",
  yours: "Yours",
  theirs: "Theirs",
  keepYours: "Keep yours",
  takeTheirs: "Use theirs",
  conflicts: (count: number) => `${count} ${count === 1 ? "conflict" : "conflicts"} to resolve`,
  unsavedChanges: "Unsaved changes",
  clearSearch: "Clear search",
} as const;

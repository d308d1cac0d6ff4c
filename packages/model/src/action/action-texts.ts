export const actionStatusTexts = { published: "Published", disabled: "Disabled" } as const;

export const actionMessages = {
  none: "Actions appear here after you publish drafts",
  toggleFailed: "Failed to toggle action",
} as const;

export const discardTexts = {
  edits: { title: "Discard your changes?", text: "Revert to the last saved version." },
  offer: { title: "Discard earlier changes?", text: "They’ll be permanently deleted." },
  confirm: "Discard",
} as const;

export const restoreTexts = {
  restoredFrom: "Restored your changes from ",
  notSaved: ". Not saved yet.",
  offered: "Unsaved changes from ",
  restore: "Restore changes",
  discard: "Discard",
  stored: "Your changes stay in this tab until you close it.",
  replaces: "Restoring replaces what you’ve typed since.",
} as const;

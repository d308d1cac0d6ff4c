export const discardTexts = {
  edits: { title: "Discard your edits?", text: "Revert to the last saved version." },
  offer: { title: "Discard earlier edits?", text: "They’ll be permanently deleted." },
  confirm: "Discard",
} as const;

export const restoreTexts = {
  restoredFrom: "Restored your edits from ",
  notSaved: ". Not saved yet.",
  offered: "Unsaved edits from ",
  restore: "Restore edits",
  discard: "Discard",
  stored: "They’re stored in this tab.",
  replaces: "Restoring replaces what you’ve typed since.",
} as const;

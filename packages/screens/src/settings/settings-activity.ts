import type { Write } from "../model/remote";

/** The state of a settings form. `done` is temporary. */
export type SettingsActivity = Write | { state: "askingToDiscard"; what: "edits" | "offer" };

export interface SettingsActions {
  onSave: () => void;
  onRestore: () => void;
  onDiscard: (what: "edits" | "offer") => void;
  onConfirmDiscard: () => void;
  onCancel: () => void;
}

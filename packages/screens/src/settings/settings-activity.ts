import type { Write } from "../model/remote";

/** What a settings form is at. `done` shows for a while. */
export type SettingsActivity = Write | { state: "askingToDiscard"; what: "edits" | "offer" };

export interface SettingsActions {
  onSave: () => void;
  onRestore: () => void;
  onDiscard: (what: "edits" | "offer") => void;
  onConfirmDiscard: () => void;
  onCancel: () => void;
}

import { fieldErrors } from "../model/failure";
import type { Write } from "../model/remote";

/** The state of a settings form. `done` is temporary. */
export type SettingsActivity = Write | { state: "askingToDiscard"; what: "edits" | "offer" };

export const errorsOf = (activity: SettingsActivity, labels: Readonly<Record<string, string>>) =>
  activity.state === "failed" ? fieldErrors(activity.failure, labels) : {};

export interface SettingsActions {
  onSave: () => void;
  onRestore: () => void;
  onDiscard: (what: "edits" | "offer") => void;
  onConfirmDiscard: () => void;
  onCancel: () => void;
}

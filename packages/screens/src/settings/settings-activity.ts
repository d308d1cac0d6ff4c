import type { Discarded } from "../model/form";
import type { Write } from "../model/remote";

/** The state of a settings form. `done` is temporary. */
export type SettingsActivity = Write | ({ state: "askingToDiscard"; result?: Write } & Discarded);

/** Of the last save. A question leaves it on screen. */
export const outcome = (activity: SettingsActivity): Write =>
  activity.state === "askingToDiscard" ? (activity.result ?? { state: "idle" }) : activity;

export interface SettingsActions {
  onSave: () => void;
  onRestore: () => void;
  onDiscard: (discarded: Discarded) => void;
  onConfirmDiscard: () => void;
  onCancel: () => void;
}

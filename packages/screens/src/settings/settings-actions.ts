import type { Discarded } from "../model/form";

export interface SettingsActions {
  onSave: () => void;
  onRestore: () => void;
  onDiscard: (discarded: Discarded) => void;
  onConfirmDiscard: (discarded: Discarded) => void;
  onCancel: () => void;
}

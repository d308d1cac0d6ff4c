import type { SettingsField, SettingsForm } from "../../model/widget/widget";
import type { Conflict } from "@understudy/ui";
import type { FieldConflict } from "../../shared/conflicts";
import type { LocalCopy } from "../../model/local-copy";

export interface ChatSettingsView {
  /** Shown in the preview's address bar. */
  domain: string;
  edit: SettingsForm;
  /** The fields that differ from what is saved. */
  unsaved: readonly SettingsField[];
  /** Fields also changed on the server; saving waits until each is resolved. */
  conflicts: readonly FieldConflict<SettingsField>[];
  offer: LocalCopy | null;
}

/** Props of the form's sections. */
export interface SectionProps {
  form: SettingsForm;
  /** Whether a field changed or conflicts; spread on its control. */
  remarks: (field: SettingsField) => { changed: boolean; conflict: Conflict | undefined };
  onEdit: (part: Partial<SettingsForm>) => void;
}

/** The state of the preview, which isn't saved. */
export interface PreviewLook {
  pane: "shown" | "hidden";
  device: "desktop" | "phone";
  site: "light" | "dark";
  panel: "closed" | "open";
}

import type { SettingsField, SettingsForm } from "../../model/widget/widget";
import type { Conflict } from "@understudy/ui";
import type { FieldConflict } from "../../shared/conflicts";
import type { LocalCopy } from "../../model/local-copy";

export interface ChatSettingsView {
  /** The script tag to paste; none while the site has no ID. */
  tag: string | null;
  /** Shown in the preview's address bar. */
  domain: string;
  edit: SettingsForm;
  /** The fields that differ from what is saved. */
  unsaved: readonly SettingsField[];
  /** Fields also changed on the server; saving waits until each is resolved. */
  conflicts: readonly FieldConflict<SettingsField>[];
  offer: LocalCopy | null;
}

/** What each section of the form is given. */
export interface SectionProps {
  form: SettingsForm;
  /** How a field differs from what is stored; spread on its control. */
  remarks: (field: SettingsField) => { changed: boolean; conflict: Conflict | undefined };
  onEdit: (part: Partial<SettingsForm>) => void;
}

/** How the preview is looked at; nothing of it is saved. */
export interface PreviewLook {
  pane: "shown" | "hidden";
  device: "desktop" | "phone";
  site: "light" | "dark";
  panel: "closed" | "open";
}

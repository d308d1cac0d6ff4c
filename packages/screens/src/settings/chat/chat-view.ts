import type { SettingsField, SettingsForm } from "../../model/widget/widget";
import type { LocalCopy } from "../../model/local-copy";

export interface ChatSettingsView {
  /** The script tag to paste; none while the site has no ID. */
  tag: string | null;
  /** Stands in the preview's address bar. */
  domain: string;
  edit: SettingsForm;
  /** The fields that differ from what is saved. */
  unsaved: readonly SettingsField[];
  offer: LocalCopy | null;
}

/** What each section of the form is given. */
export interface SectionProps {
  form: SettingsForm;
  unsaved: readonly SettingsField[];
  onEdit: (part: Partial<SettingsForm>) => void;
}

/** How the preview is looked at; nothing of it is saved. */
export interface PreviewLook {
  pane: "shown" | "hidden";
  device: "desktop" | "phone";
  site: "light" | "dark";
  panel: "closed" | "open";
}

import type { FormView, SettingsField, SettingsForm } from "@understudy/model";
import type { Conflict } from "@understudy/ui";

export type ChatSettingsView = FormView<SettingsForm, SettingsField> & {
  /** Shown on the preview's example page. */
  siteName: string;
  /** The website has the script. */
  isInstalled: boolean;
};

/** Props of the form's sections. */
export interface SectionProps {
  form: SettingsForm;
  /** What a field's control is called, and whether it changed or conflicts; spread on it. */
  field: (field: SettingsField) => {
    name: string;
    label: string;
    changed: boolean;
    conflict: Conflict | undefined;
  };
  onEdit: (part: Partial<SettingsForm>) => void;
}

/** The state of the preview, which isn't saved. */
export interface PreviewLook {
  /** `expanded`: on small screens, in a dialog. */
  pane: "shown" | "hidden" | "expanded";
  panel: "open" | "closed";
}

import type { FormView, SettingsField, SettingsForm } from "@understudy/model";
import type { FormField } from "../../shared/form-field";

export type ChatSettingsView = FormView<SettingsForm, SettingsField> & {
  /** Shown on the preview's example page. */
  siteName: string;
  /** The website has the script. */
  isInstalled: boolean;
};

/** Props of the form's sections. */
export interface SectionProps {
  form: SettingsForm;
  field: (field: SettingsField) => FormField;
  onEdit: (part: Partial<SettingsForm>) => void;
}

/** The state of the preview, which isn't saved. */
export interface PreviewLook {
  /** `expanded`: on small screens, in a dialog. */
  pane: "shown" | "hidden" | "expanded";
  panel: "open" | "closed";
}

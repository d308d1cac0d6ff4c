import type { ComponentGuide } from "../testing/guide";
import type * as stories from "./TextField.interactions.stories";

export const guide: ComponentGuide<keyof typeof stories> = {
  use: "Enter a single line of text.",
  instead: { TextArea: "Several lines", NumberField: "An amount", SearchField: "Filter a list" },
  rules: ["Put the label above and help below.", "Don’t use the placeholder as a label: it disappears."],
  keyboard: [["Tab", "Focuses the field.", "ReadyInteraction"]],
  roles: [
    "A native text field with a label. Messages describe it; an error sets aria-invalid and is announced.",
    "Text that is too long to edit is read-only, with a warning.",
  ],
};

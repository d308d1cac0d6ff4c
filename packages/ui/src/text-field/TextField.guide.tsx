import type { ComponentGuide } from "../testing/guide";

export const guide: ComponentGuide = {
  use: "Enter a single line of text.",
  instead: { TextArea: "Several lines", NumberField: "An amount", SearchField: "Filter a list" },
  rules: ["Put the label above and help below.", "Don’t use the placeholder as a label: it disappears."],
  keyboard: [
    ["Tab", "Focuses the field, then its actions, such as Copy."],
    ["Enter", "Submits the form."],
  ],
  roles: [
    "A native text field with a label. Messages describe it; an error sets aria-invalid and is announced.",
    "Text that is too long to edit is read-only, with a warning.",
  ],
};

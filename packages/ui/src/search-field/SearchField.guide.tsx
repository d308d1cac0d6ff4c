import type { ComponentGuide } from "../testing/guide";

export const guide: ComponentGuide = {
  use: "Filter the list below it while typing.",
  instead: { TextField: "A value of a form" },
  rules: ["Say what is searched.", "Don’t write instructions."],
  keyboard: [
    ["Any letter", "Filters as you type."],
    ["Escape", "Clears the field. In a dialog, a second Escape closes the dialog."],
    ["Tab", "Moves to the clear button, if there is text."],
  ],
  roles: ["A native search field with a hidden label.", "Clearing keeps the focus in the field."],
};

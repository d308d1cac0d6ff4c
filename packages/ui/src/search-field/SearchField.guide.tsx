import type { ComponentGuide } from "../testing/guide";
import type * as stories from "./SearchField.interactions.stories";

export const guide: ComponentGuide<keyof typeof stories> = {
  use: "Filter the list below it while typing.",
  instead: { TextField: "A value of a form" },
  rules: ["Say what is searched.", "Don’t write instructions."],
  keyboard: [
    ["Any letter", "Filters as you type.", "FilledInteraction"],
    ["Escape", "Clears the field.", "FilledInteraction"],
    ["Tab", "Moves to the clear button, if there is text.", "FilledInteraction"],
  ],
  roles: ["A native search field with a hidden label.", "Clearing keeps the focus in the field."],
};

import type { ComponentGuide } from "../testing/guide";
import type * as stories from "./Select.interactions.stories";

export const guide: ComponentGuide<keyof typeof stories> = {
  use: "Choose one of a list of short options.",
  instead: {
    RadioGroup: "Up to five options that need a sentence",
  },
  rules: ["Use it for four options or more.", "Don’t hide two options."],
  keyboard: [
    ["Tab", "Focuses the select, also while it is busy.", "BusyInteraction"],
    ["↑ ↓", "Go through the options, without choosing one.", "ChosenByKeysInteraction"],
    ["Enter", "Chooses the option. Leaving the select chooses it, too.", "ChosenByKeysInteraction"],
    ["Escape", "Returns to the option that was chosen before.", "ChosenByKeysInteraction"],
  ],
  roles: [
    "A native select with a label.",
    "Busy: aria-disabled, so that it keeps the focus and ignores changes.",
  ],
};

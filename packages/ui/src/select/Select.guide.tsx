import type { ComponentGuide } from "../testing/guide";

export const guide: ComponentGuide = {
  use: "Choose one of a list of short options.",
  instead: {
    RadioGroup: "Up to five options that need a sentence",
    Menu: "Actions",
  },
  rules: ["Use it for four options or more.", "Don’t hide two options. Use RadioGroup or ToggleGroup."],
  keyboard: [
    ["Tab", "Focuses the select, also while it is busy."],
    ["↑ ↓", "Previous and next option, or the list, as the browser does."],
    ["A letter", "Goes to the option that begins with it."],
    ["Enter", "Chooses the option; without a new one, opens the list. Leaving the select chooses it, too."],
    ["Escape", "Returns to the option that was chosen before."],
    ["Space", "Opens the list."],
  ],
  roles: [
    "A native select with a label.",
    "Busy: aria-disabled, so that it keeps the focus and ignores changes.",
  ],
};

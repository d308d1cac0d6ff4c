import type { ComponentGuide } from "../testing/guide";
import type * as stories from "./RadioGroup.interactions.stories";

export const guide: ComponentGuide<keyof typeof stories> = {
  use: "Choose one of two to five options, with a sentence about each.",
  instead: {
    Select: "More options, or no room",
    Checkbox: "On or off",
  },
  rules: ["Describe what each option means.", "Don’t use it for yes and no."],
  keyboard: [
    ["Tab", "Focuses the chosen option: the group is one tab stop.", "ReadyInteraction"],
    ["↓", "Chooses the next option.", "ReadyInteraction"],
  ],
  roles: ["Native radio buttons in a radiogroup with a legend.", "Descriptions belong to their option."],
};

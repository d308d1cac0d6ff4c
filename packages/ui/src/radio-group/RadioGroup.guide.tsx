import type { ComponentGuide } from "../testing/guide";

export const guide: ComponentGuide = {
  use: "Choose one of two to five options, with a sentence about each.",
  instead: {
    Select: "More options, or no room",
    Checkbox: "On or off",
  },
  rules: ["Describe what each option means.", "Don’t use it for yes and no. Use Checkbox."],
  keyboard: [
    ["Tab", "Focuses the chosen option: the group is one tab stop."],
    ["↓ → ↑ ←", "Chooses the next or previous option."],
    ["Space", "Chooses the focused option."],
  ],
  roles: ["Native radio buttons in a radiogroup with a legend.", "Descriptions belong to their option."],
};

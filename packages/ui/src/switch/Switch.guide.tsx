import type { ComponentGuide } from "../testing/guide";

export const guide: ComponentGuide = {
  use: "Turn a feature of a form on or off.",
  instead: { Checkbox: "A minor option or a consent" },
  rules: ["Name the feature that it turns on.", "Don’t change the label with the state."],
  keyboard: [
    ["Tab", "Focuses the switch."],
    ["Space", "Turns it on or off."],
  ],
  roles: ["A native checkbox with role=switch: announced as on or off.", "Hints and messages describe it."],
};

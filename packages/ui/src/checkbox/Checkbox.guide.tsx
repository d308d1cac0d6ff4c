import type { ComponentGuide } from "../testing/guide";

export const guide: ComponentGuide = {
  use: "Turn an option of a form on or off. It applies when the form is saved.",
  instead: { Switch: "A setting that turns a whole feature on", RadioGroup: "One of several options" },
  rules: ["State what is true when it is checked.", "Don’t negate: people would have to think twice."],
  keyboard: [
    ["Tab", "Focuses the box."],
    ["Space", "Checks or unchecks it."],
  ],
  roles: [
    "A native checkbox with a label that can be clicked.",
    "Hints, errors and “Unsaved” describe it. An error sets aria-invalid and is announced.",
  ],
};

import type { ComponentGuide } from "../testing/guide";

export const guide: ComponentGuide = {
  use: "Turn an option of a form on or off. It applies when the form is saved.",
  instead: { RadioGroup: "One of several options" },
  rules: [
    "State what is true when it is checked.",
    "Don’t negate: people would have to think twice.",
    "Use as=switch for what turns a whole feature on.",
  ],
  keyboard: [
    ["Tab", "Focuses the box."],
    ["Space", "Checks or unchecks it."],
  ],
  roles: [
    "A native checkbox with a label that can be clicked. With as=switch, it has that role and is announced as on or off.",
    "Hints, errors and “Unsaved” describe it. An error sets aria-invalid and is announced.",
  ],
};

import type { ComponentGuide } from "../testing/guide";

export const guide: ComponentGuide = {
  use: "Show code to copy as a whole: a script tag, an example.",
  instead: { InlineCode: "An ID or a path within text" },
  rules: [
    "Label it with what it is. Make copying prominent if it is the next step.",
    "Don’t put prose into it. Use Text, with InlineCode for names.",
  ],
  keyboard: [
    ["Tab", "Focuses the copy button, then the code."],
    ["← →", "Scroll the focused code."],
    ["Enter, Space", "Copies, on the button."],
  ],
  roles: [
    "The code is a region named by its label, and focusable so that the keyboard can scroll it.",
    "The label describes the copy button. “Copied!” is announced.",
  ],
};

import type { ComponentGuide } from "../testing/guide";
import type * as stories from "./CodeBlock.interactions.stories";

export const guide: ComponentGuide<keyof typeof stories> = {
  use: "Show code to copy as a whole: a script tag, an example.",
  instead: { InlineCode: "An ID or a path within text" },
  rules: [
    "Label it with what it is. Make copying prominent if it is the next step.",
    "Don’t put prose into it.",
  ],
  keyboard: [
    ["Tab", "Focuses the copy button, then the code, which the arrow keys scroll.", "OneLineInteraction"],
    ["Enter", "Copies, on the button.", "OneLineInteraction"],
  ],
  roles: [
    "The code is a region named by its label, and focusable so that the keyboard can scroll it.",
    "The label describes the copy button. “Copied!” is announced.",
  ],
};

import type { ComponentGuide } from "../testing/guide";
import type * as stories from "./TextArea.interactions.stories";

export const guide: ComponentGuide<keyof typeof stories> = {
  use: "Enter text of several lines.",
  instead: { TextField: "A single line" },
  rules: [
    "Start with the number of lines that people usually write.",
    "Don’t put the label into the placeholder: it disappears.",
  ],
  keyboard: [["Enter", "Begins a new line.", "ReadyInteraction"]],
  roles: [
    "A native text area with a label. It grows with its text.",
    "Text that is too long to edit is read-only, with a warning.",
  ],
};

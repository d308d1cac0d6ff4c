import type { ComponentGuide } from "../testing/guide";
import type * as stories from "./ConfirmDialog.interactions.stories";

export const guide: ComponentGuide<keyof typeof stories> = {
  use: "Ask before an action that can’t be undone.",
  instead: { Dialog: "A task with fields", Banner: "Nothing to decide" },
  rules: [
    "Repeat the verb on the button.",
    "Don’t answer with Yes and No, or ask whether people are sure without saying of what.",
    "Use danger for what can’t be undone. Cancel has the focus.",
    "Don’t ask before what can be undone.",
  ],
  keyboard: [
    ["Enter", "Presses the focused button: the confirming one.", "PrimaryInteraction"],
    ["Enter", "Cancels, if the tone is danger: Cancel has the focus.", "DangerInteraction"],
    ["Tab", "Moves between the buttons.", "DangerInteraction"],
    ["Escape", "Cancels, but not while busy.", "BusyInteraction"],
  ],
  roles: [
    "role=alertdialog, modal. The title names it, and the question is announced as its description.",
    "When it closes, the focus returns to where it was.",
  ],
};

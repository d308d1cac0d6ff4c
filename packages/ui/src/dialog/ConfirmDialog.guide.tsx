import type { ComponentGuide } from "../testing/guide";

export const guide: ComponentGuide = {
  use: "Ask before an action that can’t be undone.",
  instead: { Dialog: "A task with fields", Banner: "Nothing to decide" },
  rules: [
    "Repeat the verb on the button.",
    "Don’t answer with Yes and No, or ask whether people are sure without saying of what.",
    "Use danger for what can’t be undone. Cancel has the focus.",
    "Don’t ask before what can be undone.",
  ],
  keyboard: [
    ["Enter, Space", "Presses the focused button: the confirming one, or Cancel if the tone is danger."],
    ["Tab", "Moves between the buttons. The focus can’t leave the dialog."],
    ["Escape", "Cancels. Does nothing while busy."],
  ],
  roles: [
    "role=alertdialog, modal. The title names it, and the question is announced as its description.",
    "When it closes, the focus returns to where it was.",
  ],
};

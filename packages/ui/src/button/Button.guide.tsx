import type { ComponentGuide } from "../testing/guide";

export const guide: ComponentGuide = {
  use: "Perform an action on this page: save, publish, retry.",
  instead: {
    Link: "Go to another page",
    IconButton: "A well-known icon says enough",
    Menu: "More than three actions in one place",
  },
  rules: [
    "One primary button per page, last in its row.",
    "Don’t let two buttons compete.",
    "Name the action with a verb.",
    "Don’t make people read the question to understand the button.",
  ],
  keyboard: [
    ["Tab", "Focuses the button, also while it is busy. Skips it if disabled."],
    ["Enter, Space", "Performs the action. Does nothing while busy."],
  ],
  roles: [
    "A native button. ButtonLink is a native link.",
    "Busy: aria-disabled and aria-busy, so that it keeps the focus. “In progress” is announced after a press.",
    "aria-describedby names the row, where many rows have the same button.",
  ],
};

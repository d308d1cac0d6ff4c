import type { ComponentGuide } from "../testing/guide";
import type * as stories from "./Button.interactions.stories";

export const guide: ComponentGuide<keyof typeof stories> = {
  use: "Perform an action on this page: save, publish, retry.",
  instead: {
    Link: "Go to another page",
    IconButton: "A well-known icon says enough",
  },
  rules: [
    "One primary button per page, last in its row.",
    "Don’t let two buttons compete.",
    "Name the action with a verb.",
    "Don’t make people read the question to understand the button.",
  ],
  keyboard: [
    ["Tab", "Focuses the button, also while it is busy.", "BusyInteraction"],
    ["Enter, Space", "Performs the action. Does nothing while busy.", "SecondaryInteraction"],
  ],
  roles: [
    "A native button, or a native link that looks like one.",
    "Busy: aria-disabled and aria-busy, so that it keeps the focus. “In progress” is announced after a press.",
    "aria-describedby names the row, where many rows have the same button.",
  ],
};

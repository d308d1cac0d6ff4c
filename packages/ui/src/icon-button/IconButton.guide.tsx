import type { ComponentGuide } from "../testing/guide";
import type * as stories from "./IconButton.interactions.stories";

export const guide: ComponentGuide<keyof typeof stories> = {
  use: "Perform an action whose icon everyone knows: close, copy, previous.",
  instead: { Button: "Any action that needs a word" },
  rules: ["Use it for icons that everyone knows.", "Don’t make people guess."],
  keyboard: [
    ["Tab", "Focuses the button and shows its tooltip.", "QuietInteraction"],
    ["Enter, Space", "Performs the action.", "QuietInteraction"],
    ["Escape", "Hides the tooltip.", "QuietInteraction"],
  ],
  roles: [
    "A native button. The label is its name and its tooltip.",
    "aria-pressed if it is a toggle; aria-keyshortcuts if it has a shortcut.",
    "Busy: aria-disabled and aria-busy, so that it keeps the focus.",
  ],
};

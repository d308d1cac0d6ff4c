import type { ComponentGuide } from "../testing/guide";
import { hoverDelayMs } from "./useHint";
import type * as stories from "./Tooltip.interactions.stories";

export const guide: ComponentGuide<keyof typeof stories> = {
  use: "Show the name of an icon on hover and focus.",
  instead: { Banner: "Something people must read" },
  rules: [
    "Its text is the trigger’s accessible name.",
    "Don’t explain in it: touch screens don’t show tooltips.",
  ],
  keyboard: [["Escape", "Hides it. The dialog around it stays open.", "EscapeHidesAHovered"]],
  roles: [
    "Hidden from screen readers, which read the trigger’s name.",
    `With a mouse, it appears after ${hoverDelayMs} ms. It doesn’t appear on touch.`,
  ],
};

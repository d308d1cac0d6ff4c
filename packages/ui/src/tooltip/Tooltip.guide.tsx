import type { ComponentGuide } from "../testing/guide";
import { hoverDelayMs } from "./useHint";

export const guide: ComponentGuide = {
  use: "Show the name of an icon on hover and focus.",
  instead: { Banner: "Something people must read" },
  rules: [
    "Its text is the trigger’s accessible name.",
    "Don’t explain in it: touch screens don’t show tooltips.",
  ],
  keyboard: [
    ["Tab", "Focusing the trigger shows it; leaving hides it."],
    ["Escape", "Hides it. The dialog around it stays open."],
  ],
  roles: [
    "Hidden from screen readers, which read the trigger’s name.",
    `With a mouse, it appears after ${hoverDelayMs} ms. It doesn’t appear on touch.`,
  ],
};

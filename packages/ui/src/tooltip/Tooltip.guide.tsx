import type { ComponentGuide } from "../testing/guide";
import { hoverDelayMs } from "./useHint";

export const guide: ComponentGuide = {
  use: "Name an icon or explain a short form, on hover and focus.",
  instead: { Banner: "Something people must read" },
  rules: ["Add a short detail.", "Don’t explain in it: touch screens don’t show tooltips."],
  keyboard: [
    ["Tab", "Focusing the trigger shows it; leaving hides it."],
    ["Escape", "Hides it. The dialog around it stays open."],
  ],
  roles: [
    "If it repeats the trigger’s name, it is hidden from screen readers. Otherwise it is the trigger’s description.",
    `With a mouse, it appears after ${hoverDelayMs} ms. It doesn’t appear on touch.`,
  ],
};

import type { ComponentGuide } from "../testing/guide";

export const guide: ComponentGuide = {
  use: "Put small things in a row that wraps: buttons, badges, filters.",
  instead: { Stack: "Things below each other", Columns: "Columns of equal width" },
  rules: [
    "Use it for what may wrap: buttons, badges, filters.",
    "Don’t use it for long texts: they would wrap at random.",
  ],
  roles: ["A plain container.", "The order on screen is the order in the document."],
};

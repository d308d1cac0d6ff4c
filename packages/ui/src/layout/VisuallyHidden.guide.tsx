import type { ComponentGuide } from "../testing/guide";

export const guide: ComponentGuide = {
  use: "Tell screen readers what a picture or position tells everyone else.",
  instead: { Text: "Anything that everyone should read" },
  rules: [
    "Name what is obvious on screen but not to a screen reader.",
    "Don’t hide instructions that help everyone.",
  ],
  roles: ["Read by screen readers, and never visible. Don’t put anything focusable into it."],
};

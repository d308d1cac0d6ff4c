import type { ComponentGuide } from "../testing/guide";

export const guide: ComponentGuide = {
  use: "Go to another page or site.",
  instead: { Button: "Perform an action", CardLink: "A whole card that leads to a page" },
  rules: ["Name the target.", "Don’t write “here”: out of context, it says nothing."],
  roles: ["A native link.", "The plain variant is underlined: color alone doesn’t mark a link."],
};

import type { ComponentGuide } from "../testing/guide";

export const guide: ComponentGuide = {
  use: "Say why a list is empty and what to do next.",
  instead: { ErrorPanel: "The list failed to load", Skeleton: "The list is still loading" },
  rules: ["Say what will be here and how to get there.", "Don’t just state that there is nothing."],
  roles: ["Plain text. The icon is hidden from screen readers."],
};

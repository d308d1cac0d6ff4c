import type { ComponentGuide } from "../testing/guide";

export const guide: ComponentGuide = {
  use: "Hold the place of content that is loading.",
  instead: { EmptyState: "There is nothing to show" },
  rules: ["Take the shape of what is loading.", "Don’t stand in for a number with a paragraph."],
  roles: [
    "Hidden from screen readers.",
    "An outline, which fills and empties. With reduced motion, it stays an outline.",
  ],
};

import type { ComponentGuide } from "../testing/guide";

export const guide: ComponentGuide = {
  use: "Group content that belongs together, with a title.",
  instead: {
    CardLink: "The whole card leads to a page",
    Facts: "Only labeled values",
  },
  rules: ["Separate groups inside a card with space or a hairline.", "Don’t put cards into cards."],
  roles: ["With a title, a region with that name.", "Without a title, a plain container."],
};

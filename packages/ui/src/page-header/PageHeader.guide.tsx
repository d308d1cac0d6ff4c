import type { ComponentGuide } from "../testing/guide";
import type * as stories from "./PageHeader.interactions.stories";

export const guide: ComponentGuide<keyof typeof stories> = {
  use: "Start a page: its only h1, what is shown, the page’s actions.",
  instead: { Heading: "A heading within a page" },
  rules: ["One primary action at most.", "Don’t put a sentence into the title."],
  keyboard: [
    [
      "Tab",
      "Moves past the title, which has the focus after a navigation but isn’t a tab stop.",
      "PlainInteraction",
    ],
  ],
  roles: [
    "The page’s only h1. It gets the focus after a navigation, so that screen readers announce the page.",
  ],
};

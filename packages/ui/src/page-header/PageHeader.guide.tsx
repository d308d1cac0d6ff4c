import type { ComponentGuide } from "../testing/guide";

export const guide: ComponentGuide = {
  use: "Start a page: its only h1, what is shown, the page’s actions.",
  instead: { Heading: "A heading within a page" },
  rules: ["One primary action at most.", "Don’t put a sentence into the title."],
  keyboard: [["Tab", "Moves from the back link to the actions. The title isn’t a tab stop."]],
  roles: [
    "The page’s only h1. It gets the focus after a navigation, so that screen readers announce the page.",
  ],
};

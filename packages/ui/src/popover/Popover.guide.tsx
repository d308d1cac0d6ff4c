import type { ComponentGuide } from "../testing/guide";

export const guide: ComponentGuide = {
  use: "Show the rest of a short list beside it.",
  instead: {
    Dialog: "Something is edited or decided",
    Menu: "Links and choices of the account",
    IconButton: "A word that names its icon",
  },
  rules: ["Say how much more there is.", "Don’t hide the only value."],
  roles: [
    "A button that shows a named group, which follows it in the reading order.",
    "It opens beside its button and stays in the window.",
  ],
};

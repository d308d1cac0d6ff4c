import type { ComponentGuide } from "../testing/guide";

export const guide: ComponentGuide = {
  use: "Let a dialog or a message fade out instead of vanishing.",
  instead: { LiveRegion: "A message that is announced: it has one inside" },
  rules: [
    "Render it always, and its child only while it is shown.",
    "Don’t wrap the rows of a table, which are removed immediately.",
  ],
  roles: ["Content that is fading out is inert: screen readers and the pointer ignore it."],
};

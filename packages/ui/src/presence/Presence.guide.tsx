import type { ComponentGuide } from "../testing/guide";

export const guide: ComponentGuide = {
  use: "Let a dialog or a message fade out instead of vanishing.",
  instead: { LiveRegion: "A message that is announced: it has one inside" },
  rules: [
    "Render it always, around what comes and goes.",
    "One element that takes no part in a list’s order: rows of a table are removed at once.",
  ],
  keyboard: [["Tab", "Skips what fades out. A dialog gives the focus back when it starts to."]],
  roles: ["What fades out is inert: not in the accessibility tree, and not in the pointer’s way."],
};

import type { ComponentGuide } from "../testing/guide";

export const guide: ComponentGuide = {
  use: "Announce a result that appears after the page was read: a saved form, a new count.",
  instead: {
    Banner: "A failed write: live=assertive is announced without a region",
    LoadingRegion: "Content is loading",
  },
  rules: [
    "Render the region always, and its message when there is one.",
    "Don’t announce what people didn’t ask for or can’t understand alone.",
  ],
  roles: ["role=status: announced when the screen reader is idle. Takes no space while empty."],
};

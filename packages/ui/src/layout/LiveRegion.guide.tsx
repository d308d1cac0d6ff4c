import { Banner } from "../banner/Banner";
import type { ComponentGuide } from "../testing/guide";
import { LiveRegion } from "./LiveRegion";

export const guide: ComponentGuide = {
  use: "Announce a result that appears after the page was read: a saved form, a new count.",
  instead: {
    Banner: "An error: the tone bad is announced without a region",
    LoadingRegion: "Content is loading",
  },
  do: {
    caption: "Render the region always, and its message when there is one.",
    render: () => (
      <LiveRegion>
        <Banner tone="good">Site settings saved successfully!</Banner>
      </LiveRegion>
    ),
  },
  dont: {
    caption: "Don’t announce what people didn’t ask for or can’t understand alone.",
    render: () => <LiveRegion>3</LiveRegion>,
  },
  roles: ["role=status: announced when the screen reader is idle. Takes no space while empty."],
};

import type { ComponentGuide } from "../testing/guide";
import { LoadingRegion, slowMs } from "./LoadingRegion";
import { Skeleton } from "./Skeleton";

export const guide: ComponentGuide = {
  use: "Wrap skeletons: it announces loading and says so when it takes long.",
  instead: { ProgressBar: "The progress is known" },
  do: {
    caption: "Use skeletons with the size of what they replace.",
    render: () => (
      <LoadingRegion aria-label="Loading runs">
        <Skeleton shape="row" count={3} />
      </LoadingRegion>
    ),
  },
  dont: {
    caption: "Don’t show a placeholder that shifts the page when the content arrives.",
    render: () => (
      <LoadingRegion aria-label="Loading runs">
        <Skeleton lines={1} />
      </LoadingRegion>
    ),
  },
  roles: [
    `The page’s announcer says the label; after ${slowMs / 1000} seconds, so is the message.`,
    "aria-busy marks the skeletons’ container.",
  ],
};

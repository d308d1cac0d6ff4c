import type { ComponentGuide } from "../testing/guide";
import { Skeleton } from "./Skeleton";

export const guide: ComponentGuide = {
  use: "Hold the place of content that is loading.",
  instead: { EmptyState: "There is nothing to show", ProgressBar: "The progress is known" },
  do: {
    caption: "Take the shape of what is loading.",
    render: () => <Skeleton shape="block" />,
  },
  dont: {
    caption: "Don’t stand in for a number with a paragraph.",
    render: () => <Skeleton lines={4} />,
  },
  roles: [
    "Hidden from screen readers. LoadingRegion announces the loading.",
    "With reduced motion, it doesn’t pulse.",
  ],
};

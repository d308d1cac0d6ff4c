import type { ComponentGuide } from "../foundations/guide";
import { StatCardSkeleton } from "../stat-card/StatCardSkeleton";
import { Skeleton } from "./Skeleton";

export const guide: ComponentGuide = {
  use: "Hold the place of content that is loading.",
  instead: { EmptyState: "There is nothing to show", ProgressBar: "The progress is known" },
  do: {
    caption: "Use a component’s own skeleton, if it has one.",
    render: () => <StatCardSkeleton />,
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

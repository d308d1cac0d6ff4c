import type { ComponentGuide } from "../testing/guide";
import { ProgressBar } from "./ProgressBar";

export const guide: ComponentGuide = {
  use: "Show how far a task is.",
  instead: { Meter: "Usage of a limit", Skeleton: "Content is loading" },
  do: {
    caption: "Count what people can see: steps, files.",
    render: () => <ProgressBar label="Setup" value={3} max={6} valueText="3 of 6 complete" />,
  },
  dont: {
    caption: "Don’t invent a percentage.",
    render: () => <ProgressBar label="Setup" value={87} max={100} valueText="87.4%" />,
  },
  roles: ["role=progressbar, named by its label, with the value as text."],
};

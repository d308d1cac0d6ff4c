import type { ComponentGuide } from "../testing/guide";
import { Meter } from "./Meter";

export const guide: ComponentGuide = {
  use: "Show how much of a limit is used.",
  instead: { ProgressBar: "A task that will finish" },
  do: {
    caption: "Show the numbers. Change the tone when the limit is near.",
    render: () => <Meter label="Runs" value={0.85} tone="warning" valueText="8,500 / 10,000" />,
  },
  dont: {
    caption: "Don’t use it for progress. Use ProgressBar.",
    render: () => <Meter label="Uploading" value={0.4} tone="good" valueText="40%" />,
  },
  roles: ["role=meter, named by its label, with the value as text.", "A hidden label still names it."],
};

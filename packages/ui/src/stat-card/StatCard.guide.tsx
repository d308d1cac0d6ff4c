import type { ComponentGuide } from "../foundations/guide";
import { StatCard } from "./StatCard";

export const guide: ComponentGuide = {
  use: "Show one number that matters, with its trend.",
  instead: {
    Facts: "Several values of one thing",
    StackedBars: "How it developed",
    Meter: "How much of a limit is used",
  },
  do: {
    caption: "Compare with a period. The tone says whether the change is good.",
    render: () => (
      <StatCard
        label="Failure Rate"
        value="4.2%"
        trend={{ tone: "good", direction: "down", text: "Down 1.1 points vs last month" }}
      />
    ),
  },
  dont: {
    caption: "Don’t show more digits than people can use.",
    render: () => <StatCard label="Failure Rate" value="4.21739%" />,
  },
  keyboard: [
    ["Tab", "Focuses the card, if it is a link."],
    ["Enter", "Opens it."],
  ],
  roles: [
    "A group named by its label. With href, the label is a link that covers the card.",
    "The trend’s icon is hidden; its text says the same.",
  ],
};

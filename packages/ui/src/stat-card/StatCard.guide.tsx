import type { ComponentGuide } from "../foundations/guide";
import { StatCard } from "./StatCard";

export const guide: ComponentGuide = {
  use: "Show one number that matters.",
  instead: {
    Facts: "Several values of one thing",
    StackedBars: "How it developed",
    Meter: "How much of a limit is used",
  },
  do: {
    caption: "Say in a note what the number is part of.",
    render: () => <StatCard label="Published Actions" value="12" note="of 25 total" />,
  },
  dont: {
    caption: "Don’t show more digits than people can use.",
    render: () => <StatCard label="Failure Rate" value="4.21739%" />,
  },
  keyboard: [
    ["Tab", "Focuses the card, if it is a link."],
    ["Enter", "Opens it."],
  ],
  roles: ["A group named by its label. With href, the label is a link that covers the card."],
};

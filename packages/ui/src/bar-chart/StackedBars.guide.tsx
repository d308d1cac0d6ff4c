import type { ComponentGuide } from "../foundations/guide";
import type { ChartSeries } from "./series";
import { StackedBars } from "./StackedBars";

const points = [
  { key: "mon", label: "Mon", values: { a: 12, b: 3 } },
  { key: "tue", label: "Tue", values: { a: 9, b: 5 } },
  { key: "wed", label: "Wed", values: { a: 15, b: 2 } },
];

const chart = (series: readonly ChartSeries<"a" | "b">[]) => (
  <StackedBars
    aria-label="Runs per day"
    series={series}
    points={points}
    period="Last 3 days"
    pointsLabel="Day"
  />
);

export const guide: ComponentGuide = {
  use: "Compare up to a dozen totals and their parts over time.",
  instead: {
    Meter: "Usage of one limit",
    StatCard: "A single number",
    Table: "Exact values that people look up",
  },
  do: {
    caption: "Give good and bad their tones.",
    render: () =>
      chart([
        { key: "a", label: "Successful", tone: "good" },
        { key: "b", label: "Failed", tone: "bad" },
      ]),
  },
  dont: {
    caption: "Don’t use the same tone for two series.",
    render: () =>
      chart([
        { key: "a", label: "Successful", tone: "info" },
        { key: "b", label: "Failed", tone: "info" },
      ]),
  },
  keyboard: [
    ["Tab", "Enters and leaves the chart: it is a single tab stop."],
    ["← →", "Previous and next bar."],
    ["↑ ↓", "Up and down through the parts of a bar."],
    ["Home, End", "First and last bar."],
    ["Enter", "Opens the focused bar’s or part’s runs, if the chart has links."],
  ],
  roles: [
    "A group with the chart’s name. Each bar and part is a link or a button whose name has its values.",
    "The drawing, the axis and the labels are hidden from screen readers. The table has the same numbers.",
  ],
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Card } from "@understudy/ui";
import type { ChartPoint, ChartSeries } from "./series";
import { StackedBars } from "./StackedBars";
import { StackedBarsSkeleton } from "./StackedBarsSkeleton";

type Key = "success" | "failed" | "timeout";

const series: ChartSeries<Key>[] = [
  { key: "success", label: "Success", tone: "good" },
  { key: "failed", label: "Failed", tone: "bad" },
  { key: "timeout", label: "Timeout", tone: "warning" },
];
const withCounted = series.map((one) => ({ ...one, counted: one.key !== "success" }));

export const day = (date: string, success: number, failed: number, timeout: number): ChartPoint<Key> => ({
  key: date,
  label: date,
  values: { success, failed, timeout },
});

export const week = [
  day("Feb 26", 98, 6, 2),
  day("Feb 27", 132, 3, 0),
  day("Feb 28", 61, 14, 5),
  day("Mar 1", 0, 0, 0),
  day("Mar 2", 118, 9, 3),
  day("Mar 3", 141, 5, 1),
  day("Mar 4", 120, 4, 1),
];

const meta = {
  title: "Components/Data/StackedBars",
  excludeStories: ["day", "week"],
  component: StackedBars<Key>,
  args: {
    "aria-label": "Usage Trends",
    series,
    points: week,
    period: "Last 7 days",
    pointsLabel: "Day",
    axisLabel: "UTC",
  },
} satisfies Meta<typeof StackedBars<Key>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Week: Story = {};

export const Linked: Story = {
  args: { href: (point, part) => `#${part ?? "all"}-${point.key}` },
};

export const InCard: Story = {
  render: (args) => (
    <Card title="Usage Trends">
      <StackedBars {...args} />
    </Card>
  ),
};
export const AllZero: Story = {
  args: { points: week.map((point) => ({ ...point, values: { success: 0, failed: 0, timeout: 0 } })) },
};
export const FewFailures: Story = {
  args: { points: week.map((point) => ({ ...point, values: { success: 9000, failed: 2, timeout: 1 } })) },
};
/** Failures have at least three pixels, and their number above the bar. */
export const Counted: Story = {
  args: { series: withCounted },
  play: async ({ canvas }) => {
    for (const amount of ["8", "3", "19", "12", "6", "5"])
      await expect(canvas.getAllByText(amount)[0]).toBeVisible();
  },
};
export const FewFailuresCounted: Story = {
  args: { ...FewFailures.args, series: withCounted },
  play: async ({ canvasElement }) => {
    for (const shape of canvasElement.querySelectorAll("rect[y]"))
      await expect(shape.getBoundingClientRect().height).toBeGreaterThanOrEqual(3);
  },
};
export const AsTable: Story = {
  args: { asTable: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("row", { name: "Mar 4 120 4 1" })).toBeVisible();
    await expect(canvas.queryByRole("group", { name: "Usage Trends" })).not.toBeInTheDocument();
  },
};
export const InvalidNumbers: Story = {
  args: {
    points: week.map((point) => ({
      ...point,
      values: { success: Number.NaN, failed: -3, timeout: Infinity },
    })),
  },
};
/** Nothing moves when the numbers arrive. */
export const AsHighAsItsSkeleton: Story = {
  render: (args) => (
    <>
      <StackedBars {...args} />
      <StackedBarsSkeleton />
    </>
  ),
  play: async ({ canvasElement }) => {
    const chart = canvasElement.querySelector("figure");
    const skeleton = chart?.nextElementSibling;
    await expect(Math.abs((skeleton?.clientHeight ?? 0) - (chart?.clientHeight ?? 0))).toBeLessThan(2);
  },
};
/** Each bar's target lies on its picture. */
export const RightToLeft: Story = {
  args: { points: week.slice(0, 2) },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const middle = (element: Element | null | undefined) => {
      const { left = 0, width = 0 } = element?.getBoundingClientRect() ?? {};
      return left + width / 2;
    };
    const target = canvas.getByRole("button", { name: new RegExp(`^${week[0]?.label}: .* success, `) });
    await expect(middle(canvasElement.querySelector("rect[y]"))).toBeCloseTo(middle(target), 0);
  },
};
export const Month: Story = {
  args: {
    period: "Last 30 days",
    points: Array.from({ length: 30 }, (_, index) =>
      day(String(index + 1), 80 + ((index * 37) % 60), (index * 7) % 9, index % 3),
    ),
  },
};

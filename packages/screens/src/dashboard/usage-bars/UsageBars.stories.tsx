import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { usagePoint } from "@understudy/model/fixtures";
import type { ChartDay } from "./chart-day";
import { UsageBars, UsageBarsSkeleton } from "./UsageBars";

const day = (label: string, date: string, success: number, failed: number, timeout: number): ChartDay => ({
  ...usagePoint(date, success, failed, timeout),
  label,
});

const week = [
  day("Feb 26", "2026-02-26", 98, 6, 2),
  day("Feb 27", "2026-02-27", 132, 3, 0),
  day("Feb 28", "2026-02-28", 61, 14, 5),
  day("Mar 1", "2026-03-01", 0, 0, 0),
  day("Mar 2", "2026-03-02", 118, 9, 3),
  day("Mar 3", "2026-03-03", 141, 5, 1),
  day("Today", "2026-03-04", 120, 4, 1),
];

const meta = {
  title: "Components/Data/UsageBars",
  component: UsageBars,
  args: { days: week },
} satisfies Meta<typeof UsageBars>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each day's failures and timeouts have their number above the bar. */
export const Week: Story = {
  play: async ({ canvas }) => {
    for (const failures of ["8", "3", "19", "12", "6", "5"])
      await expect(canvas.getByText(failures, { selector: "a *" })).toBeVisible();
  },
};

export const FewFailures: Story = {
  args: { days: week.map((each) => ({ ...each, success: 9000, failed: 2, timeout: 1 })) },
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole("link")) {
      const parts = [...(link.firstElementChild?.children ?? [])].slice(0, 3);
      await expect(parts).toHaveLength(3);
      for (const part of parts) await expect(part.getBoundingClientRect().height).toBeGreaterThanOrEqual(3);
    }
  },
};

/** Nothing moves when the numbers arrive. */
export const AsHighAsItsSkeleton: Story = {
  render: (args) => (
    <>
      <UsageBars {...args} />
      <UsageBarsSkeleton />
    </>
  ),
  play: async ({ canvas }) => {
    const chart = canvas.getByRole("figure");
    const skeleton = chart.nextElementSibling;
    await expect(Math.abs((skeleton?.clientHeight ?? 0) - chart.clientHeight)).toBeLessThan(2);
  },
};

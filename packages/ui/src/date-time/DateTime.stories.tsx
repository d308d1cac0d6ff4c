import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inUi } from "../testing/inUi";
import { DateTime } from "./DateTime";

const afternoon = Date.UTC(2026, 2, 4, 13, 6);

const meta = { title: "Components/Data/DateTime", component: DateTime } satisfies Meta<typeof DateTime>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { instant: afternoon },
  play: async ({ canvas }) => {
    const time = canvas.getByRole("time");
    await expect(time).toHaveTextContent("Mar 4, 2026, 1:06 PM");
    await expect(time).toHaveAttribute("title", "Wednesday, March 4, 2026 at 1:06:00 PM UTC");
    await expect(time).toHaveAttribute("datetime", "2026-03-04T13:06:00.000Z");
  },
};
export const Relative: Story = {
  args: { instant: afternoon, relative: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/2 hours ago/)).toBeVisible();
  },
};
export const InAnotherZone: Story = {
  args: { instant: afternoon },
  decorators: inUi({ timeZone: "Asia/Tokyo" }),
  play: async ({ canvas }) => {
    const time = canvas.getByRole("time");
    await expect(time).toHaveTextContent("Mar 4, 2026, 10:06 PM");
    await expect(time).toHaveAttribute(
      "title",
      "Wednesday, March 4, 2026 at 10:06:00 PM GMT+9\nWednesday, March 4, 2026 at 1:06:00 PM UTC",
    );
  },
};
/** For people in several time zones. Where local time is UTC, it says nothing twice. */
export const AlsoInUtc: Story = {
  ...InAnotherZone,
  args: { instant: afternoon, utc: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Mar 4, 2026, 1:06 PM UTC")).toBeVisible();
  },
};
export const CalendarDay: Story = {
  args: { day: "2026-03-04" },
  play: async ({ canvas }) => {
    const day = canvas.getByText("Mar 4, 2026");
    await expect(day).toHaveAttribute("datetime", "2026-03-04");
    await expect(day).toHaveAttribute("title", "Wednesday, March 4, 2026 (no time given)");
  },
};
export const InvalidDate: Story = {
  args: { instant: Number.NaN, relative: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent("—");
  },
};

import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import stories, { Week } from "./UsageBars.stories";

export default {
  ...stories,
  title: "Components/Data/UsageBars",
  tags: ["interaction", "!autodocs"],
  parameters: { chromatic: { disableSnapshot: true } },
};
type Story = StoryObj<typeof stories>;

/** Tab reaches each day. */
export const WeekInteraction: Story = {
  ...Week,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Feb 26: 98 success, 6 failed, 2 timeout" })).toHaveFocus();
    await userEvent.tab();
    const second = canvas.getByRole("link", { name: "Feb 27: 132 success, 3 failed, 0 timeout" });
    await expect(second).toHaveFocus();
    await expect(second).toHaveAttribute("href", "/runs?day=2026-02-27");
    await expect(canvas.getAllByRole("link")).toHaveLength(7);
  },
};

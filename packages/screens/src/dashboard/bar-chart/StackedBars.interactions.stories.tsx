import type { StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { Button } from "@understudy/ui";
import { StackedBars } from "./StackedBars";
import stories, { day, week, Week, Linked } from "./StackedBars.stories";

export default {
  ...stories,
  title: "Components/Data/StackedBars",
  tags: ["interaction", "!autodocs"],
  parameters: { chromatic: { disableSnapshot: true } },
};
type Story = StoryObj<typeof stories>;

export const WeekInteraction: Story = {
  ...Week,
  play: async ({ canvas }) => {
    const chart = within(canvas.getByRole("group", { name: "Usage Trends" }));
    await userEvent.tab();
    await expect(
      chart.getByRole("button", { name: "Feb 26: 98 success, 6 failed, 2 timeout" }),
    ).toHaveFocus();
    await userEvent.keyboard("{End}");
    await expect(
      chart.getByRole("button", { name: "Mar 4: 120 success, 4 failed, 1 timeout" }),
    ).toHaveFocus();
    await expect(canvas.getAllByText("Mar 4")[0]).toBeVisible();
    await userEvent.keyboard("{ArrowUp}{ArrowUp}");
    await expect(chart.getByRole("button", { name: "Mar 4: 4 failed" })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByText("Last 7 days")).toBeVisible();
  },
};

export const LinkedInteraction: Story = {
  ...Linked,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}{ArrowUp}");
    const link = canvas.getByRole("link", { name: "Feb 27: 132 success" });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute("href", "#success-Feb 27");
    await expect(canvas.getByRole("link", { name: "Mar 1: 0 success, 0 failed, 0 timeout" })).toHaveAttribute(
      "href",
      "#all-Mar 1",
    );
  },
};

/** The part that last had the focus is gone after a refetch. */
export const NewDataInteraction: Story = {
  render: function NewData(args) {
    const [points, setPoints] = useState(week.slice(0, 2));
    return (
      <>
        <StackedBars {...args} points={points} />
        <Button onClick={() => setPoints([day("Feb 28", 61, 0, 5)])}>Refetch</Button>
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}{ArrowUp}{ArrowUp}");
    await userEvent.click(canvas.getByRole("button", { name: "Refetch" }));
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole("button", { name: /^Feb 28: 61 success, 0 failed/ })).toHaveFocus();
  },
};

import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import stories, { Closed } from "./Disclosure.stories";

export default {
  ...stories,
  title: "Components/Layout/Disclosure",
  tags: ["interaction", "!autodocs"],
  parameters: { chromatic: { disableSnapshot: true } },
};
type Story = StoryObj<typeof stories>;

export const ClosedInteraction: Story = {
  ...Closed,
  play: async ({ canvas }) => {
    await expect(canvas.getByText("#booking > button.confirm")).not.toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByText("Show the selector").closest("summary")).toHaveFocus();
    await userEvent.click(canvas.getByText("Show the selector"));
    await expect(canvas.getByText("#booking > button.confirm")).toBeVisible();
    await userEvent.click(canvas.getByText("Show the selector"));
    await expect(canvas.getByText("#booking > button.confirm")).not.toBeVisible();
  },
};

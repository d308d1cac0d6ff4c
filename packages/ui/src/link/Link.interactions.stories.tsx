import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import stories, { Plain } from "./Link.stories";

export default {
  ...stories,
  title: "Components/Navigation/Link",
  tags: ["interaction", "!autodocs"],
  parameters: { chromatic: { disableSnapshot: true } },
};
type Story = StoryObj<typeof stories>;

export const PlainInteraction: Story = {
  ...Plain,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "View all runs" })).toHaveFocus();
  },
};

import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import stories, { Linked } from "./StatCard.stories";

export default {
  ...stories,
  title: "Components/Data/StatCard",
  tags: ["interaction", "!autodocs"],
  parameters: { chromatic: { disableSnapshot: true } },
};
type Story = StoryObj<typeof stories>;

export const LinkedInteraction: Story = {
  ...Linked,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Successful Runs (Month)" })).toHaveFocus();
  },
};

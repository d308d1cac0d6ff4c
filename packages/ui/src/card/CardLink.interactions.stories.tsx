import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import stories, { Default } from "./CardLink.stories";

export default {
  ...stories,
  title: "Components/Navigation/CardLink",
  tags: ["interaction", "!autodocs"],
  parameters: { chromatic: { disableSnapshot: true } },
};
type Story = StoryObj<typeof stories>;

export const DefaultInteraction: Story = {
  ...Default,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Site Settings" })).toHaveFocus();
  },
};

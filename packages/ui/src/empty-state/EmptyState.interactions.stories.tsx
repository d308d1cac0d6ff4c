import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import stories, { InCard } from "./EmptyState.stories";

export default {
  ...stories,
  title: "Components/Feedback/EmptyState",
  tags: ["interaction", "!autodocs"],
  parameters: { chromatic: { disableSnapshot: true } },
};
type Story = StoryObj<typeof stories>;

export const InCardInteraction: Story = {
  ...InCard,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "View Drafts" })).toHaveFocus();
  },
};

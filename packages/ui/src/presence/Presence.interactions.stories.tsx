import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import stories, { Default } from "./Presence.stories";

export default {
  ...stories,
  title: "Components/Layout/Presence",
  tags: ["interaction", "!autodocs"],
  parameters: { chromatic: { disableSnapshot: true } },
};
type Story = StoryObj<typeof stories>;

export const DefaultInteraction: Story = {
  ...Default,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Remove" }));
    // At once, with reduced motion.
    await expect(canvas.queryByText("Site settings saved")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Add" }));
    await expect(canvas.getByText("Site settings saved")).toBeVisible();
  },
};

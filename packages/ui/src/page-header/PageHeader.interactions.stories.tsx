import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import stories, { Plain } from "./PageHeader.stories";

export default {
  ...stories,
  title: "Components/Navigation/PageHeader",
  tags: ["interaction", "!autodocs"],
  parameters: { chromatic: { disableSnapshot: true } },
};
type Story = StoryObj<typeof stories>;

export const PlainInteraction: Story = {
  ...Plain,
  play: async ({ canvas }) => {
    const title = canvas.getByRole("heading", { level: 1, name: "Runs" });
    title.focus();
    await expect(title).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(title).not.toHaveFocus();
  },
};

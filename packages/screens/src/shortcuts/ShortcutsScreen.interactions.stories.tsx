import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import stories, { Ready } from "./ShortcutsScreen.stories";

export default {
  ...stories,
  title: "Around pages/Keyboard shortcuts",
  tags: ["interaction", "!autodocs"],
  parameters: { ...stories.parameters, chromatic: { disableSnapshot: true } },
};
type Story = StoryObj<typeof stories>;

export const ReadyInteraction: Story = {
  ...Ready,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
    // Each shortcut has a list item.
    await expect(canvas.getAllByRole("listitem")).toHaveLength(3);
    await expect(canvas.getByRole("link", { name: /^Open-source licenses/ })).toHaveAttribute(
      "target",
      "_blank",
    );
    await userEvent.click(canvas.getByRole("button", { name: "Close" }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import stories, { takes, Copyable } from "./InlineCode.stories";

export default {
  ...stories,
  title: "Components/Data/InlineCode",
  tags: ["interaction", "!autodocs"],
  parameters: { chromatic: { disableSnapshot: true } },
};
type Story = StoryObj<typeof stories>;

export const CopyableInteraction: Story = {
  ...Copyable,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Copy", description: "#confirm-booking" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await canvas.findByRole("button", { name: "Copied!" });
    await expect(takes).toHaveBeenLastCalledWith("#confirm-booking");
  },
};

import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import stories, { takes, OneLine } from "./CodeBlock.stories";

export default {
  ...stories,
  title: "Components/Data/CodeBlock",
  tags: ["interaction", "!autodocs"],
  parameters: { chromatic: { disableSnapshot: true } },
};
type Story = StoryObj<typeof stories>;

export const OneLineInteraction: Story = {
  ...OneLine,
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await canvas.findByRole("button", { name: "Copied!" });
    await expect(takes).toHaveBeenLastCalledWith(args.code);
    await userEvent.tab();
    await expect(canvas.getByRole("region", { name: "SDK script tag" })).toHaveFocus();
  },
};

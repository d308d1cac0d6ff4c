import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import stories, { Ready } from "./ToggleGroup.stories";

export default {
  ...stories,
  title: "Components/Forms/ToggleGroup",
  tags: ["interaction", "!autodocs"],
  parameters: { chromatic: { disableSnapshot: true } },
};
type Story = StoryObj<typeof stories>;

export const ReadyInteraction: Story = {
  ...Ready,
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("radio", { name: "Desktop" })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("radio", { name: "Phone" })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith("phone");
    await expect(canvas.getByRole("radiogroup", { name: "Width" })).toBeVisible();
  },
};

import type { StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import stories, { Ready } from "./RadioGroup.stories";

export default {
  ...stories,
  title: "Components/Forms/RadioGroup",
  tags: ["interaction", "!autodocs"],
  parameters: { chromatic: { disableSnapshot: true } },
};
type Story = StoryObj<typeof stories>;

export const ReadyInteraction: Story = {
  ...Ready,
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("radio", { name: "Auto" })).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("radio", { name: "Unify" })).toBeChecked();
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith("unify");
    await expect(canvas.getByRole("radiogroup", { name: "Coexistence Mode" })).toBeVisible();
  },
};

export const InConflictInteraction: Story = {
  args: { conflict: { yours: "Auto", theirs: "Unify", onResolve: fn() } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Keep yours" }));
    await expect(args.conflict?.onResolve).toHaveBeenCalledWith("yours");
    await expect(canvas.getByRole("radio", { name: "Auto" })).toHaveFocus();
  },
};

import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import stories, { Leave } from "./LeaveDialog.stories";

export default {
  ...stories,
  title: "Around pages/Leave dialog",
  tags: ["interaction", "!autodocs"],
  parameters: { ...stories.parameters, chromatic: { disableSnapshot: true } },
};
type Story = StoryObj<typeof stories>;

export const LeaveInteraction: Story = {
  ...Leave,
  play: async ({ args, canvas }) => {
    const dialog = within(await canvas.findByRole("alertdialog"));
    await expect(dialog.getByRole("button", { name: "Stay" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onStay).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole("button", { name: "Leave" }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};

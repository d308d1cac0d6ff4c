import type { StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, userEvent } from "storybook/test";
import stories, { Open } from "./Drawer.stories";

export default {
  ...stories,
  title: "Components/Navigation/Drawer",
  tags: ["interaction", "!autodocs"],
  parameters: { ...stories.parameters, chromatic: { disableSnapshot: true } },
};
type Story = StoryObj<typeof stories>;

export const OpenInteraction: Story = {
  ...Open,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("dialog", { name: "Understudy" })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(args.onClose).toHaveBeenCalledOnce();
    const backdrop = { clientX: innerWidth - 1, clientY: 1 };
    await fireEvent.pointerDown(canvas.getByRole("dialog"), backdrop);
    await fireEvent.click(canvas.getByRole("dialog"), backdrop);
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
};

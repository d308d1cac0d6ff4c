import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import stories, { Crashed, Outdated } from "./PageErrorScreen.stories";

export default {
  ...stories,
  title: "Around pages/Page error",
  tags: ["interaction", "!autodocs"],
  parameters: { ...stories.parameters, chromatic: { disableSnapshot: true } },
};
type Story = StoryObj<typeof stories>;

export const CrashedInteraction: Story = {
  ...Crashed,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Retry" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const OutdatedInteraction: Story = {
  ...Outdated,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Reload" }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};

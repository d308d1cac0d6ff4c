import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import stories, { Off } from "./Switch.stories";

export default {
  ...stories,
  title: "Components/Forms/Switch",
  tags: ["interaction", "!autodocs"],
  parameters: { chromatic: { disableSnapshot: true } },
};
type Story = StoryObj<typeof stories>;

export const OffInteraction: Story = {
  ...Off,
  play: async ({ args, canvas }) => {
    const control = canvas.getByRole("switch", { name: "Show the widget on my site" });
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(control).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard(" ");
  },
};

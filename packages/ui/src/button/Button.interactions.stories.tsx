import type { StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, userEvent } from "storybook/test";
import stories, { Secondary, Busy } from "./Button.stories";

export default {
  ...stories,
  title: "Components/Buttons/Button",
  tags: ["interaction", "!autodocs"],
  parameters: { chromatic: { disableSnapshot: true } },
};
type Story = StoryObj<typeof stories>;

export const SecondaryInteraction: Story = {
  ...Secondary,
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button")).toHaveFocus();
    await userEvent.keyboard("{Enter} ");
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

/** Enter that is kept down clicks once, and so does a double click. Separate presses count. */
export const DeliberatePresses: Story = {
  ...Secondary,
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole("button");
    await userEvent.dblClick(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
    await userEvent.click(button);
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledTimes(3);
    // The browser clicks for each key press that isn't prevented.
    await expect(fireEvent.keyDown(button, { key: "Enter" })).toBe(true);
    for (let times = 0; times < 3; times += 1)
      await expect(fireEvent.keyDown(button, { key: "Enter", repeat: true })).toBe(false);
  },
};

export const BusyInteraction: Story = {
  ...Busy,
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button")).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await userEvent.click(canvas.getByRole("button"));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

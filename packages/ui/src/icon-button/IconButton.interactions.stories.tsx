import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import stories, { Quiet, Busy, AsLink } from "./IconButton.stories";

export default {
  ...stories,
  title: "Components/Buttons/IconButton",
  tags: ["interaction", "!autodocs"],
  parameters: { chromatic: { disableSnapshot: true } },
};
type Story = StoryObj<typeof stories>;

export const QuietInteraction: Story = {
  ...Quiet,
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Remove phrase" })).toHaveFocus();
    await waitFor(() => expect(canvas.getByText("Remove phrase")).toBeVisible());
    await userEvent.keyboard("{Enter} ");
    await expect(args.onClick).toHaveBeenCalledTimes(2);
    await userEvent.keyboard("{Escape}");
    await expect(canvas.getByText("Remove phrase")).not.toBeVisible();
  },
};

export const BusyInteraction: Story = {
  ...Busy,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const AsLinkInteraction: Story = {
  ...AsLink,
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: "Next run" });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await waitFor(() => expect(canvas.getByText("Next run")).toBeVisible());
  },
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import * as button from "../button/Button.css";
import { choice } from "../testing/argTypes";
import { inUi } from "../testing/inUi";
import { holdTimers } from "../testing/holdTimers";
import { CopyButton } from "./CopyButton";

export const takes = fn(async () => true);
const refuses = async () => false;

const meta = {
  title: "Components/Buttons/CopyButton",
  excludeStories: ["takes"],
  component: CopyButton,
  argTypes: { variant: choice(button.variant), size: choice(button.size) },
  args: { text: "site_8f2k", label: "Copy", onCopiedChange: fn() },
  decorators: inUi({ copyText: takes }),
} satisfies Meta<typeof CopyButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Copied: Story = {
  tags: ["shown-by-play"],
  play: async ({ args, canvas }) => {
    const pass = holdTimers(2000);
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    const copied = await canvas.findByRole("button", { name: "Copied!" });
    await expect(copied).toHaveFocus();
    await expect(canvas.getByRole("status")).toHaveTextContent("Copied!");
    await expect(takes).toHaveBeenLastCalledWith("site_8f2k");
    await expect(args.onCopiedChange).toHaveBeenLastCalledWith(true);
    pass();
    await waitFor(() => expect(canvas.getByRole("button", { name: "Copy" })).toBeVisible());
    await expect(args.onCopiedChange).toHaveBeenLastCalledWith(false);
    await userEvent.keyboard("{Enter}");
    await canvas.findByRole("button", { name: "Copied!" });
  },
};
export const Refused: Story = {
  tags: ["shown-by-play"],
  decorators: inUi({ copyText: refuses }),
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(await canvas.findByRole("button", { name: "Press Ctrl+C" })).toHaveFocus();
    await expect(getSelection()?.toString()).toBe("site_8f2k");
    await expect(args.onCopiedChange).not.toHaveBeenCalledWith(true);
  },
};
export const RefusedOnMac: Story = {
  tags: ["shown-by-play"],
  decorators: inUi({ copyText: refuses, platform: "mac" }),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button"));
    await canvas.findByRole("button", { name: "Press ⌘C" });
  },
};

export const Small: Story = {
  args: { size: "small", variant: "text" },
  play: async ({ canvas }) => {
    const middle = (element: Element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return (top + bottom) / 2;
    };
    await expect(middle(canvas.getByText("Copy"))).toBeCloseTo(middle(canvas.getByRole("button")), 0);
  },
};
export const Disabled: Story = { args: { disabled: true } };

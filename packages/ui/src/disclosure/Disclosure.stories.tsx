import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { Disclosure } from "./Disclosure";

const meta = {
  title: "Components/Layout/Disclosure",
  component: Disclosure,
  args: { summary: "Show the selector", children: "#booking > button.confirm" },
} satisfies Meta<typeof Disclosure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const ClosedInteraction: Story = {
  ...Closed,
  tags: ["interaction"],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("#booking > button.confirm")).not.toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByText("Show the selector").closest("summary")).toHaveFocus();
    await userEvent.click(canvas.getByText("Show the selector"));
    await expect(canvas.getByText("#booking > button.confirm")).toBeVisible();
    await userEvent.click(canvas.getByText("Show the selector"));
    await expect(canvas.getByText("#booking > button.confirm")).not.toBeVisible();
  },
};

export const Open: Story = {
  args: { defaultOpen: true },
  play: async ({ canvas }) => expect(canvas.getByText("#booking > button.confirm")).toBeVisible(),
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Disclosure } from "./Disclosure";

const meta = {
  title: "Components/Layout/Disclosure",
  component: Disclosure,
  args: { summary: "Show the selector", children: "#booking > button.confirm" },
} satisfies Meta<typeof Disclosure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = {
  args: { defaultOpen: true },
  play: async ({ canvas }) => expect(canvas.getByText("#booking > button.confirm")).toBeVisible(),
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { toneArgType } from "../testing/argTypes";
import { Meter } from "./Meter";

const meta = {
  title: "Components/Data/Meter",
  component: Meter,
  argTypes: { tone: toneArgType },
  args: { label: "Runs", value: 0.42, tone: "good", valueText: "4,200 / 10,000" },
} satisfies Meta<typeof Meter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Good: Story = {
  play: async ({ canvas }) => {
    const meter = canvas.getByRole("meter", { name: "Runs" });
    await expect(meter).toHaveAttribute("aria-valuenow", "42");
    await expect(meter).toHaveAttribute("aria-valuetext", "4,200 / 10,000");
  },
};
export const Warning: Story = { args: { value: 0.77, tone: "warning", valueText: "7,700 / 10,000" } };
export const Bad: Story = { args: { value: 0.93, tone: "bad", valueText: "9,300 / 10,000" } };
export const OverTheLimit: Story = {
  args: { value: 1.3, tone: "bad", valueText: "13,000 / 10,000" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("meter")).toHaveAttribute("aria-valuenow", "100");
  },
};

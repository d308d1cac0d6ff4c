import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { toneArgType } from "../testing/argTypes";
import { ProgressBar } from "./ProgressBar";

const meta = {
  title: "Components/Feedback/ProgressBar",
  component: ProgressBar,
  argTypes: { tone: toneArgType },
  args: { label: "Setup", value: 3, max: 6, valueText: "3 of 6 complete" },
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Halfway: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole("progressbar", { name: "Setup" });
    await expect(bar).toHaveAttribute("aria-valuenow", "3");
    await expect(bar).toHaveAttribute("aria-valuetext", "3 of 6 complete");
  },
};
export const Begun: Story = { args: { value: 0, valueText: "0 of 6 complete" } };
export const Done: Story = { args: { value: 6, valueText: "6 of 6 complete" } };
export const Usage: Story = {
  args: { label: "Runs", value: 42, max: 100, tone: "good", valueText: "4,200 / 10,000" },
  play: async ({ canvas }) => {
    const meter = canvas.getByRole("meter", { name: "Runs" });
    await expect(meter).toHaveAttribute("aria-valuenow", "42");
    await expect(meter).toHaveAttribute("aria-valuetext", "4,200 / 10,000");
  },
};
export const NearTheLimit: Story = {
  args: { ...Usage.args, value: 77, tone: "warning", valueText: "7,700 / 10,000" },
};
export const OverTheLimit: Story = {
  args: { ...Usage.args, value: 130, tone: "bad", valueText: "13,000 / 10,000" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("meter")).toHaveAttribute("aria-valuenow", "100");
  },
};

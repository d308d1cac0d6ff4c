import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ProgressBar } from "./ProgressBar";

const meta = {
  title: "Components/Feedback/ProgressBar",
  component: ProgressBar,
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

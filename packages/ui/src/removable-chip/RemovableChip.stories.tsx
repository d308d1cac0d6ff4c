import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { RemovableChip } from "./RemovableChip";

const meta = {
  title: "Components/Buttons/RemovableChip",
  component: RemovableChip,
  args: { label: "Status: Failed", removeLabel: "Remove filter Status: Failed", onRemove: fn() },
} satisfies Meta<typeof RemovableChip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Long: Story = {
  args: { label: `Action: ${"Reserve the large sauna for a company evening ".repeat(4)}` },
};

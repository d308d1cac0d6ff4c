import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { FilterChip } from "./FilterChip";

const meta = {
  title: "Components/Actions/FilterChip",
  component: FilterChip,
  args: { label: "Status: Failed", onRemove: fn() },
} satisfies Meta<typeof FilterChip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Long: Story = {
  args: { label: `Action: ${"Reserve the large sauna for a company evening ".repeat(4)}` },
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { inUi } from "../testing/inUi";
import { KeyCombination } from "./KeyCombination";

const meta = {
  title: "Components/Data/KeyCombination",
  component: KeyCombination,
  args: { keys: "cmd+shift+space" },
} satisfies Meta<typeof KeyCombination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnWindows: Story = {};
export const OnAMac: Story = {
  decorators: inUi({ platform: "mac" }),
};
export const OneKey: Story = { args: { keys: "?" } };

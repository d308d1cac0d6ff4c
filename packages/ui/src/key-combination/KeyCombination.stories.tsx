import type { Meta, StoryObj } from "@storybook/react-vite";
import { UiProvider } from "../provider/UiProvider";
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
  decorators: [
    (Story) => (
      <UiProvider platform="mac">
        <Story />
      </UiProvider>
    ),
  ],
};
export const OneKey: Story = { args: { keys: "?" } };

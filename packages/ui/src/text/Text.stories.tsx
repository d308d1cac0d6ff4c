import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { choice, toneArgType } from "../testing/argTypes";
import { Stack } from "../layout/Stack";
import { tones } from "@understudy/base";
import { Text } from "./Text";
import * as styles from "./Text.css";

const meta = {
  title: "Components/Foundations/Text",
  component: Text,
  argTypes: {
    size: choice(styles.size),
    tone: toneArgType,
    variant: choice(styles.variant),
    truncate: { control: "boolean", description: "One line, the whole on hover." },
  },
  args: { children: "Runs will appear here once your published actions are executed." },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Quiet: Story = { args: { variant: "quiet" } };
export const Strong: Story = { args: { strong: true } };
export const Small: Story = { args: { size: "small" } };
export const Tones: Story = {
  render: () => (
    <Stack gap="2">
      {tones.map((tone) => (
        <Text key={tone} tone={tone}>
          {tone}
        </Text>
      ))}
    </Stack>
  ),
};
export const Truncated: Story = {
  args: {
    truncate: true,
    children: "A very long name for an action that fills the booking form from top to bottom. ".repeat(6),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/^A very long name/)).toHaveAttribute("title", args.children);
  },
};
export const RightToLeft: Story = { args: { dir: "auto", children: "حجز طاولة لشخصين" } };

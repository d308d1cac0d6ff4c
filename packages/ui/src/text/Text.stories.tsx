import type { Meta, StoryObj } from "@storybook/react-vite";
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
export const RightToLeft: Story = { args: { dir: "auto", children: "حجز طاولة لشخصين" } };

import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { iconArgType, toneArgType } from "../foundations/argTypes";
import { RetryIcon } from "../icon/icons";
import { Cluster } from "../layout/Cluster";
import { Badge } from "./Badge";

const meta = {
  title: "Components/Data/Badge",
  component: Badge,
  argTypes: { tone: toneArgType, icon: iconArgType },
  args: { tone: "good", children: "Success" },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Good: Story = {};
export const Bad: Story = { args: { tone: "bad", children: "Failed" } };
export const Warning: Story = { args: { tone: "warning", children: "Timeout" } };
export const Info: Story = { args: { tone: "info", children: "Running" } };
export const Neutral: Story = { args: { tone: "neutral", children: "Draft" } };
export const OwnIcon: Story = { args: { tone: "info", icon: RetryIcon, children: "Running" } };
export const Quiet: Story = { args: { quiet: true } };
export const Small: Story = { args: { tone: "warning", children: "Drift", small: true } };
export const LongWord: Story = {
  args: { tone: "neutral", children: "waiting_for_a_person_to_confirm_".repeat(12) },
};
export const Together: Story = {
  args: { quiet: false },
  render: ({ quiet = false }) => (
    <Cluster>
      <Badge tone="good" quiet={quiet}>
        Success
      </Badge>
      <Badge tone="bad" quiet={quiet}>
        Failed
      </Badge>
      <Badge tone="warning" quiet={quiet}>
        Timeout
      </Badge>
      <Badge tone="info" quiet={quiet}>
        Running
      </Badge>
      <Badge tone="neutral" quiet={quiet}>
        Draft
      </Badge>
    </Cluster>
  ),
  play: async ({ canvas }) => {
    const words = ["Success", "Failed", "Timeout", "Running", "Draft"].map((word) => canvas.getByText(word));
    await expect(new Set(words.map((word) => getComputedStyle(word).color)).size).toBe(5);
  },
};
export const QuietTogether: Story = { ...Together, args: { quiet: true } };

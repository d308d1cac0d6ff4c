import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { choice, iconArgType, toneArgType } from "../testing/argTypes";
import { RetryIcon } from "../icon/icons";
import { Cluster } from "../layout/Cluster";
import { Badge, type BadgeVariant } from "./Badge";
import { size } from "./Badge.css";

const meta = {
  title: "Components/Data/Badge",
  component: Badge,
  argTypes: {
    tone: toneArgType,
    icon: iconArgType,
    variant: choice(["filled", "quiet"] satisfies BadgeVariant[]),
    size: choice(size),
  },
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
export const Quiet: Story = { args: { variant: "quiet" } };
export const Small: Story = { args: { tone: "warning", children: "Drift", size: "small" } };
export const LongWord: Story = {
  args: { tone: "neutral", children: "waiting_for_a_person_to_confirm_".repeat(12) },
};
export const Together: Story = {
  args: { variant: "filled" },
  render: ({ variant }) => (
    <Cluster>
      <Badge tone="good" variant={variant}>
        Success
      </Badge>
      <Badge tone="bad" variant={variant}>
        Failed
      </Badge>
      <Badge tone="warning" variant={variant}>
        Timeout
      </Badge>
      <Badge tone="info" variant={variant}>
        Running
      </Badge>
      <Badge tone="neutral" variant={variant}>
        Draft
      </Badge>
    </Cluster>
  ),
  play: async ({ canvas }) => {
    const words = ["Success", "Failed", "Timeout", "Running", "Draft"].map((word) => canvas.getByText(word));
    const icons = words.map((word) => word.previousElementSibling);
    for (const parts of [words, icons])
      await expect(new Set(parts.map((part) => part && getComputedStyle(part).color)).size).toBe(5);
  },
};
export const QuietTogether: Story = { ...Together, args: { variant: "quiet" } };

import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Button } from "../button/Button";
import { choice, toneArgType } from "../testing/argTypes";
import { Banner } from "./Banner";
import { look } from "./Banner.css";

const meta = {
  title: "Components/Feedback/Banner",
  component: Banner,
  argTypes: { tone: toneArgType, variant: choice(look) },
  args: { tone: "good", children: "Site settings saved successfully!" },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Good: Story = {};
export const Bad: Story = {
  args: {
    tone: "bad",
    live: "assertive",
    title: "Failed to save site settings",
    children: "The name is already in use.",
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Failed to save site settings");
  },
};
export const Warning: Story = {
  args: { tone: "warning", children: "You have used 82% of this month’s runs." },
};
export const Info: Story = {
  args: { tone: "info", children: "You are offline. What you see may be out of date." },
};
export const WithActions: Story = {
  args: {
    tone: "info",
    title: "Complete your setup",
    children: "3 of 6 complete",
    actions: (
      <Button size="small" variant="primary">
        Continue Setup
      </Button>
    ),
  },
};
export const Quiet: Story = {
  args: { tone: "warning", variant: "quiet", children: "Could not refresh. Showing data from 3:06 PM." },
};
export const QuietWithAction: Story = {
  args: {
    ...Quiet.args,
    actions: (
      <Button size="small" variant="text">
        Retry
      </Button>
    ),
  },
};
export const LongWord: Story = {
  args: { tone: "bad", title: "Failed to save settings", children: "x".repeat(300) },
};

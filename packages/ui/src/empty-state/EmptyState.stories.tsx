import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button, ButtonLink } from "../button/Button";
import { Card } from "../card/Card";
import { iconArgType } from "../testing/argTypes";
import { ActionsIcon, KeysIcon, RunsIcon } from "../icon/icons";
import { EmptyState } from "./EmptyState";

const meta = {
  title: "Components/Feedback/EmptyState",
  component: EmptyState,
  argTypes: { icon: iconArgType },
  args: { title: "No runs yet", children: "Runs will appear here once your published actions are executed." },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { icon: RunsIcon } };
export const WithAction: Story = {
  args: {
    title: "No API keys yet",
    children: undefined,
    icon: KeysIcon,
    actions: <Button variant="primary">Create your first API key</Button>,
  },
};
export const InCard: Story = {
  args: {
    title: "No actions yet",
    icon: ActionsIcon,
    children: "Publish a draft to see it here.",
    actions: <ButtonLink href="#drafts">View Drafts</ButtonLink>,
  },
  render: (args) => (
    <Card title="Recent Actions">
      <EmptyState {...args} />
    </Card>
  ),
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { ConfirmDialog } from "./ConfirmDialog";

const meta = {
  title: "Components/Feedback/ConfirmDialog",
  component: ConfirmDialog,
  args: {
    title: "Publish draft",
    children: "Are you sure you want to publish this draft? It will be available to admins immediately.",
    confirmLabel: "Publish",
    onConfirm: fn(),
    onCancel: fn(),
  },
  parameters: { docs: { story: { inline: false, height: "20rem" } } },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {};

export const Danger: Story = {
  args: {
    variant: "danger",
    title: "Revoke key",
    children: "Are you sure you want to revoke this API key? This action cannot be undone.",
    confirmLabel: "Revoke",
  },
};

export const Busy: Story = {
  args: { busy: true },
};

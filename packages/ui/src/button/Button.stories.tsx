import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { PlusIcon } from "../icon/icons";
import { Button, ButtonLink } from "./Button";
import { choice } from "../testing/argTypes";
import { size, variant } from "./Button.css";

const meta = {
  title: "Components/Buttons/Button",
  component: Button,
  argTypes: { variant: choice(variant), size: choice(size) },
  args: { children: "Save Changes", onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Secondary: Story = {};

export const Primary: Story = { args: { variant: "primary" } };
export const Text: Story = { args: { variant: "text" } };
export const Muted: Story = { args: { variant: "muted", children: "Sign Out" } };
export const Danger: Story = { name: "Danger, destructive", args: { variant: "danger", children: "Revoke" } };
export const Small: Story = { args: { size: "small" } };
export const WithIcon: Story = { args: { icon: PlusIcon, children: "Create New Key" } };
export const Disabled: Story = { args: { disabled: true } };
export const Busy: Story = {
  args: { busy: true, variant: "primary", children: "Saving…" },
};

export const AsLink: Story = { render: () => <ButtonLink href="#drafts">View Drafts</ButtonLink> };

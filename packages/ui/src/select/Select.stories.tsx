import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { size } from "../field/control.css";
import { useControlledValue } from "../testing/useControlledValue";
import { choice } from "../testing/argTypes";
import { Select, type SelectOption } from "./Select";
import { variant } from "./Select.css";

const environments: SelectOption[] = [
  { value: "all", label: "All Environments" },
  { value: "dev", label: "Development" },
  { value: "staging", label: "Staging" },
  { value: "prod", label: "Production" },
];

const roles: SelectOption[] = [
  { value: "viewer", label: "Viewer", description: "Read-only access" },
  { value: "member", label: "Member", description: "Can manage actions" },
  { value: "admin", label: "Admin", description: "Full access" },
  { value: "owner", label: "Owner", description: "Complete control" },
];

const meta = {
  title: "Components/Forms/Select",
  component: Select,
  argTypes: { size: choice(size), variant: choice(variant) },
  args: { label: "Environment", value: "all", options: environments, onChange: fn() },
  render: function Controlled(args) {
    const [value, onChange] = useControlledValue(args.value, args.onChange);
    return <Select {...args} value={value} onChange={onChange} />;
  },
} satisfies Meta<typeof Select<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const WithDescriptions: Story = {
  args: { label: "Role", value: "member", options: roles },
};

export const SmallInARow: Story = {
  args: { label: "Role", hideLabel: true, size: "small", value: "admin", options: roles },
};
export const WithError: Story = { args: { error: "The role could not be changed." } };
export const Changed: Story = {
  args: { value: "prod", changed: true, description: "Runs elsewhere are not counted." },
};
export const Disabled: Story = { args: { disabled: true } };
export const Busy: Story = {
  args: { busy: true },
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { useControlledValue } from "../testing/useControlledValue";
import { Checkbox } from "./Checkbox";

const meta = {
  title: "Components/Forms/Checkbox",
  component: Checkbox,
  args: { label: "Destructive action", checked: false, onChange: fn() },
  render: function Controlled(args) {
    const [checked, onChange] = useControlledValue(args.checked, args.onChange);
    return <Checkbox {...args} checked={checked} onChange={onChange} />;
  },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Checked: Story = { args: { checked: true } };
export const WithHint: Story = {
  args: { checked: true, description: "Asks the visitor for confirmation before it runs.", changed: true },
};
export const Switch: Story = { args: { look: "switch", label: "Show the widget on my site" } };
export const SwitchOn: Story = { args: { ...Switch.args, checked: true } };
export const SwitchWithHint: Story = {
  args: { ...SwitchOn.args, description: "Visitors see the launcher at once.", changed: true },
};
export const WithError: Story = { args: { error: "This must be decided before publishing." } };

import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { useControlledValue } from "../testing/useControlledValue";
import { Switch } from "./Switch";

const meta = {
  title: "Components/Forms/Switch",
  component: Switch,
  args: { label: "Show the widget on my site", checked: false, onChange: fn() },
  render: function Controlled(args) {
    const [checked, onChange] = useControlledValue(args.checked, args.onChange);
    return <Switch {...args} checked={checked} onChange={onChange} />;
  },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};

export const On: Story = { args: { checked: true } };
export const WithHint: Story = {
  args: { checked: true, hint: "Visitors see the launcher at once.", changed: true },
};

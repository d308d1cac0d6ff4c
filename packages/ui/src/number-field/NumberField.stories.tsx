import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { useControlledValue } from "../testing/useControlledValue";
import { NumberField } from "./NumberField";

const meta = {
  title: "Components/Forms/NumberField",
  component: NumberField,
  args: { label: "Horizontal offset", name: "x", value: "20", unit: "px", onChange: fn() },
  render: function Controlled(args) {
    const [value, onChange] = useControlledValue(args.value, args.onChange);
    return <NumberField {...args} value={value} onChange={onChange} />;
  },
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Changed: Story = { args: { value: "-5", changed: true } };

import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { useControlledValue } from "@understudy/ui/testing";
import { ColorField } from "./ColorField";

const meta = {
  title: "Components/Forms/ColorField",
  component: ColorField,
  args: { label: "Brand color", name: "color", value: "#2F6F4E", fallback: "#4CAF50", onChange: fn() },
  render: function Controlled(args) {
    const [value, onChange] = useControlledValue(args.value, args.onChange);
    return <ColorField {...args} value={value} onChange={onChange} />;
  },
} satisfies Meta<typeof ColorField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

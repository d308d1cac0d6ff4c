import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { useControlledValue } from "@understudy/ui/testing";
import { ToggleGroup, type ToggleOption } from "./ToggleGroup";

const widths: ToggleOption[] = [
  { value: "desktop", label: "Desktop" },
  { value: "phone", label: "Phone" },
];

const meta = {
  title: "Components/Forms/ToggleGroup",
  component: ToggleGroup,
  args: { legend: "Width", options: widths, value: "desktop", onChange: fn() },
  render: function Controlled(args) {
    const [value, onChange] = useControlledValue(args.value, args.onChange);
    return <ToggleGroup {...args} value={value} onChange={onChange} />;
  },
} satisfies Meta<typeof ToggleGroup<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { useControlledValue } from "../testing/useControlledValue";
import { SearchField } from "./SearchField";

const meta = {
  title: "Components/Forms/SearchField",
  component: SearchField,
  args: { label: "Search runs", value: "", onChange: fn() },
  render: function Controlled(args) {
    const [value, onChange] = useControlledValue(args.value, args.onChange);
    return <SearchField {...args} value={value} onChange={onChange} />;
  },
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = {
  args: { value: "book a table" },
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { useControlledValue } from "../testing/useControlledValue";
import { TextArea } from "./TextArea";

const meta = {
  title: "Components/Forms/TextArea",
  component: TextArea,
  args: {
    label: "Description",
    name: "description",
    value: "Books a sauna slot for a guest.",
    onChange: fn(),
  },
  render: function Controlled(args) {
    const [value, onChange] = useControlledValue(args.value, args.onChange);
    return <TextArea {...args} value={value} onChange={onChange} />;
  },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const WithError: Story = { args: { error: "The server refused this description." } };
export const ReadOnly: Story = { args: { readOnly: true } };

import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { useControlledValue } from "../testing/useControlledValue";
import { RadioGroup, type RadioOption } from "./RadioGroup";

const modes: RadioOption[] = [
  {
    value: "auto",
    label: "Auto",
    description: "Joins an existing chat, otherwise opens its own.",
  },
  { value: "unify", label: "Unify", description: "One launcher for both." },
  { value: "none", label: "None", description: "Takes no notice of other chats." },
];

const meta = {
  title: "Components/Forms/RadioGroup",
  component: RadioGroup,
  args: { legend: "Coexistence Mode", value: "auto", options: modes, onChange: fn() },
  render: function Controlled(args) {
    const [value, onChange] = useControlledValue(args.value, args.onChange);
    return <RadioGroup {...args} value={value} onChange={onChange} />;
  },
} satisfies Meta<typeof RadioGroup<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const WithoutDescriptions: Story = {
  args: {
    legend: "Launcher Position",
    value: "right",
    options: [
      { value: "left", label: "Left" },
      { value: "right", label: "Right" },
    ],
  },
};
export const Changed: Story = {
  args: { changed: true, description: "Pages decide this once, when they load." },
};
export const WithError: Story = { args: { error: "The server refused this mode." } };

import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
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
export const ReadyInteraction: Story = {
  ...Ready,
  tags: ["interaction"],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const area = canvas.getByRole("textbox", { name: "Description" });
    const before = area.clientHeight;
    await userEvent.click(area);
    await userEvent.keyboard(
      "{Enter}Asks for the day.{Enter}Asks for the hour.{Enter}Confirms.{Enter}Says goodbye.",
    );
    await expect(area.clientHeight).toBeGreaterThan(before);
    await expect(area.scrollHeight).toBe(area.clientHeight);
  },
};

export const WithError: Story = { args: { error: "The server refused this description." } };
export const ReadOnly: Story = { args: { readOnly: true } };

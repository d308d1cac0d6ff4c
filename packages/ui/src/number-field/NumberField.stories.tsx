import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
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
export const ReadyInteraction: Story = {
  ...Ready,
  tags: ["interaction"],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const field = canvas.getByRole("textbox", { name: "Horizontal offset" });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription("px");
    // iPhones show numeric and decimal keyboards without a minus.
    await expect(field).not.toHaveAttribute("inputmode");
    await userEvent.keyboard("{ArrowUp}{ArrowUp}{ArrowDown}");
    await expect(field).toHaveValue("21");
    await userEvent.keyboard("{Shift>}{ArrowUp}{/Shift}");
    await expect(field).toHaveValue("31");
    // Alt and the arrow keys belong to the browser and its extensions.
    await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}{Meta>}{ArrowDown}{/Meta}{Control>}{ArrowUp}{/Control}");
    await expect(field).toHaveValue("31");
  },
};

export const NoNumberStaysAsTyped: Story = {
  tags: ["interaction"],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { warning: "This is no number; 0 will be saved." },
  play: async ({ args, canvas }) => {
    await userEvent.clear(canvas.getByRole("textbox"));
    await userEvent.type(canvas.getByRole("textbox"), "wide");
    await userEvent.keyboard("{ArrowUp}");
    await expect(args.onChange).toHaveBeenLastCalledWith("wide");
  },
};
export const Changed: Story = { args: { value: "-5", changed: true } };

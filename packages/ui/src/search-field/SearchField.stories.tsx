import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, userEvent } from "storybook/test";
import { size } from "../field/control.css";
import { useControlledValue } from "../testing/useControlledValue";
import { choice } from "../foundations/argTypes";
import { SearchField } from "./SearchField";

const meta = {
  title: "Components/Forms/SearchField",
  component: SearchField,
  argTypes: { size: choice(size) },
  args: { label: "Search runs", value: "", onChange: fn() },
  render: function Controlled(args) {
    const [value, onChange] = useControlledValue(args.value, args.onChange);
    return <SearchField {...args} value={value} onChange={onChange} />;
  },
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const EmptyInteraction: Story = {
  ...Empty,
  tags: ["interaction"],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("searchbox", { name: "Search runs" })).toHaveFocus();
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

export const Filled: Story = {
  args: { value: "book a table" },
};
export const FilledInteraction: Story = {
  ...Filled,
  tags: ["interaction"],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole("searchbox");
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Clear search" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(field).toHaveFocus();
    // Escape closes the list of an input method.
    await fireEvent.keyDown(field, { key: "Escape", isComposing: true });
    await fireEvent.keyDown(field, { key: "Escape", keyCode: 229 });
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await userEvent.keyboard("refund{Escape}");
    await expect(field).toHaveValue("");
    await expect(args.onChange).toHaveBeenLastCalledWith("");
    await userEvent.keyboard("book a table");
  },
};

export const Small: Story = { args: { size: "small", value: "checkout" } };

import type { StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, userEvent } from "storybook/test";
import stories, { Empty, Filled } from "./SearchField.stories";

export default {
  ...stories,
  title: "Components/Forms/SearchField",
  tags: ["interaction", "!autodocs"],
  parameters: { chromatic: { disableSnapshot: true } },
};
type Story = StoryObj<typeof stories>;

export const EmptyInteraction: Story = {
  ...Empty,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("searchbox", { name: "Search runs" })).toHaveFocus();
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

export const FilledInteraction: Story = {
  ...Filled,
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

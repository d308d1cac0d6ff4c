import type { StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import stories, { Ready, InConflict } from "./TextField.stories";

export default {
  ...stories,
  title: "Components/Forms/TextField",
  tags: ["interaction", "!autodocs"],
  parameters: { chromatic: { disableSnapshot: true } },
};
type Story = StoryObj<typeof stories>;

export const ReadyInteraction: Story = {
  ...Ready,
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    const field = canvas.getByRole("textbox", { name: "Site Name" });
    await expect(field).toHaveFocus();
    await userEvent.keyboard("{End} & Spa");
    await expect(field).toHaveValue("Harbour Sauna & Spa");
    await expect(args.onChange).toHaveBeenLastCalledWith("Harbour Sauna & Spa");
  },
};

export const CutInteraction: Story = {
  args: { value: "" },
  play: async ({ canvas }) => {
    const field = canvas.getByRole("textbox");
    await userEvent.click(field);
    await userEvent.paste("a".repeat(150_003));
    await expect(field).toHaveValue("a".repeat(100_000));
    await expect(field).toHaveAccessibleDescription(/A longer text was cut/);
  },
};

export const InConflictInteraction: Story = {
  ...InConflict,
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole("textbox", { name: "Site Name" });
    await userEvent.click(canvas.getByRole("button", { name: "Keep yours" }));
    await expect(args.conflict?.onResolve).toHaveBeenCalledWith("yours");
    await expect(field).toHaveFocus();
  },
};

/** Safari makes no scrolling box a tab stop by itself. */
export const LongTextInConflictByKeyboard: Story = {
  ...InConflict,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("textbox", { name: "Site Name" }));
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Keep yours" })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("group", { name: "Theirs" })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Use theirs" })).toHaveFocus();
  },
};

export const ManyLinesInConflictByKeyboard: Story = {
  ...LongTextInConflictByKeyboard,
  args: { conflict: { yours: "Harbour", theirs: "Quay\n".repeat(20), onResolve: fn() } },
};

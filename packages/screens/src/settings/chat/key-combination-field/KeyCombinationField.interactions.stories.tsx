import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import stories, { Ready, ClickedWithoutFocus } from "./KeyCombinationField.stories";

export default {
  ...stories,
  title: "Components/Forms/KeyCombinationField",
  tags: ["interaction", "!autodocs"],
  parameters: { chromatic: { disableSnapshot: true } },
};
type Story = StoryObj<typeof stories>;

export const ReadyInteraction: Story = {
  ...Ready,
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole("textbox", { name: "Key combination" });
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Record" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("button", { name: "Press keys…" })).toHaveFocus();
    await userEvent.keyboard("{Control>}{Shift>} {/Shift}{/Control}");
    await expect(args.onChange).toHaveBeenLastCalledWith("ctrl+shift+space");
    await expect(field).toHaveValue("ctrl+shift+space");
    await expect(canvas.getByRole("status")).toHaveTextContent("ctrl+shift+space");
    await expect(canvas.getByRole("button", { name: "Record" })).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.type(field, "alt+j");
    await expect(args.onChange).toHaveBeenLastCalledWith("alt+j");
  },
};

export const StopsRecording: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button"));
    await userEvent.keyboard("{Escape}");
    await expect(canvas.getByRole("button", { name: "Record" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Record" })).not.toHaveFocus();
    await userEvent.click(canvas.getByRole("button"));
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole("textbox")).toHaveFocus();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const ClickedWithoutFocusInteraction: Story = {
  ...ClickedWithoutFocus,
  play: async ({ args, canvas }) => {
    canvas.getByRole("button", { name: "Record" }).click();
    await waitFor(() => expect(canvas.getByRole("button", { name: "Press keys…" })).toHaveFocus());
    await userEvent.keyboard("{Alt>}j{/Alt}");
    await expect(args.onChange).toHaveBeenLastCalledWith("alt+j");
  },
};

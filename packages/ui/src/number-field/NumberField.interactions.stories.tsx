import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import stories, { Ready } from "./NumberField.stories";

export default {
  ...stories,
  title: "Components/Forms/NumberField",
  tags: ["interaction", "!autodocs"],
  parameters: { chromatic: { disableSnapshot: true } },
};
type Story = StoryObj<typeof stories>;

export const ReadyInteraction: Story = {
  ...Ready,
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
  args: { warning: "This is no number; 0 will be saved." },
  play: async ({ args, canvas }) => {
    await userEvent.clear(canvas.getByRole("textbox"));
    await userEvent.type(canvas.getByRole("textbox"), "wide");
    await userEvent.keyboard("{ArrowUp}");
    await expect(args.onChange).toHaveBeenLastCalledWith("wide");
  },
};

import type { StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, userEvent } from "storybook/test";
import stories, { Ready } from "./ColorField.stories";

export default {
  ...stories,
  title: "Components/Forms/ColorField",
  tags: ["interaction", "!autodocs"],
  parameters: { chromatic: { disableSnapshot: true } },
};
type Story = StoryObj<typeof stories>;

export const ReadyInteraction: Story = {
  ...Ready,
  play: async ({ args, canvas }) => {
    const text = canvas.getByRole("textbox", { name: "Brand color" });
    const picker = canvas.getByLabelText("Brand color picker");
    await userEvent.tab();
    await expect(picker).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard("{Control>}a{/Control}#6d2a63");
    await expect(picker).toHaveValue("#6d2a63");
    await fireEvent.change(picker, { target: { value: "#2f6f4e" } });
    await expect(text).toHaveValue("#2f6f4e");
    await expect(args.onChange).toHaveBeenLastCalledWith("#2f6f4e");
  },
};

import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import stories, { Ready } from "./TextArea.stories";

export default {
  ...stories,
  title: "Components/Forms/TextArea",
  tags: ["interaction", "!autodocs"],
  parameters: { chromatic: { disableSnapshot: true } },
};
type Story = StoryObj<typeof stories>;

export const ReadyInteraction: Story = {
  ...Ready,
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

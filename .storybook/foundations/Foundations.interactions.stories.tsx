import type { StoryObj } from "@storybook/react-vite";
import { userEvent } from "storybook/test";
import stories, { Motion } from "./Foundations.stories";

export default {
  ...stories,
  title: "Components/Foundations/Tokens",
  tags: ["interaction", "!autodocs"],
  parameters: { chromatic: { disableSnapshot: true } },
};
type Story = StoryObj<typeof stories>;

export const MotionInteraction: Story = {
  ...Motion,
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
  },
};

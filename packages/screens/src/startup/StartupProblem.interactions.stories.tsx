import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import stories, { ConfigWrong } from "./StartupProblem.stories";

export default {
  ...stories,
  title: "Around pages/Startup problem",
  tags: ["interaction", "!autodocs"],
  parameters: { ...stories.parameters, chromatic: { disableSnapshot: true } },
};
type Story = StoryObj<typeof stories>;

export const ConfigWrongInteraction: Story = {
  ...ConfigWrong,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText("identity.clientId is missing")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Reload" }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};

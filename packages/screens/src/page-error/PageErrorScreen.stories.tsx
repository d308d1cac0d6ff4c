import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { PageErrorScreen } from "./PageErrorScreen";

const meta = {
  title: "Around pages/Page error",
  component: PageErrorScreen,
  args: { title: "Runs", kind: "crash", onRetry: fn(), onReload: fn() },
} satisfies Meta<typeof PageErrorScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Crashed: Story = {};
export const CrashedInteraction: Story = {
  ...Crashed,
  tags: ["interaction"],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Retry" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Outdated: Story = {
  args: { kind: "outdated" },
};
export const OutdatedInteraction: Story = {
  ...Outdated,
  tags: ["interaction"],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Reload" }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};

export const Offline: Story = { args: { kind: "offline" } };

import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { PageErrorScreen } from "./PageErrorScreen";
import { pageModes } from "../testing/page-modes";

const meta = {
  title: "Around pages/Page error",
  component: PageErrorScreen,
  args: { title: "Runs", kind: "crash", onRetry: fn(), onReload: fn() },
  parameters: { chromatic: { modes: pageModes } },
} satisfies Meta<typeof PageErrorScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A page crashed; the console around it still works. */
export const Crashed: Story = { tags: ["error"] };
export const CrashedInteraction: Story = {
  ...Crashed,
  tags: ["interaction"],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Retry" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** A newer version was deployed, so the page’s code is gone until a reload. */
export const Outdated: Story = { tags: ["error"], args: { kind: "outdated" } };
export const OutdatedInteraction: Story = {
  ...Outdated,
  tags: ["interaction"],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Reload" }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};

/** Offline, and this page hasn’t been loaded before. */
export const Offline: Story = { tags: ["error"], args: { kind: "offline" } };

import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
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

/** A newer version was deployed, so the page’s code is gone until a reload. */
export const Outdated: Story = { tags: ["error"], args: { kind: "outdated" } };

/** Part of the page’s code didn’t arrive, though the console’s host responds. */
export const Unavailable: Story = { tags: ["error"], args: { kind: "unavailable" } };

/** Offline, and this page hasn’t been loaded before. */
export const Offline: Story = { tags: ["error"], args: { kind: "offline" } };

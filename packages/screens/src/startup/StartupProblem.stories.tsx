import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { StartupProblem } from "./StartupProblem";
import { pageModes } from "../testing/page-modes";

const meta = {
  title: "Around pages/Startup problem",
  component: StartupProblem,
  args: {
    problem: {
      kind: "config",
      faults: [
        "identity.clientId is missing",
        "api.baseUrl must be an https: URL (http: only for localhost) with a plain host name, or empty for the console’s own origin",
      ],
    },
    onReload: fn(),
  },
  parameters: { chromatic: { modes: pageModes }, layout: "fullscreen" },
} satisfies Meta<typeof StartupProblem>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ConfigWrong: Story = { tags: ["error"] };
export const ConfigWrongInteraction: Story = {
  ...ConfigWrong,
  tags: ["interaction"],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText("identity.clientId is missing")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Reload" }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};

export const ConfigMissing: Story = {
  tags: ["error"],
  args: { problem: { kind: "config", faults: ["config.json is missing"] } },
};
export const AddressBlocked: Story = {
  tags: ["error"],
  args: { problem: { kind: "blocked", address: "https://api.example.com" } },
};
export const StorageBlocked: Story = { tags: ["error"], args: { problem: { kind: "storage" } } };
export const Crashed: Story = { tags: ["error"], args: { problem: { kind: "crash" } } };
export const Outdated: Story = { tags: ["error"], args: { problem: { kind: "outdated" } } };
export const Offline: Story = { tags: ["error"], args: { problem: { kind: "offline" } } };

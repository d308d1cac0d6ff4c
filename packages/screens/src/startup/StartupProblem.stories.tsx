import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
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

/** Every fault of the configuration is listed. */
export const ConfigWrong: Story = { tags: ["error"] };

/** The server has no configuration. */
export const ConfigMissing: Story = {
  tags: ["error"],
  args: { problem: { kind: "config", faults: ["config.json is missing"] } },
};
/** The server’s security policy blocks an address that the configuration names. */
export const AddressBlocked: Story = {
  tags: ["error"],
  args: { problem: { kind: "blocked", address: "https://api.example.com" } },
};
/** The browser blocks cookies and site data, which signing in needs. */
export const StorageBlocked: Story = { tags: ["error"], args: { problem: { kind: "storage" } } };
/** The console crashed before it could show a page. */
export const Crashed: Story = { tags: ["error"], args: { problem: { kind: "crash" } } };
/** A newer version was deployed while the console started. */
export const Outdated: Story = { tags: ["error"], args: { problem: { kind: "outdated" } } };
/** Part of the code didn’t arrive, though the host responds. */
export const Unavailable: Story = { tags: ["error"], args: { problem: { kind: "unavailable" } } };
/** The console hasn’t been loaded before, and the browser is offline. */
export const Offline: Story = { tags: ["error"], args: { problem: { kind: "offline" } } };

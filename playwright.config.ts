import { defineConfig, firefox, webkit } from "@playwright/test";
import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import process from "node:process";
import { chromiumLaunch } from "./scripts/chromium.mjs";
import type { PerTest, PerWorker } from "./e2e/harness/test";
import { reportFile } from "./scripts/playwright-report.mjs";

const providers = "openid/**/*.test.ts";
const storybook = "storybook.test.ts";
const servers = ["servers.test.ts", "headers.test.ts"];
/** A sample of all calls with all faults, without that of failed loads: no other test retries every page. */
const faults = ["complete", "hostile", "large", "payloads", "writes"].map((name) => `faults/${name}.test.ts`);
/** Sign-in, tabs, dialogs, popovers, forms, tables, keyboard and files: where browsers differ. */
const whereBrowsersDiffer = [
  "sign-in",
  "session",
  "dashboard",
  "actions",
  "drafts",
  "draft-edits",
  "runs",
  "run-detail",
  "settings-site",
  "settings-chat",
  "api-keys",
  "team",
  "billing",
  "command-palette",
  "forms",
  "focus",
].map((name) => `${name}.test.ts`);
const engines = { firefox, webkit };
const chromium = chromiumLaunch();

export default defineConfig<PerTest, PerWorker>({
  testDir: "e2e",
  projects: [
    { name: "console", testIgnore: [providers, storybook, ...servers, ...faults] },
    // CI also runs these for every change, `npm test` doesn't. Storybook is built and used in one worker.
    { name: "providers", testMatch: providers },
    { name: "storybook", testMatch: storybook },
    { name: "servers", testMatch: servers },
    { name: "faults", testMatch: faults },
    {
      name: "oldest-browsers",
      testMatch: whereBrowsersDiffer,
      testIgnore: providers,
      use: { isOldest: true },
    },
    // `npx playwright install firefox webkit` installs them.
    ...(["firefox", "webkit"] as const)
      .filter((name) => existsSync(engines[name].executablePath()))
      .map((name) => ({
        name,
        testMatch: whereBrowsersDiffer,
        testIgnore: providers,
        // Those read the clipboard, or use Chromium's own protocol.
        grepInvert: process.env["NIGHTLY"] ? /@chromium/ : /@chromium|@nightly/,
        use: { browserName: name, launchOptions: {} },
      })),
  ],
  // NIGHTLY=1 also runs what takes too long for each change.
  grepInvert: process.env["NIGHTLY"] ? [] : /@nightly/,
  globalSetup: "./e2e/harness/build.ts",
  outputDir: "node_modules/.cache/e2e",
  fullyParallel: true,
  workers: availableParallelism(),
  // On a busy machine one of hundreds of browser tests can time out.
  retries: process.env["CI"] ? 1 : 0,
  forbidOnly: process.env["CI"] !== undefined,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [
    ["list"],
    ["json", { outputFile: reportFile }],
    ["html", { open: "never", outputFolder: "node_modules/.cache/e2e-report" }],
  ],
  use: {
    launchOptions: {
      ...chromium,
      args: [
        ...chromium.args,
        // All pages of a profile share a renderer, which parses the console once, not while each page loads.
        "--process-per-site",
        // Optimizing functions costs more than these short-lived pages gain: 6% of the renderers' time.
        "--js-flags=--no-script-streaming,--invocation-count-for-maglev=2000",
        "--disable-gpu",
      ],
    },
    screenshot: "only-on-failure",
    trace: "on-first-retry",
  },
});

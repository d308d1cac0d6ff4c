import { defineConfig, firefox, webkit } from "@playwright/test";
import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import process from "node:process";
import { chromiumLaunch } from "./scripts/chromium.mjs";
import type { PerTest, PerWorker } from "./e2e/harness/test";
import { reportFile } from "./scripts/playwright-report.mjs";

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
/** Their files have the same names. */
const testIgnore = "openid/**/*.test.ts";
/** Adds what takes too long for each change. */
const isNight = Boolean(process.env["NIGHTLY"]);
const engines = { firefox, webkit };
const otherBrowsers = [
  { name: "oldest-browsers", testMatch: whereBrowsersDiffer, testIgnore, use: { isOldest: true } },
  // `npx playwright install firefox webkit` installs them.
  ...(["firefox", "webkit"] as const)
    .filter((name) => existsSync(engines[name].executablePath()))
    .map((name) => ({
      name,
      testMatch: whereBrowsersDiffer,
      testIgnore,
      // Those read the clipboard, or use Chromium's own protocol.
      grepInvert: isNight ? /@chromium/ : /@chromium|@nightly/,
      use: { browserName: name, launchOptions: {} },
    })),
];
const chromium = chromiumLaunch();

export default defineConfig<PerTest, PerWorker>({
  testDir: "e2e",
  projects: [
    { name: "console" },
    // BROWSERS=all adds these, so that a test that is named on the command line runs once.
    ...(process.env["BROWSERS"] === "all" ? otherBrowsers : []),
  ],
  grepInvert: isNight ? [] : /@nightly/,
  globalSetup: "./e2e/harness/build.ts",
  outputDir: "node_modules/.cache/e2e",
  fullyParallel: true,
  workers: availableParallelism(),
  // On a busy machine one of hundreds of browser tests can time out. At night, --fail-on-flaky-tests fails the run.
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
    viewport: { width: 1440, height: 900 },
    locale: "en-US",
    timezoneId: "UTC",
    contextOptions: { reducedMotion: "reduce" },
    actionTimeout: 15_000,
    navigationTimeout: 15_000,
    launchOptions: {
      ...chromium,
      args: [
        ...chromium.args,
        // All pages of a profile share a renderer, which parses the console once, not while each page loads.
        "--process-per-site",
        // Optimizing functions costs more than these short-lived pages gain: 6% of the renderers' time.
        "--js-flags=--no-script-streaming,--invocation-count-for-maglev=2000",
        "--disable-gpu",
        // A process less: 150 ms of a test's processor time.
        "--in-process-gpu",
      ],
    },
    screenshot: "only-on-failure",
    trace: "on-first-retry",
  },
});

import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { availableParallelism } from "node:os";
import process from "node:process";
import { defineConfig } from "vitest/config";
import { chromiumLaunch } from "./scripts/chromium.mjs";
import { toolTests } from "./scripts/testing/tool-tests.mjs";

export default defineConfig({
  // If Vite discovered these during the first run, it would reload the page during a test.
  optimizeDeps: {
    include: [
      "react",
      "react-dom/client",
      "react/jsx-dev-runtime",
      "@vanilla-extract/dynamic",
      "@floating-ui/dom",
    ],
    // Storybook loads the addon's files as they are: a bundled import would be a second copy of axe.
    exclude: ["lucide-react", "@storybook/addon-a11y"],
  },
  test: {
    projects: [
      "vitest.unit.config.ts",
      {
        test: {
          name: "tools",
          environment: "node",
          include: toolTests,
          globalSetup: ["e2e/harness/build.ts"],
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        plugins: [storybookTest({ configDir: ".storybook" })],
        define: { __STORY_TESTS__: "true" },
        test: {
          name: "stories",
          globalSetup: ["scripts/testing/require-chromium.ts"],
          setupFiles: ["scripts/testing/geometry/check-geometry.ts"],
          env: { NIGHTLY: process.env["NIGHTLY"] ?? "" },
          isolate: false,
          maxWorkers: availableParallelism(),
          // Not a measurement: a story that hangs ends.
          testTimeout: 60_000,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: chromiumLaunch(),
              // As for pictures: tests look at what is shown in the end.
              contextOptions: { reducedMotion: "reduce" },
            }),
            instances: [{ browser: "chromium" }],
            commands: { ariaSnapshot: ({ iframe }) => iframe.locator("body").ariaSnapshot() },
          },
        },
      },
    ],
  },
});

import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { chromiumArgs, chromiumPath } from "./scripts/chromium.mjs";

const stories = (theme: "light" | "dark") => ({
  extends: true as const,
  // An interaction doesn't depend on the theme, appearance and accessibility do.
  plugins: [
    storybookTest({ configDir: ".storybook", tags: theme === "light" ? {} : { exclude: ["interaction"] } }),
  ],
  define: { __STORY_THEME__: JSON.stringify(theme) },
  test: {
    name: `stories-${theme}`,
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: { executablePath: chromiumPath(), args: chromiumArgs } }),
      instances: [{ browser: "chromium" as const }],
    },
  },
});

export default defineConfig({
  // Mutation tests run in a copy whose packages are links to this folder's.
  server: { fs: { strict: false } },
  // If Vite discovered these during the first run, it would reload the page during a test.
  optimizeDeps: {
    include: [
      "react",
      "react-dom/client",
      "react/jsx-dev-runtime",
      "@vanilla-extract/dynamic",
      "@floating-ui/dom",
    ],
    exclude: ["lucide-react"],
  },
  test: {
    projects: [
      "vitest.unit.config.ts",
      {
        test: {
          name: "engines",
          environment: "node",
          include: ["e2e/engines/**/*.test.ts"],
          globalSetup: ["e2e/harness/build.ts"],
          testTimeout: 300_000,
          hookTimeout: 300_000,
          expect: { poll: { timeout: 30_000 } },
          fileParallelism: false,
          // A driver can lose its browser. The output marks tests that were retried.
          retry: 2,
        },
      },
      stories("light"),
      stories("dark"),
    ],
  },
});

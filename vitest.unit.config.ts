import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { availableParallelism } from "node:os";
import { configDefaults, defineConfig } from "vitest/config";
import { toolTests } from "./scripts/testing/tool-tests.mjs";

// Separate from the other projects: loading Storybook's plugin takes longer than most unit tests.
export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  // Threads are three times as fast as a process per file. Tests must restore what they stub.
  test: {
    name: "unit",
    environment: "node",
    include: ["packages/*/src/**/*.test.{ts,tsx}", "scripts/**/*.test.ts", ".storybook/**/*.test.ts"],
    exclude: toolTests,
    // Tests read it as a text, which --changed doesn't see.
    forceRerunTriggers: [...configDefaults.forceRerunTriggers, "**/docs/api.yaml"],
    isolate: false,
    maxWorkers: availableParallelism(),
    // Not a measurement: a test that hangs ends.
    testTimeout: 30_000,
  },
});

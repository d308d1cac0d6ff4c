import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vitest/config";

// Separate from the other projects: loading Storybook's plugin takes longer than most unit tests.
export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  // Threads are three times as fast as a process per file. Tests must restore what they stub.
  test: {
    name: "unit",
    environment: "node",
    include: [
      "packages/*/{src,server}/**/*.test.{ts,tsx}",
      "scripts/**/*.test.ts",
      ".storybook/**/*.test.ts",
    ],
    isolate: false,
    maxWorkers: 2,
  },
});

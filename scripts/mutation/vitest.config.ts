import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vitest/config";

/** Unit tests only: without Storybook, a run starts three times as fast. */
export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: { environment: "node", include: ["packages/*/{src,server}/**/*.test.{ts,tsx}"] },
});

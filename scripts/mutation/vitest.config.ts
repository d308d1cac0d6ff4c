import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vitest/config";

/** The unit tests alone: without the stories' tools, a run begins three times as soon. */
export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: { environment: "node", include: ["packages/*/{src,server}/**/*.test.{ts,tsx}"] },
});

import { spawn } from "node:child_process";
import { resolve } from "node:path";
import process from "node:process";
import { expect, test } from "@playwright/test";
import { freePort } from "./harness/server";

const root = resolve(import.meta.dirname, "..");

// React's objects are larger in development: one in a parameter kept all controls from reaching the manager.
test("the development server shows the values of controls", { tag: "@nightly" }, async ({ page }) => {
  test.setTimeout(120_000);
  const port = await freePort();
  const storybook = spawn("npx", ["storybook", "dev", "--ci", "--no-open", "-p", String(port)], {
    cwd: root,
    detached: true,
    stdio: "ignore",
    env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: "1" },
  });
  try {
    const address = `http://localhost:${port}/?path=/story/components-data-statcard--plain`;
    await expect(() => page.goto(address)).toPass({ timeout: 60_000 });
    await page.getByRole("button", { name: "Show addon panel" }).click({ timeout: 60_000 });
    await expect(page.locator("#control-value")).toHaveValue("7,412", { timeout: 60_000 });
  } finally {
    if (storybook.pid !== undefined) process.kill(-storybook.pid);
  }
});

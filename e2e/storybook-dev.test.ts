import { spawn, type ChildProcess } from "node:child_process";
import { resolve } from "node:path";
import process from "node:process";
import { expect, test } from "@playwright/test";
import { freePort } from "./harness/server";

const root = resolve(import.meta.dirname, "..");

test.describe.configure({ mode: "default" });

let address: string;
let storybook: ChildProcess;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  const port = await freePort();
  address = `http://localhost:${port}`;
  storybook = spawn("npx", ["storybook", "dev", "--ci", "--no-open", "-p", String(port)], {
    cwd: root,
    detached: true,
    stdio: "ignore",
    env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: "1" },
  });
  await expect(() => fetch(`${address}/index.json`)).toPass({ timeout: 100_000 });
});
test.afterAll(() => {
  if (storybook.pid !== undefined) process.kill(-storybook.pid);
});

// React's objects are larger in development: one in a parameter kept all controls from reaching the manager.
test("the development server shows the values of controls", { tag: "@nightly" }, async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto(`${address}/?path=/story/components-data-statcard--plain`);
  await page.getByRole("button", { name: "Show addon panel" }).click({ timeout: 60_000 });
  await expect(page.locator("#control-value")).toHaveValue("7,412", { timeout: 60_000 });
});

test(
  "the development server lets browsers keep unchanged modules",
  { tag: "@nightly" },
  async ({ request }) => {
    const module = `${address}/.storybook/widths.ts`;
    const { etag = "" } = (await request.get(module)).headers();
    const unchanged = await request.get(module, { headers: { "If-None-Match": etag } });
    expect(unchanged.status()).toBe(304);
    expect(unchanged.headers()["cache-control"]).toBe("no-cache");
  },
);

test("frames of stories load without animations", { tag: "@nightly" }, async ({ page }) => {
  await page.goto(`${address}/iframe.html?viewMode=story&id=none--none`);
  await expect(page.locator(".sb-preparing-story .sb-loader")).toHaveCSS("animation-name", "none");
  await expect(page.locator(".sb-preparing-docs .sb-loader")).toHaveCSS("animation-name", "none");
});

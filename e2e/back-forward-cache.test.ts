import { expect, chromium } from "@playwright/test";
import { chromiumLaunch } from "../scripts/chromium.mjs";
import { mainNavigation, test } from "./harness/test";

test.describe("the back/forward cache", () => {
  test("doesn't store signed-in pages, because they are no-store", async ({ sandbox, monitor }) => {
    // Playwright disables this cache by default.
    const browser = await chromium.launch({
      ...chromiumLaunch(),
      ignoreDefaultArgs: ["--disable-back-forward-cache"],
    });
    const context = await browser.newContext();
    await monitor.over(context);
    const page = await context.newPage();
    await page.goto("/settings/keys");
    await expect(mainNavigation(page)).toBeVisible();
    await expect(page.getByRole("table")).toBeVisible();
    await page.evaluate(() => void Object.assign(window, { leftBehind: true }));
    await page.goto(`${sandbox.url}/sandbox`);
    await page.goBack();
    await expect(page.getByRole("table")).toBeVisible();
    expect(await page.evaluate(() => "leftBehind" in window)).toBe(false);
    await browser.close();
  });
});

import { expect, chromium } from "@playwright/test";
import { chromiumLaunch } from "../scripts/chromium.mjs";
import { newProfile, open, test } from "./harness/test";

test.describe("the back/forward cache", () => {
  test("doesn't store signed-in pages, because they are no-store", async ({ begin, monitor }) => {
    const sandbox = await begin();
    // Playwright disables this cache by default.
    const browser = await chromium.launch({
      ...chromiumLaunch(),
      ignoreDefaultArgs: ["--disable-back-forward-cache"],
    });
    const context = await newProfile(browser);
    await monitor.over(context);
    const page = await open(context, sandbox, "/settings/keys");
    await expect(page.getByRole("table")).toBeVisible();
    await page.evaluate(() => void Object.assign(window, { leftBehind: true }));
    await page.goto(`${sandbox.url}/sandbox`);
    await page.goBack();
    await expect(page.getByRole("table")).toBeVisible();
    expect(await page.evaluate(() => "leftBehind" in window)).toBe(false);
    await browser.close();
  });
});

import { expect, chromium } from "@playwright/test";
import { chromiumArgs, chromiumPath } from "../scripts/chromium.mjs";
import { calls } from "./harness/requests";
import { newProfile, open, test } from "./harness/test";

test.describe("the back/forward cache", () => {
  test("doesn't store signed-in pages, because they are no-store", async ({ begin, monitor }) => {
    const console = await begin();
    // Playwright disables this cache by default.
    const browser = await chromium.launch({
      executablePath: chromiumPath(),
      args: chromiumArgs,
      ignoreDefaultArgs: ["--disable-back-forward-cache"],
    });
    const context = await newProfile(browser);
    await monitor.over(context);
    const page = await open(context, console, "/settings/keys");
    await page.getByRole("table").waitFor();
    await page.evaluate(() => void Object.assign(window, { leftBehind: true }));
    await page.goto(`${console.url}/sandbox`);
    await page.goBack();
    await page.getByRole("table").waitFor();
    expect(await page.evaluate(() => "leftBehind" in window)).toBe(false);
    await browser.close();
  });

  test("restored by another browser, re-enables the buttons and refetches billing", async ({
    begin,
    visit,
  }) => {
    const console = await begin({ sandbox: { scenario: "free" } });
    const page = await open(await visit(), console, "/billing");
    const upgrade = page.getByRole("button", { name: /Upgrade to Pro/ });
    // A 204 response keeps the current page, as it was before leaving.
    await page.route("**/*", (route) =>
      route.request().isNavigationRequest() ? route.fulfill({ status: 204 }) : route.fallback(),
    );
    await upgrade.click();
    await expect.poll(() => calls(console, "POST", "/v1/billing/checkout").length).toBe(1);
    await expect.poll(() => page.getByRole("button", { name: "Upgrade to Pro" }).isEnabled()).toBe(false);
    const asked = calls(console, "GET", "/v1/sites/me").length;
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
    await expect.poll(() => upgrade.isEnabled()).toBe(true);
    await expect.poll(() => calls(console, "GET", "/v1/sites/me").length).toBeGreaterThan(asked);
  });
});

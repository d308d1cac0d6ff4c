import { expect, type Page } from "@playwright/test";
import { calls, holdRequests } from "./harness/requests";
import { mainNavigation, clipboard, test } from "./harness/test";
import { pollUntil } from "./harness/time";

const isSeen = (page: Page) => page.evaluate(() => localStorage.getItem("hasSeenOnboarding"));

test.describe("the setup guide", () => {
  test("opens automatically once the site is loaded, checks off steps while open, and closes after the last one @journey", async ({
    page,
    context,
    sandbox,
  }) => {
    sandbox.reset({ scenario: "new" });
    const { control } = sandbox;
    await context.grantPermissions(clipboard);
    await context.clock.install();
    await page.goto("/settings");
    await expect(mainNavigation(page)).toBeVisible();
    const guide = page.getByRole("dialog", { name: "Setup Guide" });
    control.apply({ fault: { call: "GET /v1/sites/me", fault: "status", status: 404 } });
    await page.goto(`${sandbox.url}/#setup-guide`);
    await expect(page.getByRole("alert").first()).toBeVisible();
    expect(await isSeen(page)).toBeNull();

    control.apply({ clearFaults: true });
    await page.goto(`${sandbox.url}/`);
    await expect(guide.getByText("0 of 6 complete")).toBeVisible();
    expect(await isSeen(page)).toBe("true");

    await guide.getByRole("button", { name: "Copy script tag" }).click();
    await expect(guide.getByRole("button", { name: "Copied!" })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `<script src="${sandbox.url}/sandbox/assets/sdk.js?understudy=dev" data-site-id="site_harbour_pine" data-widget="off" async></script>`,
    );
    await page.clock.runFor(3_000);
    await expect(guide.getByRole("button", { name: "Copy script tag" })).toBeVisible();
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException("denied", "NotAllowedError"));
    });
    await guide.getByRole("button", { name: "Copy Site ID" }).click();
    await expect(guide.getByRole("button", { name: "Press Ctrl+C" })).toBeVisible();
    await expect(guide.getByRole("button", { name: "Copied!" })).toHaveCount(0);

    control.apply({ completeOnboarding: "scriptInstalled" });
    await pollUntil(page, guide.getByText("1 of 6 complete"));

    await page.reload();
    await expect(page.getByRole("button", { name: "Continue Setup" })).toBeVisible();
    // By then, the guide's code would have loaded.
    await page.waitForLoadState("networkidle");
    await expect(guide).toBeHidden();
    await page.getByRole("button", { name: "Continue Setup" }).click();
    await expect(guide.getByRole("link", { name: "Open API Keys" })).toBeVisible();
    for (const flag of [
      "apiKeyCreated",
      "appOpened",
      "firstRecording",
      "firstPublish",
      "widgetEnabled",
    ] as const)
      control.apply({ completeOnboarding: flag });
    await page.clock.runFor(5_000);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page.getByText("Complete your setup")).toHaveCount(0);
  });

  test("leads on from the pages where a step was done, without a call of its own", async ({
    page,
    sandbox,
  }) => {
    sandbox.reset({ scenario: "new" });
    const { control } = sandbox;
    control.apply({ completeOnboarding: "scriptInstalled" });
    await page.goto("/settings/keys");
    const main = page.getByRole("main");
    await main.getByRole("button", { name: "Create your first API key" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("textbox", { name: "Name" }).fill("Site");
    await dialog.getByRole("button", { name: "Create Key" }).click();
    const sites = calls(sandbox, "GET", "/v1/sites/me").length;
    await dialog.getByRole("button", { name: "Done" }).click();
    await expect(main.getByText("Setup 2 of 6. Next: Open your app")).toBeVisible();
    await expect(main.getByRole("link", { name: "Open your app" })).toHaveAttribute("href", /^https?:/);
    // A write refetches the site.
    expect(calls(sandbox, "GET", "/v1/sites/me").length).toBeLessThanOrEqual(sites + 1);
    await page.reload();
    await expect(main.getByRole("table")).toBeVisible();
    await expect(main.getByText("Setup 2 of 6")).toHaveCount(0);

    await page.goto(`${sandbox.url}/settings/chat`);
    await page.getByRole("switch", { name: "Show the widget" }).click();
    await page.getByRole("button", { name: "Save Settings" }).click();
    await expect(main.getByText("Setup 3 of 6. Next: Open your app")).toBeVisible();
  });

  test("opens from the chat widget's page, once", async ({ page, sandbox }) => {
    sandbox.reset({ scenario: "new" });
    await page.goto("/settings/chat");
    await page.getByRole("link", { name: "Install with the Setup Guide" }).click();
    const guide = page.getByRole("dialog", { name: "Setup Guide" });
    await guide.getByRole("button", { name: "Close" }).first().click();
    await expect(guide).toBeHidden();
    await expect(page).toHaveURL(`${sandbox.url}/`);
    await page.reload();
    await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Recent Actions" })).toBeVisible();
    await expect(guide).toBeHidden();
  });

  test("doesn’t open, nor count as seen, while another page is loading", async ({ page, sandbox }) => {
    await page.goto("/settings");
    await expect(mainNavigation(page)).toBeVisible();
    await page.evaluate(() => localStorage.removeItem("hasSeenOnboarding"));
    const loadSite = await holdRequests(page, "**/v1/sites/me");
    const loadPage = await holdRequests(page, /\/TeamPage-.*\.js$/);
    await page.goto(`${sandbox.url}/`);
    await expect(page.getByRole("region", { name: "Quick Start" })).toBeVisible();
    await page.evaluate(() => history.pushState(null, "", "/team"));
    await page.evaluate(() => window.dispatchEvent(new PopStateEvent("popstate")));
    await expect(page.getByRole("progressbar", { name: "Loading" })).toBeVisible();
    loadSite();
    await expect(page.getByRole("button", { name: "Continue Setup" })).toBeVisible();
    await expect(page.getByRole("dialog", { name: "Setup guide" })).toHaveCount(0);
    expect(await isSeen(page)).toBeNull();
    loadPage();
    await expect(page.getByRole("heading", { level: 1, name: "Team" })).toBeVisible();
    expect(await isSeen(page)).toBeNull();
  });
});

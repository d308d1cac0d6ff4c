import { expect, type Page } from "@playwright/test";
import { navigate } from "./harness/navigate";
import { holdRequests } from "./harness/requests";
import { mainNavigation, test } from "./harness/test";

const link = (page: Page, name: string) => mainNavigation(page).getByRole("link", { name });
const guide = (page: Page) => page.getByRole("dialog", { name: "Setup Guide" });
const isSeen = (page: Page) => page.evaluate(() => localStorage.getItem("hasSeenOnboarding"));

test.beforeEach(async ({ context }) => {
  await context.addInitScript(() => {
    if (window.origin !== "null" && localStorage.getItem("test.first-visit") === null)
      localStorage.setItem("hasSeenOnboarding", "true");
  });
});

test.describe("code that couldn't be loaded", () => {
  test("a page that was pointed at offline opens once online, with its rows and styles", async ({
    page,
    context,
  }) => {
    await page.goto("/settings");
    await expect(link(page, "Runs")).toBeVisible();
    await context.setOffline(true);
    await link(page, "Runs").hover();
    await expect(page.getByText("You’re offline.")).toBeVisible();
    await context.setOffline(false);
    await link(page, "Runs").click();
    const rows = page.getByRole("table", { name: "Runs" }).getByRole("row");
    await expect(rows.nth(1)).toBeVisible();
    await expect(page.getByRole("searchbox")).toHaveCSS("border-top-style", "solid");
  });

  test("a style sheet or script whose first request was aborted is asked for again", async ({ page }) => {
    await page.goto("/settings");
    await expect(link(page, "Runs")).toBeVisible();
    await page.route(/\/assets\/(RunsPage|table-sort)/, (route) => route.abort());
    const failed = page.waitForEvent("requestfailed");
    await link(page, "Runs").hover();
    await failed;
    await page.unrouteAll();
    await link(page, "Runs").click();
    await expect(page.getByRole("table", { name: "Runs" }).getByRole("row").nth(1)).toBeVisible();
  });

  test("a page opened offline says so, keeps the console while it's retried, and opens once online", async ({
    page,
    context,
    monitor,
  }) => {
    monitor.allow(/^ChunkMissing: /);
    await page.goto("/settings");
    await expect(link(page, "Runs")).toBeVisible();
    await context.setOffline(true);
    await navigate(page, "/runs");
    const notice = page.getByRole("main").getByRole("alert");
    await expect(notice).toContainText("There’s no connection");
    await expect(notice).not.toContainText("version");
    await notice.getByRole("button", { name: "Retry" }).click();
    await expect(notice).toContainText("There’s no connection");
    await expect(page.getByRole("heading", { level: 1, name: "Runs" })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole("table", { name: "Runs" }).getByRole("row").nth(1)).toBeVisible();
  });

  test("Search and the setup guide leave the page as it is, with Retry", async ({ page, context }) => {
    const openGuide = page.getByRole("main").getByRole("button", { name: "Setup Guide" });
    await page.goto("/");
    await expect(openGuide).toBeVisible();
    await context.setOffline(true);
    await page.keyboard.press("Control+k");
    const note = page.getByText("There’s no connection, and this hasn’t been loaded before.");
    await expect(note).toBeVisible();
    await openGuide.click();
    await expect(note).toHaveCount(2);
    await expect(page.getByRole("heading", { name: "Recent Actions" })).toBeVisible();
    await context.setOffline(false);
    await page.getByRole("main").getByRole("button", { name: "Retry" }).click();
    await expect(guide(page)).toBeVisible();
  });
});

test.describe("the setup guide of a first visit", () => {
  test.beforeEach(async ({ page, sandbox }) => {
    sandbox.reset({ scenario: "new" });
    await page.goto("/settings");
    await page.evaluate(() => {
      localStorage.setItem("test.first-visit", "true");
      localStorage.removeItem("hasSeenOnboarding");
    });
  });

  test("stays away without its code, and opens on the next visit", async ({ page }) => {
    await page.route(/\/assets\/SetupGuide/, (route) => route.abort());
    const failed = page.waitForEvent("requestfailed", (request) => request.url().includes("/SetupGuide"));
    await page.goto("/");
    await failed;
    await expect(page.getByRole("button", { name: "Continue Setup" })).toBeVisible();
    await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
    expect(await isSeen(page)).toBeNull();
    await page.unrouteAll();
    await page.reload();
    await expect(guide(page)).toBeVisible();
    await expect.poll(() => isSeen(page)).toBe("true");
  });

  test("waits for the palette that was opened while its code loaded", async ({ page }) => {
    const release = await holdRequests(page, /\/assets\/SetupGuide/);
    await page.goto("/");
    await expect(page.getByRole("button", { name: "Continue Setup" })).toBeVisible();
    await page.keyboard.press("Control+k");
    const search = page.getByRole("dialog", { name: "Search" }).getByRole("combobox");
    await expect(search).toBeFocused();
    const arrived = page.waitForResponse(/\/assets\/SetupGuide/);
    release();
    await (await arrived).finished();
    await page.keyboard.type("runs");
    await expect(search).toHaveValue("runs");
    await expect(guide(page)).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(guide(page)).toBeVisible();
  });
});

test("the setup guide opens at once while the site loads, and retries a site that failed", async ({
  page,
  sandbox,
}) => {
  const release = await holdRequests(page, "**/v1/sites/me");
  await page.goto("/");
  await page.getByRole("main").getByRole("button", { name: "Setup Guide" }).click();
  await expect(guide(page)).toBeVisible();
  sandbox.control.apply({ fault: { call: "GET /v1/sites/me", fault: "status", status: 500, times: 1 } });
  release();
  await guide(page).getByRole("button", { name: "Retry" }).click();
  await expect(guide(page).getByText(/of 6 complete/)).toBeVisible();
});

test("what arrives while a tab sleeps counts", async ({ page, sandbox }) => {
  await page.goto("/settings");
  await expect(mainNavigation(page)).toBeVisible();
  await page.clock.install();
  await page.goto(`${sandbox.url}/settings`);
  await expect(link(page, "Actions")).toBeVisible();
  const release = await holdRequests(page, "**/v1/actions");
  const asked = page.waitForRequest("**/v1/actions");
  await link(page, "Actions").click();
  await asked;
  await page.clock.fastForward(16_000);
  release();
  await expect(page.getByRole("table", { name: "Actions" })).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
});

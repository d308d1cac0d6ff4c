import { readFile } from "node:fs/promises";
import { expect, type Download, type Page, type Request } from "@playwright/test";
import { calls } from "./harness/requests";
import { mainNavigation, test, type TestSandbox } from "./harness/test";

/** Only the rows in view are mounted. */
const mostNodes = 2_000;
const mostMounted = 100;
// For busy machines.
const wholeTest = 120_000;
const withoutNewRuns = { runIntervalSeconds: 0 };

const asked = (sandbox: TestSandbox) => calls(sandbox, "GET", "/v1/runs").map(({ query }) => query);
const table = (page: Page) => page.getByRole("table", { name: "Runs" });
const box = (page: Page) => page.getByRole("region", { name: "Runs", exact: true });
const rows = (page: Page) => table(page).getByRole("row");
const status = (page: Page) => page.getByRole("combobox", { name: "Status" });
const environment = (page: Page) => page.getByRole("combobox", { name: "Environment" });
const search = (page: Page) => page.getByRole("searchbox", { name: "Search runs" });
const sortBy = (page: Page, column: string) =>
  page.getByRole("columnheader", { name: column }).getByRole("button").click();
const scrollTop = (page: Page) => box(page).evaluate((element) => element.scrollTop);
const shown = (page: Page, count: string) => expect(page.getByText(count, { exact: true })).toBeVisible();

const statuses = (page: Page) =>
  rows(page)
    .filter({ has: page.getByRole("cell") })
    .evaluateAll((found) => [
      ...new Set(found.map((row) => row.querySelector("[role=cell]")?.textContent ?? "")),
    ]);

/** Resolves when the request has finished or failed. */
function settled(page: Page, address: RegExp) {
  const isMeant = (request: Request) => address.test(request.url());
  return Promise.race([
    page.waitForEvent("requestfinished", isMeant),
    page.waitForEvent("requestfailed", isMeant),
  ]);
}

async function openRuns(page: Page, path = "/runs"): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1, name: "Runs" })).toBeVisible();
}

test.describe("the list of runs", () => {
  test.describe.configure({ timeout: wholeTest });

  test("filters on the server, searches and sorts in the browser, and keeps it all in the URL @journey", async ({
    page,
    sandbox,
  }) => {
    sandbox.reset(withoutNewRuns);
    await openRuns(page, "/runs?status=nonsense&env=moon");
    await shown(page, "640 runs");
    await expect(status(page)).toHaveValue("");
    expect(asked(sandbox)).toEqual([{}]);

    await status(page).selectOption("failed");
    await expect(page).toHaveURL(/status=failed/);
    await expect.poll(() => statuses(page)).toEqual(["Failed"]);
    await environment(page).selectOption("Production");
    await expect
      .poll(() => asked(sandbox))
      .toEqual([{}, { status: "failed" }, { status: "failed", env: "prod" }]);

    await search(page).fill("a");
    await expect(page).toHaveURL(/\?status=failed&env=prod&q=a$/);
    await sortBy(page, "Duration");
    await expect(page).toHaveURL(/sort=-duration/);
    const found = await rows(page).allTextContents();
    await page.reload();
    await expect.poll(() => rows(page).allTextContents()).toEqual(found);
    await expect(search(page)).toHaveValue("a");
    await expect(page.getByRole("columnheader", { name: "Duration" })).toHaveAttribute(
      "aria-sort",
      "descending",
    );

    await page.getByRole("button", { name: "Clear filters" }).click();
    await shown(page, "640 runs");
    expect(new URL(page.url()).search).toBe("?sort=-duration");
    await page.goBack();
    await expect(status(page)).toHaveValue("failed");

    // The last choice wins, even if an earlier response arrives later.
    let answer = () => {};
    await page.route(/status=success/, async (route) => {
      const response = await route.fetch();
      await new Promise<void>((go) => (answer = go));
      // The page may have aborted it.
      await route.fulfill({ response }).catch(() => {});
    });
    const late = settled(page, /status=success/);
    await status(page).selectOption("success");
    await expect.poll(() => asked(sandbox).at(-1)).toEqual({ status: "success", env: "prod" });
    await status(page).selectOption("failed");
    await expect.poll(() => statuses(page)).toEqual(["Failed"]);
    answer();
    await late;
    expect(await statuses(page)).toEqual(["Failed"]);
    await expect(status(page)).toHaveValue("failed");
  });

  test("restores filters, scroll position and focus on Back and on the back link", async ({
    page,
    sandbox,
  }) => {
    sandbox.reset(withoutNewRuns);
    await openRuns(page, "/runs?q=e&sort=-started");
    await expect(table(page)).toBeVisible();
    await box(page).evaluate((element) => element.scrollTo({ top: 3_000 }));
    const link = table(page).locator('[aria-rowindex="75"]').getByRole("link", { name: "View Details" });
    await expect(link).toBeVisible();
    const href = await link.getAttribute("href");
    const top = await scrollTop(page);
    await link.focus();
    await link.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "Run Details" })).toBeVisible();
    expect(new URL(page.url()).search).toBe("?q=e&sort=-started");

    for (const goBack of [
      () => page.goBack(),
      () => page.getByRole("link", { name: "Back to Runs" }).click(),
    ]) {
      await goBack();
      await expect(table(page)).toBeVisible();
      expect(new URL(page.url()).search).toBe("?q=e&sort=-started");
      await expect.poll(() => scrollTop(page)).toBe(top);
      await expect
        .poll(() =>
          page.evaluate(() =>
            document.activeElement?.closest("[role=row]")?.querySelector("a")?.getAttribute("href"),
          ),
        )
        .toBe(href);
      await page.keyboard.press("Enter");
      await expect(page.getByRole("heading", { level: 1, name: "Run Details" })).toBeVisible();
    }
    const main = page.getByRole("navigation", { name: "Main" });
    await main.getByRole("link", { name: "Settings" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
    await main.getByRole("link", { name: "Runs" }).click();
    await expect(table(page)).toBeVisible();
    expect(await scrollTop(page)).toBe(0);

    // A short list scrolls with the page.
    await status(page).selectOption("failed");
    await expect.poll(() => statuses(page)).toEqual(["Failed"]);
    const last = table(page).getByRole("link", { name: "View Details" }).last();
    await last.scrollIntoViewIfNeeded();
    const pageTop = await page.evaluate(() => window.scrollY);
    expect(pageTop).toBeGreaterThan(0);
    await last.click();
    await page.getByRole("link", { name: "Back to Runs" }).click();
    await expect(table(page)).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(pageTop);

    // All of a row is its link, for each button of the mouse.
    const row = page.locator("[data-row]").nth(3);
    await row.scrollIntoViewIfNeeded();
    const address = await row.getByRole("link", { name: "View Details" }).getAttribute("href");
    const duration = await row.getByRole("cell").nth(2).boundingBox();
    const [x, y] = [(duration?.x ?? 0) + 3, (duration?.y ?? 0) + 3];
    const opened = page.context().waitForEvent("page");
    await page.mouse.click(x, y, { button: "middle" });
    const tab = await opened;
    await expect(tab.getByRole("heading", { level: 1, name: "Run Details" })).toBeVisible();
    await tab.close();
    await page.mouse.click(x, y);
    await expect(page.getByRole("heading", { level: 1, name: "Run Details" })).toBeVisible();
    await page.goBack();
    await expect(
      page.locator("[data-row]:focus-within").getByRole("link", { name: "View Details" }),
    ).toHaveAttribute("href", address ?? "");
  });

  test.describe("on a phone", () => {
    const phone = { width: 390, height: 844 };
    test.use({ viewport: phone });
    test("begin in the upper half if only failures are listed", async ({ page }) => {
      await page.goto("/runs?status=failed");
      const first = page.locator("[data-row]").first();
      await expect(first).toBeVisible();
      const failures = page.getByRole("button", { name: "Top failures" });
      await expect(failures).toHaveAttribute("aria-expanded", "false");
      expect((await first.boundingBox())?.y).toBeLessThan(phone.height / 2);
      await failures.click();
      await expect(page.getByRole("region", { name: "Top failures" }).getByRole("listitem")).toHaveCount(3);
    });
  });

  test("prints rows below each other, however tall they are on paper, and no header", async ({
    page,
    sandbox,
  }) => {
    sandbox.reset(withoutNewRuns);
    await openRuns(page, "/runs?env=staging");
    // How many there are depends on the day.
    await expect(table(page)).toHaveAttribute("aria-rowcount", /^[1-9]/);
    const count = Number(await table(page).getAttribute("aria-rowcount")) - 1;
    expect(count).toBeGreaterThan(mostMounted);
    const banner = page.getByRole("banner");
    const skipLink = page.getByRole("link", { name: "Skip to content" });
    await expect(banner).toBeVisible();
    await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
    await page.emulateMedia({ media: "print" });
    await expect(box(page).locator("[data-row]")).toHaveCount(count);
    await expect(banner).toBeHidden();
    await expect(skipLink).toBeHidden();
    const misplaced = await box(page).evaluate((element) => {
      const printed = [...element.querySelectorAll<HTMLElement>("[data-row]")];
      const [first] = printed;
      if (first) first.style.minBlockSize = "10rem";
      const tops = [...printed.slice(1), element].map((row) => row.getBoundingClientRect());
      return printed.filter((row, index) => {
        const next = tops[index];
        const end = next && (index === printed.length - 1 ? next.bottom : next.top);
        return row.getBoundingClientRect().bottom > (end ?? 0) + 0.5;
      }).length;
    });
    expect(misplaced).toBe(0);
    await page.emulateMedia({ media: null });
    await page.evaluate(() => dispatchEvent(new Event("afterprint")));
    await expect.poll(() => box(page).locator("[data-row]").count()).toBeLessThan(mostMounted);
  });

  test("exports the listed runs as a file, once; leaving the page cancels the export", async ({
    page,
    sandbox,
  }) => {
    sandbox.reset(withoutNewRuns);
    await page.clock.install();
    await openRuns(page, "/runs?status=timeout");
    await expect(table(page)).toBeVisible();
    const downloads: Download[] = [];
    page.on("download", (each) => downloads.push(each));
    // It waits for the next frame.
    await page.clock.pauseAt(Date.now() + 1_000);
    await page.getByRole("button", { name: "Export CSV" }).click();
    await page.getByRole("link", { name: "View Details" }).first().click();
    await expect(page.getByRole("heading", { level: 1, name: "Run Details" })).toBeVisible();
    await page.clock.resume();
    await page.goBack();
    await expect(table(page)).toBeVisible();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Export CSV" }).dblclick(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^runs-\d{4}-\d\d-\d\d\.csv$/);
    const lines = (await readFile(await download.path(), "utf8")).trim().split("\r\n");
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines.slice(1)) expect(line).toContain(",Timeout,");
    expect(downloads).toHaveLength(1);
  });
});

test.describe("a hundred thousand runs", () => {
  test.describe.configure({ timeout: wholeTest });

  test("take one request and few nodes, and can be searched, sorted and scrolled", async ({
    page,
    sandbox,
  }) => {
    sandbox.reset({ scenario: "huge", runIntervalSeconds: 0 });
    await openRuns(page, "/runs?status=running");
    await expect(page.getByText("No runs match your filters")).toBeVisible();
    await page.getByRole("button", { name: "Clear filters" }).last().click();
    await expect(page.getByText("100,000 runs", { exact: true })).toBeVisible({ timeout: 30_000 });
    const nodes = () => page.getByRole("main").evaluate((main) => main.querySelectorAll("*").length);
    expect(await nodes()).toBeLessThan(mostNodes);

    await box(page).evaluate((element) => element.scrollTo({ top: element.scrollHeight }));
    await expect(table(page).locator('[aria-rowindex="100001"]')).toBeVisible();
    expect(await nodes()).toBeLessThan(mostNodes);
    await sortBy(page, "Duration");
    await expect.poll(() => scrollTop(page)).toBe(0);
    await search(page).fill("refund");
    await expect(page.getByText("100,000 runs", { exact: true })).toHaveCount(0);
    expect(await nodes()).toBeLessThan(mostNodes);
    expect(asked(sandbox)).toEqual([{ status: "running" }, {}]);

    await table(page).getByRole("link", { name: "View Details" }).first().click();
    await expect(page.getByText(/^1 of [\d,]+$/)).toBeVisible();
    expect(asked(sandbox)).toEqual([{ status: "running" }, {}]);
  });
});

test("says that a computer's clock is wrong when a time range depends on it", async ({ page }) => {
  await page.goto("/runs?since=1h");
  await expect(mainNavigation(page)).toBeVisible();
  await expect(page.getByRole("main").getByText(/^\d+ runs?$/)).toBeVisible();
  const note = page.getByText(/This computer’s clock is/);
  await expect(note).toHaveCount(0);
  await page.clock.setSystemTime(Date.now() + 3 * 60 * 60 * 1000);
  await page.reload();
  await expect(note).toHaveText(/clock is 3 hours ahead, so the time range is off/);
});

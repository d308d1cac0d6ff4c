import { readFile } from "node:fs/promises";
import type { ServerResponse } from "node:http";
import { expect, type Download, type Page, type Request } from "@playwright/test";
import { layoutBudgets } from "./harness/layout-budgets";
import { calls } from "./harness/requests";
import { printedTexts } from "./harness/pdf";
import { mainNavigation, test, type TestSandbox } from "./harness/test";

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
const reload = (page: Page) => page.getByRole("button", { name: "Reload runs" });
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
    test.use({ viewport: { width: 390, height: 844 } });
    test("begin in the upper half if only failures are listed", async ({ page }) => {
      await page.goto("/runs?status=failed");
      const first = page.locator("[data-row]").first();
      await expect(first).toBeVisible();
      const failures = page.getByRole("button", { name: "Top failures" });
      await expect(failures).toHaveAttribute("aria-expanded", "false");
      expect((await first.boundingBox())?.y).toBeLessThan(layoutBudgets.firstFailedRun);
      await failures.click();
      await expect(page.getByRole("region", { name: "Top failures" }).getByRole("listitem")).toHaveCount(3);
    });
  });

  test("prints rows below each other, however tall they are on paper, and no header", async ({
    page,
    sandbox,
  }) => {
    sandbox.reset(withoutNewRuns);
    await openRuns(page);
    await shown(page, "640 runs");
    const banner = page.getByRole("banner");
    const skipLink = page.getByRole("link", { name: "Skip to content" });
    await expect(banner).toBeVisible();
    await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
    await page.emulateMedia({ media: "print" });
    await expect(box(page).locator("[data-row]")).toHaveCount(640);
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
    await expect.poll(() => box(page).locator("[data-row]").count()).toBeLessThan(100);
  });

  for (const landscape of [false, true])
    test(`prints no line over another, ${landscape ? "landscape" : "portrait"}`, async ({
      page,
      sandbox,
    }) => {
      sandbox.reset(withoutNewRuns);
      await openRuns(page);
      await shown(page, "640 runs");
      const printed = printedTexts(await page.pdf({ format: "A4", landscape }));
      expect(printed.length).toBeGreaterThan(10);
      // Texts that begin at the same x are in the same column.
      const overlapping = printed.flatMap((texts) =>
        texts.filter(({ x, y, size }, at) =>
          texts.some(
            (other, index) =>
              index > at &&
              Math.abs(other.x - x) < 0.5 &&
              Math.abs(other.y - y) < Math.min(size, other.size) * 0.9,
          ),
        ),
      );
      expect(overlapping).toEqual([]);
    });

  test("distinguishes empty, no matches, failed and stale", async ({ page, sandbox }) => {
    sandbox.reset({ scenario: "new", runIntervalSeconds: 0 });
    const { control } = sandbox;
    await openRuns(page, "/runs?drift=1&day=2026-03-04");
    await expect(page.getByText("No runs match your filters")).toBeVisible();
    await expect(page.getByRole("button", { name: "Remove filter Day: Mar 4, 2026 (UTC)" })).toBeVisible();
    await page.getByRole("button", { name: "Clear filters" }).last().click();
    await expect(page.getByText("No runs yet")).toBeVisible();
    await expect(
      page.getByText("Runs will appear here once your published actions are executed"),
    ).toBeVisible();

    control.apply({ scenario: "midway", runIntervalSeconds: 0 });
    await page.goto(`${sandbox.url}/runs?status=success`);
    await expect.poll(() => statuses(page)).toEqual(["Success"]);

    control.apply({ fault: { call: "GET /v1/runs", fault: "status", status: 500, times: 1 } });
    await reload(page).click();
    await expect(page.getByText(/Couldn’t refresh/)).toBeVisible();
    expect(await statuses(page)).toEqual(["Success"]);
    await reload(page).click();
    await expect(page.getByText(/Couldn’t refresh/)).toHaveCount(0);

    // The focus moves to the title when what had it is removed.
    await search(page).fill("nothing-is-called-this");
    await page.getByRole("main").getByRole("button", { name: "Clear filters" }).last().press("Enter");
    await expect(table(page)).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  });

  test("links each failure group to its runs, exports without formulas, and says which runs have no date", async ({
    page,
    sandbox,
  }) => {
    sandbox.reset(withoutNewRuns);
    await page.goto("/runs");
    await expect(mainNavigation(page)).toBeVisible();
    await page.getByRole("button", { name: "Top failures" }).click();
    const groups = page.getByRole("region", { name: "Top failures" });
    const group = groups.getByRole("listitem").first();
    const count = Number.parseInt((await group.textContent()) ?? "", 10);
    await group.getByRole("link").click();
    await shown(page, count === 1 ? "1 run" : `${count} runs`);
    await expect(page.getByRole("button", { name: /^Remove filter Failure: / })).toBeVisible();
    for (const word of await statuses(page)) expect(["Failed", "Timeout"]).toContain(word);

    const text = "line\nbreak, and =1";
    const hostile = {
      id: "run_1",
      action_name: '=HYPERLINK("http://evil.example")',
      status: "timeout",
      env: "prod",
      duration_ms: 12,
      started_at: new Date().toISOString(),
      failure_message: text,
    };
    await page.route("**/v1/runs?status=timeout", (route) =>
      route.fulfill({ json: { runs: [hostile, { ...hostile, id: "run_2", started_at: null }] } }),
    );
    await page.clock.install();
    await page.goto(`${sandbox.url}/runs?status=timeout&q=run_1`);
    await shown(page, "1 run");
    const downloads: Download[] = [];
    page.on("download", (each) => downloads.push(each));
    // Leaving the page cancels its export, which waits for the next frame.
    await page.clock.pauseAt(Date.now() + 1_000);
    await page.getByRole("button", { name: "Export CSV" }).click();
    await page.getByRole("link", { name: "View Details" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Run Details" })).toBeVisible();
    await page.clock.resume();
    await page.goBack();
    await shown(page, "1 run");
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Export CSV" }).dblclick(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^runs-\d{4}-\d\d-\d\d\.csv$/);
    const lines = (await readFile(await download.path(), "utf8")).split("\r\n");
    expect(lines).toHaveLength(3);
    expect(lines[1]).toMatch(/^run_1,"'=HYPERLINK\(""http:\/\/evil\.example""\)",,Timeout,Production,12,/);
    expect(lines[1]).toContain('"line\nbreak, and =1"');
    expect(downloads).toHaveLength(1);

    await search(page).fill("");
    await shown(page, "2 runs");
    await page.getByRole("combobox", { name: "Time range" }).selectOption("Last 24 hours");
    await shown(page, "1 run");
    await shown(page, "1 run without a date isn’t shown.");
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
    expect(await nodes()).toBeLessThan(layoutBudgets.nodes);

    await box(page).evaluate((element) => element.scrollTo({ top: element.scrollHeight }));
    await expect(table(page).locator('[aria-rowindex="100001"]')).toBeVisible();
    expect(await nodes()).toBeLessThan(layoutBudgets.nodes);
    await sortBy(page, "Duration");
    await expect.poll(() => scrollTop(page)).toBe(0);
    await search(page).fill("refund");
    await expect(page.getByText("100,000 runs", { exact: true })).toHaveCount(0);
    expect(await nodes()).toBeLessThan(layoutBudgets.nodes);
    expect(asked(sandbox)).toEqual([{ status: "running" }, {}]);

    await table(page).getByRole("link", { name: "View Details" }).first().click();
    await expect(page.getByText(/^1 of [\d,]+$/)).toBeVisible();
    expect(asked(sandbox)).toEqual([{ status: "running" }, {}]);
  });
});

const idLength = 9;
const rowOf = (id: string) => ({
  id,
  action_name: "Book a room",
  status: "success",
  env: "prod",
  duration_ms: 900,
  started_at: "2026-03-04T09:00:00Z",
});
const batchRows = 5_000;
const batch = Buffer.from(`${JSON.stringify(rowOf("0".repeat(idLength)))},`.repeat(batchRows));

/** Sends runs until the connection closes. */
function sendEndlessList(response: ServerResponse): void {
  response.writeHead(200, { "content-type": "application/json" }).write('{"runs":[');
  const idAt = batch.indexOf("0".repeat(idLength));
  const length = batch.length / batchRows;
  let sent = 0;
  const send = () => {
    do {
      if (response.destroyed) return;
      for (let at = idAt; at < batch.length; at += length, sent += 1)
        batch.write(String(sent).padStart(idLength, "0"), at);
    } while (response.write(Buffer.from(batch)));
    response.once("drain", send);
  };
  send();
}

test.describe(() => {
  let isClosed = false;
  test.use({
    serving: {
      before: ({ url }, response) => {
        if (url !== "/v1/runs") return false;
        response.on("close", () => (isClosed = true));
        sendEndlessList(response);
        return true;
      },
    },
  });
  test("a list without end is loaded up to the limit", { tag: "@nightly" }, async ({ page }) => {
    test.setTimeout(wholeTest);
    await page.goto("/runs");
    await expect(mainNavigation(page)).toBeVisible();
    await expect(page.getByText("Only the first 2,000,000 runs are loaded.")).toBeVisible({
      timeout: wholeTest,
    });
    await shown(page, "2,000,000 runs");
    await expect.poll(() => isClosed).toBe(true);

    await search(page).fill("001999999");
    await shown(page, "1 run");
    await search(page).fill("002000000");
    await expect(page.getByText("No runs match your filters")).toBeVisible();
    await expect(page.getByText("To see others, filter by status or environment.")).toBeVisible();
    // A short list, from the sandbox.
    await status(page).selectOption("failed");
    await expect(page.getByText("Only the first")).toHaveCount(0);
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

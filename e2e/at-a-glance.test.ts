import { expect, type Locator, type Page } from "@playwright/test";
import { calls } from "./harness/requests";
import { mainNavigation, clipboard, goTo, test } from "./harness/test";

const main = (page: Page) => page.getByRole("main");
const attention = (page: Page) => page.getByRole("region", { name: "Needs attention" });
const rows = (page: Page) => page.getByRole("table", { name: "Runs" }).locator("[data-row]");
const runsHeading = (page: Page) => page.getByRole("heading", { level: 1, name: "Runs" });

test.describe("problems at a glance", () => {
  test("the dashboard starts with what is over the limit, and links there", async ({ page, sandbox }) => {
    sandbox.reset({ scenario: "over", runIntervalSeconds: 0 });
    await page.goto("/settings");
    await expect(mainNavigation(page)).toBeVisible();
    await page.evaluate(() => localStorage.setItem("hasSeenOnboarding", "true"));
    await goTo(page, "Home");
    await expect(attention(page).getByRole("listitem").first()).toContainText("240 runs over your limit.");
    expect(await attention(page).getByRole("listitem").count()).toBeLessThanOrEqual(3);
    const top = async (name: string) => (await main(page).getByText(name).first().boundingBox())?.y ?? 0;
    expect(await top("Needs attention")).toBeLessThan(await top("Total Runs"));
    await attention(page).getByRole("link").first().click();
    await expect(main(page).getByText("240 runs over your limit.")).toBeVisible();
  });

  test.describe(() => {
    test.use({ permissions: clipboard, timezoneId: "America/Los_Angeles" });
    test("the dashboard leads to a day's runs, and in three clicks to the report of this morning’s failure", async ({
      page,
      sandbox,
    }) => {
      sandbox.reset({ scenario: "busy", runIntervalSeconds: 0 });
      await page.goto("/");
      await expect(mainNavigation(page)).toBeVisible();
      // A bar lists the runs that the server counts on that UTC day.
      const chart = page.getByRole("figure", { name: "Runs by day" });
      const bar = chart.getByRole("link", { name: /success, \d+ failed, \d+ timeout$/ }).nth(5);
      const [, day, ...amounts] =
        /^(\w+ \d+): ([\d,]+) success, (\d+) failed, (\d+) timeout$/.exec(
          (await bar.getAttribute("title")) ?? "",
        ) ?? [];
      const total = amounts.reduce((sum, amount) => sum + Number(amount.replaceAll(",", "")), 0);
      await bar.press("Enter");
      await expect(
        page.getByRole("button", { name: new RegExp(`Day: ${day}, \\d+ \\(UTC\\)`) }),
      ).toBeVisible();
      await expect(page.getByText(`${total} runs`, { exact: true })).toBeVisible();
      await page.goBack();

      await page.getByRole("group", { name: "Failure Rate" }).getByRole("link").click();
      await expect(page).toHaveURL(/\/runs\?problem=1$/);
      await expect(page.getByRole("region", { name: "Top failures" })).toBeVisible();
      const failed = rows(page).filter({ hasText: "Failed" }).first();
      // The reason is in the list.
      await expect(failed).toContainText(/Step \d+ · ./);
      await failed.getByRole("link", { name: "View Details" }).click();
      await expect(page.getByRole("region", { name: "Run failed" })).toBeVisible();
      await page.getByRole("button", { name: "Copy report" }).click();
      await expect(page.getByRole("button", { name: "Copied!" })).toBeVisible();
      await expect(page).toHaveTitle(/^Failed · .+ · Understudy$/);
      await page.getByRole("button", { name: "Compare with last success" }).click();
      await expect(
        page.getByText(/^Broke between .* \(last success\) and .* \(first failure\)\.$/),
      ).toBeVisible();
      await goTo(page, "Home");
      await expect(page).toHaveTitle("Dashboard · Understudy");
      await expect(page.locator("link[rel=icon]")).toHaveAttribute("href", "/favicon.svg");
    });
  });
});

test.describe("the list of runs at a glance", () => {
  test("narrows to a time range without a call, and groups failures", async ({ page, sandbox }) => {
    sandbox.reset({ scenario: "busy", runIntervalSeconds: 0 });
    await page.goto("/runs");
    await expect(page.getByText("7,700 runs", { exact: true })).toBeVisible();
    const before = calls(sandbox, "GET", "/v1/runs").length;
    await page.getByRole("combobox", { name: "Time range" }).selectOption("Last 24 hours");
    await expect(page).toHaveURL(/since=24h/);
    await expect(page.getByText("7,700 runs", { exact: true })).toHaveCount(0);
    expect(calls(sandbox, "GET", "/v1/runs")).toHaveLength(before);
    await page.reload();
    await expect(page.getByRole("combobox", { name: "Time range" })).toHaveValue("24h");
    await page.getByRole("button", { name: "Clear filters" }).click();
    await expect(page.getByText("7,700 runs", { exact: true })).toBeVisible();

    // Open where only failures are listed.
    await page.getByRole("combobox", { name: "Status" }).selectOption("timeout");
    const failures = page.getByRole("region", { name: "Top failures" });
    await expect(failures).toBeVisible();

    // A run that failed the same way before links to all of them.
    await page.getByRole("button", { name: "Clear filters" }).click();
    await expect(page.getByText("7,700 runs", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: "Top failures" }).click();
    const groups = failures.getByRole("listitem");
    const counts = (await groups.allTextContents()).map((text) => Number.parseInt(text, 10));
    const most = counts.indexOf(Math.max(...counts));
    const size = page.getByText(`${counts[most]} runs`, { exact: true });
    await groups.nth(most).getByRole("link").click();
    await expect(size).toBeVisible();
    await rows(page).first().getByRole("link", { name: "View Details" }).click();
    await page.getByRole("button", { name: "Compare with last success" }).click();
    await page.getByRole("link", { name: `${counts[most]} runs` }).click();
    await expect(runsHeading(page)).toBeVisible();
    await expect(size).toBeVisible();
  });

  test("refetches a short list every minute, and keeps focus and place", async ({
    page,
    context,
    sandbox,
  }) => {
    sandbox.reset({ runIntervalSeconds: 0 });
    await context.clock.install();
    await page.goto("/runs");
    await expect(mainNavigation(page)).toBeVisible();
    await expect(page.getByText("640 runs", { exact: true })).toBeVisible();
    const scroller = page.getByRole("region", { name: "Runs", exact: true });
    await scroller.evaluate((element) => element.scrollTo({ top: 2_000 }));
    const link = page.locator('[aria-rowindex="50"]').getByRole("link", { name: "View Details" });
    await link.focus();
    const href = await link.getAttribute("href");
    const same = page.locator(`[role=row] a[href="${href}"]`).last();
    const place = (await same.boundingBox())?.y;

    const newest = {
      id: "run_new",
      action_name: "Arrived meanwhile",
      status: "success",
      env: "prod",
      started_at: new Date().toISOString(),
    };
    await page.route("**/v1/runs", async (route) => {
      const response = await route.fetch();
      const list = await response.text();
      await route.fulfill({ body: list.replace("[", () => `[${JSON.stringify(newest)},`), response });
    });
    await context.clock.fastForward(61_000);
    // Nothing moves while the focus is in the list.
    const added = page.getByRole("button", { name: "1 new run" });
    await expect(added).toBeVisible();
    await expect(same).toBeFocused();
    expect((await same.boundingBox())?.y).toBe(place);
    await added.click();
    await expect(page.getByText("641 runs", { exact: true })).toBeVisible();
    await expect(page.getByRole("status").filter({ hasText: "641 runs" })).toHaveCount(1);
  });

  test("shows the link of each row, and folds the time range of runs alone, at 390 and 600 px", async ({
    page,
    sandbox,
  }) => {
    sandbox.reset({ runIntervalSeconds: 0 });
    await page.goto("/actions");
    await expect(mainNavigation(page)).toBeVisible();
    const resize = (width: number) => page.setViewportSize({ width, height: 844 });
    const expectLinks = async (name: string) => {
      const link = page.getByRole("table").getByRole("link", { name, exact: true }).first();
      for (const width of [390, 600]) {
        await resize(width);
        // On phones, a chevron covers the link of a run.
        await expect(link.locator("..")).toBeInViewport({ ratio: 1 });
        expect(
          await link.evaluate(
            (element) => getComputedStyle(element.closest("[role=cell]") ?? element).opacity,
          ),
        ).toBe("1");
      }
    };
    await expectLinks("View");
    await resize(1440);
    await goTo(page, "Drafts");
    await expectLinks("Edit");
    await page.goto(`${sandbox.url}/runs?problem=1`);
    await expectLinks("View Details");

    for (const width of [390, 600]) {
      await resize(width);
      await expect(page.getByRole("combobox", { name: "Environment" })).toBeVisible();
      const time = page.getByRole("combobox", { name: "Time range" });
      await expect(time).toBeHidden();
      const more = page.getByRole("button", { name: "More filters" });
      await more.click();
      await expect(more).toHaveAttribute("aria-expanded", "true");
      await expect(time).toBeVisible();
      await more.click();
      await expect(time).toBeHidden();
    }
  });

  test("on a phone, the account menu begins with its user, and a failed run with its failure", async ({
    page,
    sandbox,
  }) => {
    sandbox.reset({ runIntervalSeconds: 0 });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/runs?status=failed");
    await expect(runsHeading(page)).toBeVisible();
    await page.getByRole("button", { name: "Account menu" }).click();
    await expect(page.locator("[popover]:popover-open").getByText(/@/)).toBeVisible();
    await page.keyboard.press("Escape");

    await rows(page).first().getByRole("link").first().click();
    const failure = page.getByRole("heading", { name: "Run failed" });
    await expect(failure).toBeInViewport({ ratio: 1 });
    const facts = page.getByRole("region", { name: "Summary" });
    const top = async (locator: Locator) => (await locator.boundingBox())?.y ?? Number.NaN;
    expect(await top(failure)).toBeLessThan(await top(facts));
    await expect(facts.getByRole("term")).toHaveCount(8);
    for (const fact of await facts.getByRole("term").all()) await expect(fact).toBeInViewport({ ratio: 1 });
  });
});

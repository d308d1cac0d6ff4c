import { expect, type Page } from "@playwright/test";
import { calls } from "./harness/requests";
import { goTo, open, test } from "./harness/test";

/** Marks the setup guide as seen. The provider's own pages have no storage. */
const guideSeen = () => {
  if (window.origin !== "null") localStorage.setItem("hasSeenOnboarding", "true");
};

const main = (page: Page) => page.getByRole("main");
const attention = (page: Page) => page.getByRole("region", { name: "Needs attention" });
const rows = (page: Page) => page.getByRole("table", { name: "Runs" }).locator("[data-row]");
const runsHeading = (page: Page) => page.getByRole("heading", { level: 1, name: "Runs" });

test.describe("problems at a glance", () => {
  test("the dashboard starts with what is over the limit, and links there", async ({ begin, visit }) => {
    const console = await begin({ sandbox: { scenario: "over", runIntervalSeconds: 0 } });
    const context = await visit({});
    await context.addInitScript(guideSeen);
    const page = await open(context, console, "/");
    await expect(attention(page).getByRole("listitem").first()).toContainText(
      "Limit reached: 240 runs over your limit.",
    );
    expect(await attention(page).getByRole("listitem").count()).toBeLessThanOrEqual(3);
    const top = async (name: string) => (await main(page).getByText(name).first().boundingBox())?.y ?? 0;
    expect(await top("Needs attention")).toBeLessThan(await top("Total Runs"));
    await attention(page).getByRole("link", { name: "View plan" }).first().click();
    await expect(main(page).getByText("Limit reached: 240 runs over your limit.")).toBeVisible();
  });

  test("nothing needs attention in a calm account", async ({ begin, visit }) => {
    const console = await begin({ sandbox: { scenario: "new" } });
    const context = await visit({});
    await context.addInitScript(guideSeen);
    const page = await open(context, console, "/");
    await page.getByRole("group", { name: "Total Runs" }).waitFor();
    await page.getByText("No drift in the last 7 days.").waitFor();
    await expect(attention(page)).toHaveCount(0);
  });

  test("three clicks lead from the dashboard to the report of this morning’s failure", async ({
    begin,
    visit,
  }) => {
    const console = await begin({ sandbox: { scenario: "busy", runIntervalSeconds: 0 } });
    const context = await visit({ permissions: ["clipboard-read", "clipboard-write"] });
    const page = await open(context, console, "/");
    await page.getByRole("group", { name: "Failure Rate" }).getByRole("link").click();
    await expect(page).toHaveURL(/\/runs\?problem=1$/);
    await expect(page.getByText(/^\d+ failed or timed out, \d+ causes$/)).toBeVisible();
    const failed = rows(page).filter({ hasText: "Failed" }).first();
    // The reason is in the list.
    await expect(failed).toContainText(/Step \d+ · ./);
    await failed.getByRole("link", { name: "View Details" }).click();
    await page
      .getByRole("region", { name: "Run failed" })
      .getByRole("button", { name: "Copy report" })
      .click();
    await page.getByRole("button", { name: "Copied!" }).waitFor();
    await expect(page).toHaveTitle(/^Failed · .+ · Understudy$/);
    await expect(
      page.getByText(/^Failed the same way: \d+ runs/).or(page.getByText("First time it failed this way.")),
    ).toBeVisible();
    await goTo(page, "Home");
    await expect(page).toHaveTitle("Dashboard · Understudy");
    await expect(page.locator("link[rel=icon]")).toHaveAttribute("href", "/favicon.svg");
  });

  test("a run that failed the same way before links to all of them", async ({ begin, visit }) => {
    const console = await begin({ sandbox: { scenario: "busy", runIntervalSeconds: 0 } });
    const page = await open(await visit(), console, "/runs");
    const failures = page.getByRole("region", { name: "Top failures" });
    await failures.getByText("Top failures").click();
    const groups = failures.getByRole("listitem");
    const counts = (await groups.allTextContents()).map((text) => Number.parseInt(text, 10));
    const most = counts.indexOf(Math.max(...counts));
    await groups.nth(most).getByRole("link").click();
    await expect(page.getByText(`${counts[most]} runs`, { exact: true })).toBeVisible();
    await rows(page).first().getByRole("link", { name: "View Details" }).click();
    await page.getByRole("link", { name: `${counts[most]} runs` }).click();
    await runsHeading(page).waitFor();
    await expect(page.getByText(`${counts[most]} runs`, { exact: true })).toBeVisible();
  });

  test("the worst drifting action comes first and opens its runs", async ({ begin, visit }) => {
    const console = await begin({ sandbox: { scenario: "busy", runIntervalSeconds: 0 } });
    const page = await open(await visit(), console, "/");
    const alerts = page.getByRole("region", { name: "Drift Alerts" });
    const unrecovered = async () =>
      (await alerts.getByRole("listitem").allInnerTexts()).map((text) => {
        const [, count = "0"] = /(\d+) drifts?/.exec(text) ?? [];
        const [, rate = "0"] = /([\d.]+)% recovered/.exec(text) ?? [];
        return Math.round(Number(count) * (1 - Number(rate) / 100));
      });
    await alerts.getByRole("listitem").nth(4).waitFor();
    const counts = await unrecovered();
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    expect(counts[0]).toBeGreaterThan(0);
    await alerts.getByRole("link").first().click();
    await expect(page).toHaveURL(/action=.+&drift=1/);
  });

  test("a bar lists the runs that the server counts on that UTC day", async ({ begin, visit }) => {
    const console = await begin({ sandbox: { scenario: "busy", runIntervalSeconds: 0 } });
    const page = await open(await visit({ timezoneId: "America/Los_Angeles" }), console, "/");
    const chart = page.getByRole("group", { name: "Runs by day" });
    const bar = chart.getByRole("link", { name: /success, \d+ failed, \d+ timeout$/ }).nth(5);
    const [, day, ...amounts] =
      /^(\w+ \d+): ([\d,]+) success, (\d+) failed, (\d+) timeout$/.exec(
        (await bar.getAttribute("aria-label")) ?? "",
      ) ?? [];
    const total = amounts.reduce((sum, amount) => sum + Number(amount.replaceAll(",", "")), 0);
    await bar.press("Enter");
    await page.getByRole("button", { name: new RegExp(`Day: ${day}, \\d+ \\(UTC\\)`) }).waitFor();
    await expect(page.getByText(`${total} runs`, { exact: true })).toBeVisible();
  });
});

test.describe("the list of runs at a glance", () => {
  test("counts statuses once complete, and narrows to a time range", async ({ begin, visit }) => {
    const console = await begin({ sandbox: { scenario: "busy", runIntervalSeconds: 0 } });
    const page = await open(await visit(), console, "/runs");
    const status = page.getByRole("combobox", { name: "Status" });
    await expect(status.getByRole("option", { name: /^Failed \(\d+\)$/ })).toBeAttached();
    const label = (await status.getByRole("option", { name: /^Failed/ }).textContent()) ?? "";
    const before = calls(console, "GET", "/v1/runs").length;
    await page.getByRole("combobox", { name: "Time range" }).selectOption("Last 24 hours");
    await expect(page).toHaveURL(/since=24h/);
    // No new call.
    expect(calls(console, "GET", "/v1/runs")).toHaveLength(before);
    await expect(status.getByRole("option", { name: /^Failed \(\d+\)$/ })).not.toHaveText(label);
    await page.reload();
    await expect(page.getByRole("combobox", { name: "Time range" })).toHaveValue("24h");
    await page.getByRole("button", { name: "Clear filters" }).click();
    await expect(page.getByText("7,700 runs", { exact: true })).toBeVisible();

    await status.selectOption("timeout");
    await expect(page.getByRole("region", { name: "Top failures" })).toBeVisible();
  });

  test("refetches a short list every minute, and keeps focus and place", async ({ begin, visit }) => {
    const console = await begin({ sandbox: { runIntervalSeconds: 0 } });
    const context = await visit({});
    await context.clock.install();
    const page = await open(context, console, "/runs");
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
    await expect(page.getByText("641 runs", { exact: true })).toBeVisible();
    await expect(same).toBeFocused();
    expect((await same.boundingBox())?.y).toBe(place);
    await expect(page.getByRole("status").filter({ hasText: "641 runs" })).toHaveCount(1);
  });

  for (const [path, name] of [
    ["/actions", "View"],
    ["/drafts", "Edit"],
    ["/runs", "View Details"],
  ] as const)
    test(`shows ${name} in the rows of ${path} at 390 and 600 px`, async ({ begin, visit }) => {
      const console = await begin({ sandbox: { runIntervalSeconds: 0 } });
      const page = await open(await visit(), console, path);
      const link = page.getByRole("table").getByRole("link", { name, exact: true }).first();
      for (const width of [390, 600]) {
        await page.setViewportSize({ width, height: 844 });
        await expect(link).toBeInViewport({ ratio: 1 });
        expect(
          await link.evaluate(
            (element) => getComputedStyle(element.closest("[role=cell]") ?? element).opacity,
          ),
        ).toBe("1");
      }
    });

  test("folds the filters of runs on a phone", async ({ begin, visit }) => {
    const console = await begin({ sandbox: { runIntervalSeconds: 0 } });
    const page = await open(await visit(), console, "/runs?problem=1");
    for (const width of [390, 600]) {
      await page.setViewportSize({ width, height: 844 });
      await page.getByRole("button", { name: "Filters", exact: true }).click();
      await page.getByRole("combobox", { name: "Environment" }).selectOption("prod");
      await expect(page.getByRole("button", { name: "Filters (1)" })).toHaveAttribute(
        "aria-expanded",
        "true",
      );
      await page.getByRole("button", { name: "Filters (1)" }).click();
      await page.goto(`${console.url}/runs?problem=1`);
    }
  });

  test("colors each status as specified, and says when a date has no time", async ({ begin, visit }) => {
    const console = await begin({ sandbox: { runIntervalSeconds: 0 } });
    const page = await open(await visit(), console, "/settings");
    const run = (status: string) => ({ id: status, action_name: status, status, started_at: "2026-03-04" });
    await page.route("**/v1/runs", (route) =>
      route.fulfill({ json: { runs: ["success", "failed", "running", "timeout", "canceled"].map(run) } }),
    );
    await page.goto(`${console.url}/runs`);
    const hue = (word: string) =>
      rows(page)
        .filter({ hasText: word })
        .getByTitle(word, { exact: true })
        .evaluate((badge) => {
          const [red = 0, green = 0, blue = 0] = (getComputedStyle(badge).color.match(/[\d.]+/g) ?? []).map(
            Number,
          );
          const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
          if (most - least < 40) return "gray";
          if (red === most) return green - blue > 40 ? "yellow" : "red";
          return green === most ? "green" : "blue";
        });
    for (const [word, color] of [
      ["Success", "green"],
      ["Failed", "red"],
      ["Running", "blue"],
      ["Timeout", "yellow"],
      ["Canceled", "gray"],
    ] as const)
      expect([word, await hue(word)]).toEqual([word, color]);
    await expect(rows(page).first().getByText("Mar 4, 2026", { exact: true })).toHaveAttribute(
      "title",
      "Wednesday, March 4, 2026 (no time given)",
    );
  });
});

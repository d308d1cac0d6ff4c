import { expect, type Page, type Request } from "@playwright/test";
import { navigate, refetch } from "./harness/navigate";
import { calls } from "./harness/requests";
import { mainNavigation, clipboard, goTo, test, type TestSandbox } from "./harness/test";
import { pollUntil } from "./harness/time";

// For busy machines.
const wholeTest = 120_000;

const heading = (page: Page) => page.getByRole("heading", { level: 1, name: "Run Details" });
const lists = (sandbox: TestSandbox) => calls(sandbox, "GET", "/v1/runs").length;
const summary = (page: Page) => page.getByRole("region", { name: "Summary" });
const timeline = (page: Page) => page.getByRole("list", { name: "Execution Timeline" });
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

const base = {
  id: "run_x",
  action_id: "act_book_table",
  action_name: "Book a table",
  status: "failed",
  env: "prod",
  duration_ms: 2_000,
  started_at: "2026-03-04T15:00:00Z",
  completed_at: "2026-03-04T15:00:02Z",
  failure_message: "The button stayed disabled.",
  failure_selector: "#confirm",
  failure_step_index: 0,
};

const step = (over: object) => ({
  type: "click",
  selector: "#confirm",
  value: null,
  duration_ms: 500,
  error: null,
  status: "success",
  ...over,
});

async function serveRun(page: Page, over: object): Promise<void> {
  await page.unroute("**/v1/runs/run_x");
  await page.route("**/v1/runs/run_x", (route) => route.fulfill({ json: { run: { ...base, ...over } } }));
}

test.describe("a run", () => {
  test.describe.configure({ timeout: wholeTest });

  test(
    "shows the failure, pages through the list and compares with the last success @journey",
    { tag: "@chromium" },
    async ({ page, context, sandbox }) => {
      sandbox.reset({ runIntervalSeconds: 0 });
      await context.grantPermissions(clipboard);
      await page.goto("/runs?status=failed");
      const pictures: Request[] = [];
      page.on("request", (request) => {
        if (request.resourceType() === "image") pictures.push(request);
      });
      await page.getByRole("link", { name: "View Details" }).nth(1).click();
      const panel = page.getByRole("region", { name: "Run failed" });
      await expect(panel).toBeVisible();
      await expect(page).toHaveTitle(/^Failed · .+ · Understudy$/);
      await expect(page.locator("link[rel=icon]")).toHaveAttribute("href", "/favicon-failed.svg");
      await expect(page.getByText(/^2 of \d+$/)).toBeVisible();

      await panel.getByRole("button", { name: "Show in timeline" }).click();
      const marked = timeline(page).getByRole("listitem").filter({ hasText: "Failed" });
      expect(await marked.evaluate((item) => item === document.activeElement)).toBe(true);

      await page.getByRole("button", { name: "Copy report" }).click();
      await expect(page.getByRole("button", { name: "Copied!" })).toBeVisible();
      const report = await copied(page);
      expect(report).toMatch(/^## Run report\n/);
      expect(report).toContain(`<${new URL(page.url()).origin}${new URL(page.url()).pathname}>`);
      expect(report).toContain("### Timeline");

      await panel.getByRole("button", { name: "Enlarge screenshot" }).click();
      const dialog = page.getByRole("dialog", { name: "Screenshot" });
      await dialog.getByText("200%").click();
      await page.keyboard.press("Escape");
      await expect(dialog).toHaveCount(0);
      expect(pictures.length).toBeGreaterThan(0);
      for (const headers of await Promise.all(pictures.map((picture) => picture.allHeaders()))) {
        expect(headers["referer"]).toBeUndefined();
        expect(headers["authorization"]).toBeUndefined();
        // With `crossorigin`, it would be "cors".
        expect(headers["sec-fetch-mode"]).toBe("no-cors");
      }

      const listsBefore = lists(sandbox);
      await page.getByRole("link", { name: "Next run" }).click();
      await expect(page.getByText(/^3 of \d+$/)).toBeVisible();
      await expect(heading(page)).toBeFocused();
      await page.getByRole("link", { name: "Previous run" }).click();
      await expect(page.getByText(/^2 of \d+$/)).toBeVisible();
      await page.getByRole("link", { name: "Previous run" }).click();
      await expect(page.getByText(/^1 of \d+$/)).toBeVisible();
      await expect(page.getByRole("button", { name: "Previous run" })).toBeDisabled();
      expect(lists(sandbox)).toBe(listsBefore);

      // The comparison's list, as all runs aren't loaded.
      const compare = page.getByRole("button", { name: "Compare with last success" });
      await compare.click();
      await expect(timeline(page).getByText("First difference")).toBeVisible();
      await expect(timeline(page).getByText("First difference")).toBeInViewport();
      expect(lists(sandbox)).toBe(listsBefore + 1);
      await expect(
        page
          .getByText(/^Failed the same way: \d+ runs/)
          .or(page.getByText("No other loaded run failed this way.")),
      ).toBeVisible();

      // It belongs to its run: the next one is compared only when asked, and so is this one again.
      const shown = calls(sandbox, "GET", /^\/v1\/runs/).length;
      const hide = page.getByRole("button", { name: "Hide comparison" });
      for (const [link, position] of [
        ["Next run", /^2 of \d+$/],
        ["Previous run", /^1 of \d+$/],
      ] as const) {
        await page.getByRole("link", { name: link }).click();
        await expect(page.getByText(position)).toBeVisible();
        await expect(timeline(page).getByText("First difference")).toHaveCount(0);
        await expect(compare).toBeVisible();
        await expect(hide).toHaveCount(0);
      }
      expect(lists(sandbox)).toBe(listsBefore + 1);
      expect(calls(sandbox, "GET", /^\/v1\/runs/).length).toBeLessThanOrEqual(shown + 2);
      await compare.click();
      await hide.click();
      await expect(timeline(page).getByText("First difference")).toHaveCount(0);
      await expect(compare).toBeFocused();

      await page.getByRole("link", { name: "View Action Details" }).click();
      await expect(page.getByRole("heading", { level: 1, name: "Action" })).toBeVisible();
    },
  );

  test("loads the list only to compare, and has no pager unless opened from a list", async ({
    page,
    sandbox,
  }) => {
    sandbox.reset({ runIntervalSeconds: 0 });
    await page.goto("/runs/run_000600?status=success&q=book");
    const compare = page.getByRole("button", { name: "Compare with last success" });
    const comparison = page.getByRole("status", { name: "Comparison with last success" });
    const pager = page.getByRole("navigation", { name: "Runs" });
    await expect(summary(page)).toBeVisible();
    expect(lists(sandbox)).toBe(0);
    await compare.click();
    await expect(comparison.getByText(/last success \d/)).toBeVisible();
    expect(calls(sandbox, "GET", "/v1/runs").map(({ query }) => query)).toEqual([{}]);
    await expect(pager).toHaveCount(0);

    const back = page.getByRole("link", { name: "Back to Runs" });
    await expect(back).toHaveAttribute("href", "/runs?status=success&q=book");
    await back.click();
    await page.getByRole("link", { name: "View Details" }).first().click();
    await expect(pager.getByText(/^1 of \d+$/)).toBeVisible();
    await expect(comparison.getByText(/last success \d/)).toHaveCount(0);
  });

  test("compares with a success in another environment, and only on request", async ({ page, sandbox }) => {
    sandbox.reset({ runIntervalSeconds: 0 });
    await page.goto("/settings");
    await expect(mainNavigation(page)).toBeVisible();
    const success = { ...base, id: "run_y", status: "success", step_timeline: [step({})] };
    let asked = 0;
    await page.route(/\/v1\/runs$/, (route) => {
      asked += 1;
      return route.fulfill({ json: { runs: [success] } });
    });
    await page.route("**/v1/runs/run_y", (route) => route.fulfill({ json: { run: success } }));
    const compare = page.getByRole("button", { name: "Compare with last success" });
    // Without an ID, too.
    await serveRun(page, { id: null, env: "staging", step_timeline: [step({ status: "failed" })] });
    await navigate(page, "/runs/run_x");
    await expect(summary(page)).toBeVisible();
    await expect(compare).toBeVisible();
    expect(asked).toBe(0);
    await compare.click();
    await expect(
      page
        .getByRole("status", { name: "Comparison with last success" })
        .getByRole("link", { name: /^last success \d/ }),
    ).toBeVisible();
  });

  test("opens before a long list is searched for it", async ({ page, sandbox }) => {
    sandbox.reset({ scenario: "huge", runIntervalSeconds: 0 });
    await page.goto("/runs");
    await expect(page.getByText("100,000 runs")).toBeVisible({ timeout: 30_000 });
    const link = page.getByRole("link", { name: "View Details" }).nth(1);
    const position = /\d of 100,000/;
    const firstShown = page.evaluate(async () => {
      const main = document.querySelector("main");
      const isOpen = () => main?.querySelector("h1")?.textContent?.startsWith("Run Details") === true;
      while (!isOpen())
        await new Promise((resolve) =>
          new MutationObserver(resolve).observe(document, { childList: true, subtree: true }),
        );
      return main?.textContent ?? "";
    });
    await link.click();
    expect(await firstShown).not.toMatch(position);
    await expect(page.getByText(position)).toBeVisible();
  });

  test("updates a running run until it finishes", async ({ page, context, sandbox }) => {
    sandbox.reset({ runIntervalSeconds: 3_600 });
    await context.clock.install();
    await page.goto("/runs?status=running");
    await page.getByRole("link", { name: "View Details" }).first().click();
    // The server sends no duration while it runs, and nothing is counted up in its place.
    await expect(summary(page)).toContainText("Duration—");
    await expect(page).toHaveTitle(/^Running · .+ · Understudy$/);
    await expect(page.locator("link[rel=icon]")).toHaveAttribute("href", "/favicon-running.svg");

    // A note about a refresh that failed stays, with its focus, while it is repeated.
    sandbox.control.apply({ refuseTokens: "all" });
    await page.clock.runFor(5_000);
    const signIn = page.getByRole("button", { name: "Sign in again" });
    await signIn.focus();
    const panel = await signIn.elementHandle();
    const refused = page.waitForResponse((response) => response.url().includes("/v1/runs/"));
    await page.clock.runFor(5_000);
    await refused;
    await expect.poll(() => page.evaluate((focused) => document.activeElement === focused, panel)).toBe(true);

    sandbox.control.apply({ refuseTokens: "none", advanceMs: 60_000 });
    await pollUntil(page, summary(page).getByText("Completed"));
    await expect(summary(page)).not.toContainText("Duration—");
    await expect(page).not.toHaveTitle(/^Running/);
    await expect(page.locator("link[rel=icon]")).not.toHaveAttribute("href", "/favicon-running.svg");
    const polls = calls(sandbox, "GET", /^\/v1\/runs\/./).length;
    await page.clock.runFor(60_000);
    // Earlier requests have reached the server by now.
    await goTo(page, "Drafts");
    await expect(page.getByRole("table", { name: "Drafts" })).toBeVisible();
    expect(calls(sandbox, "GET", /^\/v1\/runs\/./)).toHaveLength(polls);
  });

  test("shows load errors, of its list too, and keeps the back link", async ({ page, sandbox }) => {
    sandbox.reset({ runIntervalSeconds: 0 });
    const { control } = sandbox;
    await page.goto("/runs/run_nobody?env=dev");
    await expect(page.getByRole("alert", { name: "Failed to load run details" })).toBeVisible();
    for (const link of await page.getByRole("link", { name: "Back to Runs" }).all())
      await expect(link).toHaveAttribute("href", "/runs?env=dev");

    await page.goto(`${sandbox.url}/runs/run_000600`);
    await expect(summary(page)).toBeVisible();
    control.apply({
      fault: { call: "GET /v1/runs", fault: "status", status: 403, times: 1 },
    });
    await page.getByRole("button", { name: "Compare with last success" }).click();
    await expect(page.getByRole("alert", { name: "Failed to load runs" })).toBeVisible();
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(page.getByText(/last success \d/)).toBeVisible();
  });

  test(
    "omits missing values and masks what was typed into password fields",
    { tag: "@chromium" },
    async ({ page, context, sandbox, monitor }) => {
      sandbox.reset({ runIntervalSeconds: 0 });
      await context.grantPermissions(clipboard);
      await page.goto("/settings");
      await expect(mainNavigation(page)).toBeVisible();
      const showRun = async (over: object) => {
        await serveRun(page, over);
        await refetch(page);
      };
      await serveRun(page, {});
      await navigate(page, "/runs/run_x");
      await expect(summary(page)).toBeVisible();

      await showRun({
        step_timeline: [step({ status: "failed", error: "The button stayed disabled." })],
      });
      await expect(
        page.getByRole("region", { name: "Run failed" }).getByText("Step 1", { exact: true }),
      ).toBeVisible();
      await expect(page.getByText("Between steps")).toBeVisible();
      await expect(page.getByRole("button", { name: "Enlarge screenshot" })).toHaveCount(0);

      await showRun({
        status: "timeout",
        failure_message: null,
        failure_step_index: null,
        failure_selector: null,
        step_timeline: null,
        action_id: null,
      });
      await expect(page.getByText("No timeline data available")).toBeVisible();
      await expect(page.getByRole("region", { name: "Run timed out" })).toHaveCount(0);
      await expect(page.getByRole("link", { name: "View Action Details" })).toHaveCount(0);

      await showRun({
        status: "success",
        completed_at: null,
        was_drift_detected: true,
        was_auto_recovered: true,
        failure_message: null,
      });
      await expect(summary(page).getByText("Drift detected")).toBeVisible();
      await expect(summary(page).getByText("Auto-recovered")).toBeVisible();
      await expect(summary(page).getByText("Completed")).toHaveCount(0);

      monitor.allow(/ERR_NAME_NOT_RESOLVED|screenshots/);
      await showRun({ screenshot_url: "https://pictures.invalid/1.png" });
      await expect(page.getByText("The screenshot couldn’t be loaded.")).toBeVisible();
      await showRun({ screenshot_url: "javascript:alert(1)" });
      await expect(page.getByText(/^The screenshot can’t be shown/)).toBeVisible();

      await showRun({
        failure_message: "Wrong password hunter2hunter2",
        step_timeline: [
          step({ type: "input", selector: "input[type=password]", value: "hunter2hunter2" }),
          step({ status: "failed", error: "hunter2hunter2 was refused" }),
        ],
      });
      const show = page.getByRole("button", { name: "Show value" });
      await expect(show).toHaveCount(3);
      await expect(page.getByText(/hunter2hunter2/)).toHaveCount(0);
      await page.getByRole("button", { name: "Copy report" }).click();
      await expect(page.getByRole("button", { name: "Copied!" })).toBeVisible();
      expect(await copied(page)).not.toContain("hunter2hunter2");
      await page
        .getByRole("region", { name: "Run failed" })
        .getByRole("button", { name: "Show value" })
        .click();
      await expect(page.getByText("Wrong password hunter2hunter2")).toBeVisible();
      await show.first().click();
      await expect(page.getByText("hunter2hunter2", { exact: true })).toBeVisible();
    },
  );
});

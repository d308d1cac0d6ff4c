import { expect, type Page, type Request } from "@playwright/test";
import { calls, holdRequests } from "./harness/requests";
import { clipboard, goTo, test, type TestSandbox } from "./harness/test";
import { pollUntil } from "./harness/time";

// For busy machines.
const wholeTest = 120_000;

const heading = (page: Page) => page.getByRole("heading", { level: 1, name: "Run Details" });
const lists = (sandbox: TestSandbox) => calls(sandbox, "GET", "/v1/runs").length;
const summary = (page: Page) => page.getByRole("region", { name: "Summary" });
const timeline = (page: Page) => page.getByRole("list", { name: "Execution Timeline" });
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test.describe("a run", () => {
  test.describe.configure({ timeout: wholeTest });

  test("is asked for once, while its page’s code loads", async ({ page }) => {
    const code = await holdRequests(page, /\/RunPage-.*\.js$/);
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/v1/runs/run_x")) asked.push(request.url());
    });
    await page.route("**/v1/runs/run_x", (route) =>
      route.fulfill({ json: { run: { id: "run_x", status: "failed", failure_message: "No such button" } } }),
    );
    await page.goto("/runs/run_x", { waitUntil: "commit" });
    await expect.poll(() => asked.length).toBe(1);
    code();
    await expect(page.getByRole("region", { name: "Run failed" })).toBeVisible();
    expect(asked).toHaveLength(1);
  });

  test("loads its timeline where it will be, on a phone", async ({ page, sandbox }) => {
    sandbox.reset({ runIntervalSeconds: 0 });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/runs?status=success");
    const answer = await holdRequests(page, /\/v1\/runs\/./);
    await page.getByRole("link", { name: "View Details" }).first().click();
    const compare = page.getByText("Compare with last success");
    await expect(compare).toBeVisible();
    const before = await compare.boundingBox();
    answer();
    await expect(page.getByRole("button", { name: "Compare with last success" })).toBeEnabled();
    const after = await compare.boundingBox();
    expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(4);
  });

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
});

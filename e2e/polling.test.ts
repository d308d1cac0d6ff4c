import { type BrowserContext, expect, type Page } from "@playwright/test";
import { calls } from "./harness/requests";
import { test, type TestSandbox } from "./harness/test";
import { pollUntil } from "./harness/time";

const running = {
  action_name: "Book a table",
  env: "prod",
  status: "running",
  started_at: "2026-03-04T15:06:00Z",
};

/** Longer than the interval of polls, and of reloads. */
const onePoll = 6_000;
const oneReload = 61_000;

const asked = (sandbox: TestSandbox) => calls(sandbox, "GET", "/v1/runs").map(({ query }) => query);
const live = (page: Page) => page.getByText("Live", { exact: true });
const reload = (page: Page) => page.getByRole("button", { name: "Reload runs" });
const rows = (page: Page) => page.getByRole("table", { name: "Runs" }).getByRole("row");

/** Opens pages as background tabs, until they are brought to the front. */
const openInBackground = (context: BrowserContext) =>
  context.addInitScript(() => {
    let state = "hidden";
    Object.defineProperty(document, "visibilityState", { get: () => state });
    Object.defineProperty(document, "hidden", { get: () => state === "hidden" });
    Object.assign(globalThis, {
      switchTab(to: string) {
        state = to;
        document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
      },
    });
  });
const bringToFront = (page: Page) => page.evaluate("switchTab('visible')");
const leaveTab = (page: Page) => page.evaluate("switchTab('hidden')");

/** How often the page has requested a path. */
function countRequests(page: Page, path: string): () => number {
  let count = 0;
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === path && request.method() === "GET") count += 1;
  });
  return () => count;
}

/** Answers the list of runs, or a poll of those that are running. */
async function answerRuns(context: BrowserContext, runs: readonly object[]) {
  const answers: { list: readonly object[]; poll: readonly object[] | null } = { list: runs, poll: runs };
  const asks = { lists: 0, polls: 0 };
  await context.route(/\/v1\/runs(?:\?|$)/, (route) => {
    const isPoll = route.request().url().includes("status=running");
    asks[isPoll ? "polls" : "lists"] += 1;
    const answer = isPoll ? answers.poll : answers.list;
    return answer === null
      ? route.fulfill({ status: 404, json: { message: "Not here" } })
      : route.fulfill({ json: { runs: answer } });
  });
  return { answers, asks };
}

test("a list polls its running runs without reloading or moving them, and can be paused", async ({
  page,
  context,
  sandbox,
}) => {
  sandbox.reset({ runIntervalSeconds: 10 });
  await context.clock.install();
  await page.goto("/runs");
  await expect(live(page)).toBeVisible();
  await page.clock.runFor(onePoll);
  await expect.poll(() => asked(sandbox).at(-1)).toEqual({ status: "running" });

  await page.getByRole("button", { name: "Pause", exact: true }).click();
  await expect(page.getByText("Paused", { exact: true })).toBeVisible();
  const paused = asked(sandbox).length;
  await page.clock.runFor(oneReload);
  // A poll or an automatic reload would have sent its request before this reload.
  await reload(page).click();
  await expect.poll(() => asked(sandbox).slice(paused)).toEqual([{}]);
  await expect(reload(page)).not.toHaveAttribute("aria-busy");
  // It stays paused while one of its runs is open.
  await page.getByRole("link", { name: "View Details" }).first().click();
  await page.getByRole("link", { name: "Back to Runs" }).click();
  await expect(page.getByText("Paused", { exact: true })).toBeVisible();

  const href = await rows(page)
    .filter({ hasText: "Running" })
    .first()
    .getByRole("link", { name: "View Details" })
    .getAttribute("href");
  const row = rows(page).filter({ has: page.locator(`[href="${href}"]`) });
  const link = row.getByRole("link", { name: "View Details" });
  sandbox.control.apply({ clearLog: true, advanceMs: 60_000 });
  await page.getByRole("button", { name: "Resume" }).click();
  await expect(live(page)).toBeVisible();
  // Resuming polls at once; a run that is added gives the link's element to another row.
  await expect(async () => {
    await link.focus();
    await expect(link).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.clock.runFor(onePoll);
  await expect(row.getByText("Running")).toHaveCount(0);
  expect(asked(sandbox).length).toBeGreaterThan(0);
  expect(asked(sandbox).every((query) => query["status"] === "running")).toBe(true);
  await expect(link).toBeFocused();
});

test("new runs are counted while the pointer or the focus is in the list, and don’t move it", async ({
  page,
  context,
  sandbox,
}) => {
  sandbox.reset({ runIntervalSeconds: 0 });
  await context.clock.install();
  const old = { id: "run_old", ...running };
  const { answers } = await answerRuns(context, [old]);
  await page.goto("/runs");
  await expect(live(page)).toBeVisible();
  const oldRow = rows(page).filter({ has: page.locator('[href^="/runs/run_old"]') });
  await oldRow.hover();
  const place = await oldRow.boundingBox();

  answers.poll = [{ id: "run_new", ...running }, old];
  await pollUntil(page, page.getByRole("button", { name: "1 new run", exact: true }));
  expect(await oldRow.boundingBox()).toEqual(place);
  answers.poll = [{ id: "run_newest", ...running }, ...answers.poll];
  const more = page.getByRole("button", { name: "2 new runs", exact: true });
  await pollUntil(page, more);
  await expect(rows(page)).toHaveCount(2);
  await more.click();
  await expect(rows(page)).toHaveCount(4);
  await expect(more).toHaveCount(0);

  await page.mouse.move(0, 0);
  answers.poll = [{ id: "run_last", ...running }, ...answers.poll];
  await page.getByRole("searchbox").focus();
  await pollUntil(page, rows(page).nth(4));
});

test("pages opened in a background tab are polled only while the tab is visible", async ({
  page,
  context,
  sandbox,
}) => {
  sandbox.reset({ scenario: "new" });
  const { control } = sandbox;
  await context.clock.install();
  await openInBackground(context);
  await page.goto("/");

  await test.step("the setup guide", async () => {
    const guide = page.getByRole("dialog", { name: "Setup Guide" });
    await expect(guide.getByText("0 of 6 complete")).toBeVisible();
    await bringToFront(page);
    for (const [index, flag] of (["scriptInstalled", "apiKeyCreated"] as const).entries()) {
      control.apply({ completeOnboarding: flag });
      await pollUntil(page, guide.getByText(`${index + 1} of 6 complete`));
    }
  });

  await test.step("a run", async () => {
    await context.route("**/v1/runs/run_x", (route) =>
      route.fulfill({ json: { run: { id: "run_x", ...running } } }),
    );
    await page.goto(`${sandbox.url}/runs/run_x`);
    const polls = countRequests(page, "/v1/runs/run_x");
    await expect(page.getByText("Running").first()).toBeVisible();
    await bringToFront(page);
    await expect(async () => {
      await page.clock.runFor(5_000);
      expect(polls()).toBeGreaterThan(2);
    }).toPass({ timeout: 10_000 });
  });

  await test.step("a list", async () => {
    control.apply({ scenario: "midway", runIntervalSeconds: 3_600, clearLog: true });
    await page.goto(`${sandbox.url}/runs`);
    await expect(rows(page).getByText("Running").first()).toBeVisible();
    await page.clock.runFor(onePoll);
    await reload(page).click();
    await expect.poll(() => asked(sandbox)).toEqual([{}, {}]);
    await bringToFront(page);
    await page.clock.runFor(onePoll);
    await expect.poll(() => asked(sandbox).at(-1)).toEqual({ status: "running" });

    await leaveTab(page);
    const before = asked(sandbox).length;
    await page.clock.runFor(oneReload);
    await reload(page).click();
    await expect.poll(() => asked(sandbox).slice(before)).toEqual([{}]);

    // When the last run finishes, the focus stays at the list's age.
    await bringToFront(page);
    await page.getByRole("button", { name: "Pause" }).focus();
    control.apply({ advanceMs: 600_000, runIntervalSeconds: 0 });
    await page.clock.runFor(onePoll);
    await expect(page.getByRole("button", { name: "Pause" })).toHaveCount(0);
    await page.keyboard.press("Tab");
    await expect(reload(page)).toBeFocused();
  });
});

test("short lists are loaded again every minute, long lists aren't", async ({ page, context, sandbox }) => {
  sandbox.reset({ scenario: "busy", runIntervalSeconds: 0 });
  await context.clock.install();
  const list = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ ...running, status: "success", id: `run_${at}` }));
  const { answers, asks } = await answerRuns(context, list(5_001));
  await page.goto("/runs");
  await expect(page.getByText("5,001 runs")).toBeVisible();
  await page.clock.runFor(oneReload);
  await expect(reload(page)).toBeVisible();
  // An automatic reload would have sent its request before this one.
  answers.list = list(5_000);
  await reload(page).click();
  await expect(page.getByText("5,000 runs")).toBeVisible();
  expect(asks.lists).toBe(2);
  await page.clock.runFor(oneReload);
  await expect.poll(() => asks.lists).toBe(3);

  answers.list = answers.poll = [{ id: "run_1", ...running }];
  await reload(page).click();
  await expect(live(page)).toBeVisible();
  const loads = asks.lists;
  for (let polled = 0; polled < 13; polled += 1) {
    const before = asks.polls;
    // In small steps, because the next poll is only planned once the last one has its response.
    await expect(async () => {
      await page.clock.runFor(1_000);
      expect(asks.polls).toBe(before + 1);
    }).toPass({ intervals: [20] });
  }
  await expect.poll(() => asks.lists).toBe(loads + 1);
});

test("a long list isn’t loaded again on Back, for a filter that was shown before, to compare or on focus", async ({
  page,
  context,
  sandbox,
}) => {
  sandbox.reset({ scenario: "busy", runIntervalSeconds: 0 });
  await context.clock.install();
  await page.goto("/runs");
  const all = page.getByText("7,700 runs", { exact: true });
  await expect(all).toBeVisible();
  await page.clock.runFor(10_000);

  await rows(page).filter({ hasText: "Failed" }).first().getByRole("link", { name: "View Details" }).click();
  await page.getByRole("button", { name: "Compare with last success" }).click();
  await expect(page.getByRole("button", { name: "Hide comparison" })).toBeVisible();
  await page.goBack();
  await expect(all).toBeVisible();

  const status = page.getByRole("combobox", { name: "Status" });
  await status.selectOption("timeout");
  await expect(all).toHaveCount(0);
  await page.clock.runFor(10_000);
  await status.selectOption({ index: 0 });
  await expect(all).toBeVisible();

  await page.clock.runFor(2 * oneReload);
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  // Loading the list again would have sent its request before this.
  await reload(page).click();
  await expect.poll(() => asked(sandbox)).toEqual([{}, { status: "timeout" }, {}]);
});

test("a list that is a minute old is loaded again on focus, also after the clock was set back, but not while the server asks for a pause", async ({
  page,
  context,
}) => {
  await context.clock.install();
  const asks = countRequests(page, "/v1/actions");
  const focus = () => page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await page.goto("/actions");
  await expect(page.getByRole("table", { name: "Actions" })).toBeVisible();
  await page.clock.runFor(oneReload);
  await focus();
  await expect.poll(asks).toBe(2);

  await page.clock.setSystemTime(Date.now() - 24 * 3_600_000);
  await page.route("**/v1/actions", (route) =>
    route.fulfill({ status: 503, headers: { "Retry-After": "600" }, json: { message: "Busy" } }),
  );
  // Before the last response was read, focus asks for none.
  await expect(async () => {
    await focus();
    expect(asks()).toBe(3);
  }).toPass({ intervals: [100] });
  await expect(page.getByText("Couldn’t refresh.")).toBeVisible();
  expect(asks()).toBe(3);

  await page.clock.runFor(2 * oneReload);
  await focus();
  await page.getByRole("link", { name: "View" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: /^Action\b/ })).toBeVisible();
  await page.goBack();
  await expect(page.getByText("Couldn’t refresh.")).toBeVisible();
  expect(asks()).toBe(3);
  await page.clock.runFor(10 * oneReload);
  await focus();
  await expect.poll(asks).toBe(4);
});

test("a short list of runs is loaded again on Back after the clock was set back, and stays live", async ({
  page,
  context,
  sandbox,
}) => {
  sandbox.reset({ runIntervalSeconds: 0 });
  await context.clock.install();
  const { answers, asks } = await answerRuns(context, [{ id: "run_1", ...running }]);
  await page.goto("/runs");
  await expect(live(page)).toBeVisible();
  await page.clock.setSystemTime(Date.now() - 24 * 3_600_000);
  answers.poll = [{ id: "run_2", ...running }, ...answers.list];
  await pollUntil(page, rows(page).nth(2));

  await page.getByRole("link", { name: "View Details" }).first().click();
  await expect(page.getByRole("heading", { name: /^Run Details/ })).toBeVisible();
  await page.clock.runFor(10_000);
  const before = asks.lists;
  await page.goBack();
  await expect.poll(() => asks.lists).toBe(before + 1);
});

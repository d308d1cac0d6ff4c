import { expect, type BrowserContext, type Page } from "@playwright/test";
import { goTo, open, test, type Console } from "./harness/test";
import { advanceClock, controlClock, pollUntil } from "./harness/time";

const running = {
  action_name: "Book a table",
  env: "prod",
  status: "running",
  started_at: "2026-03-04T15:06:00Z",
};

/** Opens a page as a background tab, which the returned function brings to the front. */
async function openInBackground(context: BrowserContext, console: Console, path: string) {
  await controlClock(context);
  await (await open(context, console, "/settings")).close();
  const page = await context.newPage();
  await page.addInitScript(() => {
    let state = "hidden";
    Object.defineProperty(document, "visibilityState", { get: () => state });
    Object.defineProperty(document, "hidden", { get: () => state === "hidden" });
    Object.assign(globalThis, {
      bringToFront() {
        state = "visible";
        document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
      },
    });
  });
  await page.goto(console.url + path);
  const show = () => page.evaluate("bringToFront()");
  return { page, show };
}

/** How often the page has requested a path. */
function countRequests(page: Page, path: string): () => number {
  let count = 0;
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === path && request.method() === "GET") count += 1;
  });
  return () => count;
}

test("a run opened in a background tab is polled once the tab is visible", async ({ begin, visit }) => {
  const console = await begin({ sandbox: { runIntervalSeconds: 0 } });
  const context = await visit({});
  await context.route("**/v1/runs/run_x", (route) =>
    route.fulfill({ json: { run: { id: "run_x", ...running } } }),
  );
  const { page, show } = await openInBackground(context, console, "/runs/run_x");
  const polls = countRequests(page, "/v1/runs/run_x");
  await page.getByText("Running").first().waitFor();
  await show();
  await expect(async () => {
    await advanceClock(page, 5_000);
    expect(polls()).toBeGreaterThan(2);
  }).toPass({ timeout: 10_000 });
});

test("the dashboard keeps the runs that it looks for problems up to date", async ({ begin, visit }) => {
  const console = await begin({ sandbox: { runIntervalSeconds: 0 } });
  const context = await visit({});
  await controlClock(context);
  const page = await open(context, console, "/runs");
  await page.getByRole("table", { name: "Runs" }).waitFor();
  const requests = countRequests(page, "/v1/runs");
  await goTo(page, "Home");
  await page.getByRole("group", { name: "Total Runs" }).waitFor();
  await advanceClock(page, 61_000);
  await expect.poll(requests).toBe(1);
});

test("the dashboard doesn't poll the site while the setup guide is closed", async ({ begin, visit }) => {
  const console = await begin({ sandbox: { scenario: "busy" } });
  const context = await visit({});
  await controlClock(context);
  const page = await open(context, console, "/");
  await page.getByRole("group", { name: "Total Runs" }).waitFor();
  const requests = countRequests(page, "/v1/sites/me");
  await advanceClock(page, 10_000);
  // The page sends a poll, if any, before it opens another one.
  await goTo(page, "Drafts");
  await page.getByRole("table", { name: "Drafts" }).waitFor();
  expect(requests()).toBe(0);
});

test("the setup guide opened in a background tab follows the setup once it is visible", async ({
  begin,
  visit,
}) => {
  const console = await begin({ sandbox: { scenario: "new" } });
  const { page, show } = await openInBackground(await visit({}), console, "/");
  const guide = page.getByRole("dialog", { name: "Setup guide" });
  await guide.getByText("0 of 6 complete").waitFor();
  await show();
  for (const [index, flag] of (["scriptInstalled", "apiKeyCreated"] as const).entries()) {
    console.sandbox.control.apply({ completeOnboarding: flag });
    await pollUntil(page, guide.getByText(`${index + 1} of 6 complete`));
  }
});

test("finished runs that answer 404 don't keep other rows from updating", async ({ begin, visit }) => {
  const console = await begin({ sandbox: { runIntervalSeconds: 0 } });
  const context = await visit({});
  await controlClock(context);
  const ids = Array.from({ length: 12 }, (_, index) => `run_${index}`);
  await context.route(/\/v1\/runs(?:\?|$)/, (route) => {
    const isPoll = route.request().url().includes("status=running");
    return route.fulfill({ json: { runs: isPoll ? [] : ids.map((id) => ({ id, ...running })) } });
  });
  await context.route("**/v1/runs/run_*", (route) => {
    const id = new URL(route.request().url()).pathname.split("/").at(-1);
    return id === "run_11"
      ? route.fulfill({ json: { run: { id, ...running, status: "success" } } })
      : route.fulfill({ status: 404, json: { message: "Not found" } });
  });
  const page = await open(context, console, "/runs");
  await pollUntil(page, page.getByRole("cell", { name: "Success" }));
});

test("a list with running runs is loaded again after a minute", async ({ begin, visit }) => {
  const console = await begin({ sandbox: { runIntervalSeconds: 0 } });
  const context = await visit({});
  await controlClock(context);
  let loads = 0;
  await context.route(/\/v1\/runs(?:\?|$)/, (route) => {
    if (!route.request().url().includes("status=running")) loads += 1;
    return route.fulfill({ json: { runs: [{ id: "run_1", ...running }] } });
  });
  const page = await open(context, console, "/runs");
  await page.getByText("Live", { exact: true }).waitFor();
  const before = loads;
  for (let polled = 0; polled < 13; polled += 1) {
    const poll = page.waitForResponse(/status=running/);
    await advanceClock(page, 5_000);
    await poll;
  }
  await expect.poll(() => loads).toBe(before + 1);
});

test("the setup guide waits for a menu to close, without checking the page again and again", async ({
  begin,
  visit,
}) => {
  const console = await begin();
  const context = await visit();
  const page = await open(context, console, "/settings");
  // Counts the checks for open dialogs in an attribute, which outlives navigation.
  await page.evaluate(() => {
    const root = document.documentElement;
    document.querySelector = (selectors: string) => {
      if (selectors.includes("dialog:modal")) root.dataset["checks"] = `${root.dataset["checks"] ?? ""}|`;
      return document.querySelectorAll(selectors)[0] ?? null;
    };
  });
  await page.getByRole("button", { name: "Account menu" }).click();
  await page.evaluate(() => {
    history.pushState(null, "", "/");
    dispatchEvent(new PopStateEvent("popstate", { state: null }));
  });
  await page.getByRole("region", { name: "Quick Start" }).waitFor();
  const checks = () => page.evaluate(() => document.documentElement.dataset["checks"]);
  await expect.poll(checks).toBeDefined();
  const before = await checks();
  // Longer than four of the former intervals.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1_100)));
  expect(await checks()).toBe(before);
  const guide = page.getByRole("dialog", { name: "Setup guide" });
  await expect(guide).toHaveCount(0);
  await page.keyboard.press("Escape");
  await guide.waitFor();
});

test("says that a poll failed", async ({ begin, visit }) => {
  const console = await begin({ sandbox: { runIntervalSeconds: 0 } });
  const context = await visit({});
  await controlClock(context);
  await context.route(/\/v1\/runs(?:\?|$)/, (route) =>
    route.request().url().includes("status=running")
      ? route.fulfill({ status: 404, json: { message: "Not here" } })
      : route.fulfill({ json: { runs: [{ id: "run_1", ...running }] } }),
  );
  const page = await open(context, console, "/runs");
  await page.getByText("Live", { exact: true }).waitFor();
  await advanceClock(page, 5_000);
  await page.getByText("Couldn’t refresh.").waitFor();
});

test("a paused list stays paused while one of its runs is open", async ({ begin, visit }) => {
  const console = await begin({ sandbox: { runIntervalSeconds: 3_600 } });
  const page = await open(await visit(), console, "/runs");
  await page.getByRole("button", { name: "Pause", exact: true }).click();
  await page.getByRole("link", { name: "View Details" }).first().click();
  await page.getByRole("link", { name: "Back to Runs" }).click();
  await page.getByText("Paused", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Resume" }).click();
  await page.getByText("Live", { exact: true }).waitFor();
});

test("a note about a refresh that failed stays, with its focus, while it is repeated", async ({
  begin,
  visit,
}) => {
  const console = await begin({ sandbox: { runIntervalSeconds: 3_600 } });
  const context = await visit({});
  await controlClock(context);
  const page = await open(context, console, "/runs?status=running");
  await page.getByRole("link", { name: "View Details" }).first().click();
  await page.getByRole("region", { name: "Summary" }).waitFor();
  console.sandbox.control.apply({ refuseTokens: "all" });
  await advanceClock(page, 5_000);
  const signIn = page.getByRole("button", { name: "Sign in again" });
  await signIn.focus();
  const panel = await signIn.elementHandle();
  const refused = page.waitForResponse((response) => response.url().includes("/v1/runs/"));
  await advanceClock(page, 5_000);
  await refused;
  await expect.poll(() => page.evaluate((button) => document.activeElement === button, panel)).toBe(true);
});

/** Answers the list of runs with these, and returns the number of requests so far. */
async function answerRuns(context: BrowserContext, runs: readonly object[]): Promise<() => number> {
  let requests = 0;
  await context.route(/\/v1\/runs(?:\?|$)/, (route) => {
    requests += 1;
    return route.fulfill({ json: { runs } });
  });
  return () => requests;
}

for (const [what, count, reloads] of [
  ["5,000 runs", 5_000, 1],
  ["5,001 runs", 5_001, 0],
] as const)
  test(`a list of ${what} is loaded again ${reloads} times in a minute`, async ({ begin, visit }) => {
    const console = await begin({ sandbox: { runIntervalSeconds: 0 } });
    const context = await visit({});
    await controlClock(context);
    const finished = { ...running, status: "success" };
    const requests = await answerRuns(
      context,
      Array.from({ length: count }, (_, at) => ({ ...finished, id: `run_${at}` })),
    );
    const page = await open(context, console, "/runs");
    await page.getByText(what).waitFor();
    const before = requests();
    await advanceClock(page, 61_000);
    await page.getByRole("button", { name: "Reload runs" }).waitFor();
    await expect.poll(requests).toBe(before + reloads);
  });

test("a list in a hidden tab isn't loaded again after a minute", async ({ begin, visit }) => {
  const console = await begin({ sandbox: { runIntervalSeconds: 0 } });
  const context = await visit({});
  await controlClock(context);
  const requests = await answerRuns(context, [{ id: "run_1", ...running }]);
  const page = await open(context, console, "/runs");
  await page.getByText("Live", { exact: true }).waitFor();
  await page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  });
  const before = requests();
  await advanceClock(page, 61_000);
  expect(requests()).toBe(before);
});

test("a paused list isn't loaded again after a minute", async ({ begin, visit }) => {
  const console = await begin({ sandbox: { runIntervalSeconds: 0 } });
  const context = await visit({});
  await controlClock(context);
  const requests = await answerRuns(context, [{ id: "run_1", ...running }]);
  const page = await open(context, console, "/runs");
  await page.getByRole("button", { name: "Pause" }).click();
  await page.getByText("Paused", { exact: true }).waitFor();
  const before = requests();
  await advanceClock(page, 61_000);
  // The page sends a reload, if any, before this poll.
  await page.getByRole("button", { name: "Resume" }).click();
  const poll = page.waitForResponse(/status=running/);
  await advanceClock(page, 5_000);
  await poll;
  expect(requests()).toBe(before + 1);
});

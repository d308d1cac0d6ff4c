import { expect, type Page } from "@playwright/test";
import { answerAlerts } from "./harness/alerts";
import { calls } from "./harness/requests";
import { goTo, open, test } from "./harness/test";

const palette = (page: Page) => page.getByRole("dialog", { name: "Search" });
const field = (page: Page) => page.getByRole("combobox", { name: "Search" });
const sheet = (page: Page) => page.getByRole("dialog", { name: "Keyboard shortcuts" });
const marked = (page: Page) => palette(page).getByRole("option", { selected: true });
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });

test.describe("the command palette", () => {
  test("loads on first use, finds pages by a few letters and opens them by keyboard", async ({
    begin,
    visit,
  }) => {
    const console = await begin();
    const page = await open(await visit(), console, "/settings");
    await heading(page, "Settings").waitFor();
    const scripts: string[] = [];
    page.on("request", (request) => scripts.push(new URL(request.url()).pathname));
    expect(calls(console, "GET", "/v1/actions")).toHaveLength(0);
    await page.keyboard.press("Control+k");
    await expect.poll(() => field(page).evaluate((element) => element === document.activeElement)).toBe(true);
    expect(scripts.some((path) => path.includes("Overlay"))).toBe(true);
    expect(calls(console, "GET", "/v1/actions")).toHaveLength(1);
    expect(calls(console, "GET", "/v1/runs")).toHaveLength(0);
    await page.keyboard.type("chw");
    await expect.poll(() => marked(page).textContent()).toBe("Chat Widget");
    expect(await field(page).getAttribute("aria-activedescendant")).toBe(
      await marked(page).getAttribute("id"),
    );
    await page.keyboard.press("Enter");
    await heading(page, "Chat Widget").waitFor();
    await expect.poll(() => palette(page).count()).toBe(0);
    await expect
      .poll(() => heading(page, "Chat Widget").evaluate((element) => element === document.activeElement))
      .toBe(true);
  });

  test("reports that it can't be loaded, and opens once it can", async ({ begin, visit }) => {
    const console = await begin();
    const page = await open(await visit(), console, "/settings");
    const alerts = answerAlerts(page);
    await heading(page, "Settings").waitFor();
    const part = "**/assets/Overlay-*.js";
    await page.route(part, (route) => route.abort());
    await page.keyboard.press("Control+k");
    await expect.poll(() => alerts.said).toEqual(["Part of the console couldn’t be loaded."]);
    await page.unroute(part);
    await page.keyboard.press("Control+k");
    await field(page).waitFor();
    expect(alerts.said).toHaveLength(1);
  });

  test("shows recent pages first, and finds actions, drafts and loaded runs", async ({ begin, visit }) => {
    const console = await begin();
    const page = await open(await visit(), console, "/runs");
    const name = await page.getByRole("table").getByRole("link").first().textContent();
    await page.getByRole("table").getByRole("link").first().click();
    await heading(page, "Run Details").waitFor();
    for (const title of ["Actions", "Drafts", "Settings", "Runs"]) {
      await goTo(page, title);
      await heading(page, title).waitFor();
    }
    await page.goBack();
    await heading(page, "Settings").waitFor();
    await page.getByRole("main").getByRole("link", { name: "Team" }).click();
    await heading(page, "Team").waitFor();
    await goTo(page, "Billing");
    await heading(page, "Billing & Subscription").waitFor();
    await page.keyboard.press("Control+k");
    await expect.poll(() => marked(page).textContent()).toBe("Team");
    // The last five: not the run.
    await expect(palette(page).getByRole("group", { name: "Recent" }).getByRole("option")).toHaveText([
      "Team",
      "Settings",
      "Runs",
      "Drafts",
      "Actions",
    ]);
    await field(page).fill(String(name));
    await expect
      .poll(() =>
        palette(page).getByRole("group", { name: "Runs" }).getByRole("option").first().textContent(),
      )
      .toContain(name);
    await palette(page).getByRole("group", { name: "Actions" }).waitFor();
    await expect(palette(page).getByRole("status")).toHaveText(/^\d+ results?$/);
    await palette(page)
      .getByRole("option", { name: /^Search runs for/ })
      .click();
    await heading(page, "Runs").waitFor();
    expect(new URL(page.url()).searchParams.get("q")).toBe(name);
  });

  test("searches the longest list of runs that was loaded", async ({ begin, visit }) => {
    const console = await begin({ sandbox: { runIntervalSeconds: 0 } });
    const page = await open(await visit(), console, "/runs");
    await page.getByText("640 runs", { exact: true }).waitFor();
    await page.getByRole("combobox", { name: "Status" }).selectOption("failed");
    await expect(page.getByText("640 runs", { exact: true })).toHaveCount(0);
    await page.getByText(/^\d+ runs$/).waitFor();
    await page.keyboard.press("Escape");
    await page.keyboard.press("Control+k");
    await field(page).fill("run_000600");
    await expect(palette(page).getByRole("group", { name: "Runs" }).getByRole("option")).not.toHaveCount(0);
  });

  test("finds a run that was opened without its list", async ({ begin, visit }) => {
    const console = await begin();
    const page = await open(await visit(), console, "/runs/run_000600");
    await page.getByRole("region", { name: "Summary" }).waitFor();
    await page.keyboard.press("Control+k");
    await field(page).fill("run_000600");
    await expect(palette(page).getByRole("group", { name: "Runs" }).getByRole("option")).not.toHaveCount(0);
  });

  test("doesn't open while typing or in a dialog; Escape returns the focus", async ({ begin, visit }) => {
    const console = await begin();
    const page = await open(await visit(), console, "/actions");
    const search = page.getByRole("searchbox", { name: "Search actions" });
    await search.click();
    await page.keyboard.press("Control+k");
    await page.keyboard.press("?");
    expect(await search.inputValue()).toBe("?");
    const menu = page.getByRole("button", { name: "Collapse sidebar" });
    await menu.focus();
    await page.keyboard.press("Control+k");
    await field(page).waitFor();
    await page.keyboard.press("Control+k");
    expect(await palette(page).count()).toBe(1);
    await page.keyboard.press("Escape");
    await expect.poll(() => palette(page).count()).toBe(0);
    expect(await menu.evaluate((element) => element === document.activeElement)).toBe(true);
    // If typing had opened the dialog, it would be here by now.
    expect(await sheet(page).count()).toBe(0);
  });

  test("asks before leaving unsaved edits, as links do", async ({ begin, visit }) => {
    const console = await begin();
    const page = await open(await visit(), console, "/settings/site");
    await page.getByRole("textbox", { name: "Site Name" }).fill("Another name");
    await heading(page, "Site Settings").click();
    await page.keyboard.press("Control+k");
    await field(page).fill("team");
    await page.keyboard.press("Enter");
    const question = page.getByRole("alertdialog", { name: "Leave with unsaved changes?" });
    await question.getByRole("button", { name: "Stay" }).click();
    // Shortcuts do nothing while a dialog is open.
    await question.waitFor({ state: "hidden" });
    expect(await page.getByRole("textbox", { name: "Site Name" }).inputValue()).toBe("Another name");
    await page.keyboard.press("Control+k");
    await field(page).fill("sign out");
    await page.keyboard.press("Enter");
    await page.getByRole("alertdialog", { name: "Sign out and delete unsaved changes?" }).waitFor();
  });

  test("adds no history entry for the current page", async ({ begin, visit }) => {
    const console = await begin();
    const page = await open(await visit(), console, "/settings");
    await heading(page, "Settings").waitFor();
    const entries = await page.evaluate(() => history.length);
    for (const [query, title] of [
      ["settings", "Settings"],
      ["team", "Team"],
    ] as const) {
      await page.keyboard.press("Control+k");
      await field(page).fill(query);
      await expect.poll(() => marked(page).textContent()).toBe(title);
      await page.keyboard.press("Enter");
      await heading(page, title).waitFor();
    }
    expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  });

  test("moves focus to the heading between two pages of the same kind", async ({ begin, visit }) => {
    const console = await begin();
    const page = await open(await visit(), console, "/actions/act_book_table");
    await page.getByRole("link", { name: "View Runs" }).focus();
    await page.keyboard.press("Control+k");
    await field(page).fill("cancel a booking");
    // The action's runs may be found first: focusing the link has loaded them.
    await marked(page)
      .and(palette(page).getByRole("group", { name: "Actions" }).getByRole("option"))
      .waitFor();
    await page.keyboard.press("Enter");
    await page.getByRole("main").getByText("Cancel a booking").waitFor();
    await expect
      .poll(() => heading(page, "Action").evaluate((element) => element === document.activeElement))
      .toBe(true);
  });

  test("names the list that failed to load, searches the others and retries", async ({ begin, visit }) => {
    const console = await begin();
    const page = await open(await visit(), console, "/settings");
    console.sandbox.control.apply({ fault: { call: "GET /v1/actions", fault: "status", status: 403 } });
    await page.keyboard.press("Control+k");
    await palette(page).getByText("Failed to load actions.").waitFor();
    await field(page).fill("team");
    await expect.poll(() => marked(page).textContent()).toBe("Team");
    console.sandbox.control.apply({ clearFaults: true });
    await palette(page).getByRole("button", { name: "Retry" }).click();
    await expect.poll(() => palette(page).getByText("Failed to load actions.").count()).toBe(0);
  });

  test("opens from the account menu on phones and changes the theme", async ({ begin, visit }) => {
    const console = await begin();
    const context = await visit({
      viewport: { width: 360, height: 740 },
      hasTouch: true,
      colorScheme: "light",
    });
    const page = await context.newPage();
    await page.goto(`${console.url}/settings`);
    await page.getByRole("button", { name: "Sign in with SSO" }).tap();
    await page.getByText("olivia@").tap();
    await page.getByRole("button", { name: "Account menu" }).tap();
    await page.getByRole("menuitem", { name: "Search" }).tap();
    await field(page).fill("dark");
    await marked(page).tap();
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset["theme"])).toBe("dark");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});

test.describe("the shortcuts dialog", () => {
  test("opens on ?, and single-key shortcuts stay off", async ({ begin, visit }) => {
    const console = await begin();
    const page = await open(await visit(), console, "/settings");
    await heading(page, "Settings").waitFor();
    await page.keyboard.press("?");
    await sheet(page).getByRole("button", { name: "Disable single-key shortcuts" }).click();
    await page.keyboard.press("Escape");
    await expect.poll(() => sheet(page).count()).toBe(0);
    await page.reload();
    await heading(page, "Settings").waitFor();
    await page.keyboard.press("?");
    await page.keyboard.press("Control+k");
    await field(page).fill("shortcuts");
    expect(await sheet(page).count()).toBe(0);
    await page.keyboard.press("Enter");
    await sheet(page).getByRole("button", { name: "Enable single-key shortcuts" }).click();
    await page.keyboard.press("Escape");
    await expect.poll(() => sheet(page).count()).toBe(0);
    await page.keyboard.press("?");
    await sheet(page).waitFor();
  });
});

import { expect, type Page } from "@playwright/test";
import { calls } from "./harness/requests";
import { mainNavigation, goTo, test } from "./harness/test";

const palette = (page: Page) => page.getByRole("dialog", { name: "Search" });
const field = (page: Page) => page.getByRole("combobox", { name: "Search" });
const sheet = (page: Page) => page.getByRole("dialog", { name: "Keyboard shortcuts" });
const marked = (page: Page) => palette(page).getByRole("option", { selected: true });
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });

test.describe("the command palette", () => {
  test("loads on first use, finds pages by a few letters and opens them by keyboard @journey", async ({
    page,
    context,
    sandbox,
  }) => {
    // Before the page opens, so that no request can precede it.
    const part = "**/assets/Overlay-*.js";
    await context.route(part, (route) => route.abort());
    await page.goto("/settings");
    await expect(mainNavigation(page)).toBeVisible();
    await expect(heading(page, "Settings")).toBeVisible();
    const entries = await page.evaluate(() => history.length);
    const scripts: string[] = [];
    page.on("request", (request) => scripts.push(new URL(request.url()).pathname));

    // It reports that its code can't be loaded, and opens once it can.
    await page.keyboard.press("Control+k");
    await expect(page.getByText("Part of the console didn’t arrive.")).toBeVisible();
    await page.context().unroute(part);
    await page.keyboard.press("Control+k");
    await expect(field(page)).toBeFocused();
    await expect(page.getByText("Part of the console didn’t arrive.")).toHaveCount(0);
    expect(scripts.some((path) => path.includes("Overlay"))).toBe(true);

    await field(page).fill("team");
    await expect(marked(page)).toHaveText("Team");
    for (const list of ["actions", "drafts", "runs"] as const)
      expect(calls(sandbox, "GET", `/v1/${list}`)).toHaveLength(0);

    // The current page adds no history entry.
    await field(page).fill("settings");
    await expect(marked(page)).toHaveText("Settings");
    await page.keyboard.press("Enter");
    await expect(palette(page)).toHaveCount(0);
    await expect(heading(page, "Settings")).toBeVisible();
    await page.keyboard.press("Control+k");
    await expect(field(page)).toBeFocused();
    await page.keyboard.type("chat w");
    await expect(marked(page)).toHaveText("Chat Widget");
    await expect(field(page)).toHaveAttribute(
      "aria-activedescendant",
      (await marked(page).getAttribute("id")) ?? "none",
    );
    await page.keyboard.press("Enter");
    await expect(heading(page, "Chat Widget")).toBeVisible();
    await expect(palette(page)).toHaveCount(0);
    await expect(heading(page, "Chat Widget")).toBeFocused();
    expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  });

  test("shows recent pages first, and finds actions, drafts and loaded runs", async ({ page }) => {
    await page.goto("/runs");
    const name = await page.getByRole("table").getByRole("link").first().textContent();
    await page.getByRole("table").getByRole("link").first().click();
    await expect(heading(page, `Run Details ${name}`)).toBeVisible();
    for (const title of ["Actions", "Drafts", "Settings", "Runs"]) {
      await goTo(page, title);
      await expect(heading(page, title)).toBeVisible();
    }
    await page.goBack();
    await expect(heading(page, "Settings")).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "Team" }).click();
    await expect(heading(page, "Team")).toBeVisible();
    await goTo(page, "Billing");
    await expect(heading(page, "Billing & Subscription")).toBeVisible();
    await page.keyboard.press("Control+k");
    await expect(marked(page)).toHaveText("Team");
    // The last five: not the run.
    await expect(palette(page).getByRole("group", { name: "Recent" }).getByRole("option")).toHaveText([
      "Team",
      "Settings",
      "Runs",
      "Drafts",
      "Actions",
    ]);
    await field(page).fill(String(name));
    await expect(
      palette(page).getByRole("group", { name: "Runs" }).getByRole("option").first(),
    ).toContainText(String(name));
    await expect(palette(page).getByRole("group", { name: "Actions" })).toBeVisible();
    await expect(palette(page).getByRole("status")).toHaveText(/^\d+ results?$/);
    await palette(page)
      .getByRole("option", { name: /^Search runs for/ })
      .click();
    await expect(heading(page, "Runs")).toBeVisible();
    expect(new URL(page.url()).searchParams.get("q")).toBe(name);
  });

  test.describe(() => {
    test.use({ role: null, viewport: { width: 360, height: 740 }, hasTouch: true, colorScheme: "light" });
  });
});

test.describe("the shortcuts dialog", () => {
  test("opens on Ctrl+/ and from the palette, not on a character alone, and edits are asked about", async ({
    page,
  }) => {
    await page.goto("/settings");
    await expect(mainNavigation(page)).toBeVisible();
    await expect(heading(page, "Settings")).toBeVisible();
    await page.keyboard.press("?");
    await page.keyboard.press("Control+/");
    await expect(sheet(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(sheet(page)).toHaveCount(0);
    await page.keyboard.press("Control+k");
    await field(page).fill("shortcuts");
    await page.keyboard.press("Enter");
    await expect(sheet(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(sheet(page)).toHaveCount(0);

    // The palette asks before leaving unsaved edits, as links do.
    await page.getByRole("main").getByRole("link", { name: "Site Settings" }).click();
    await page.getByRole("textbox", { name: "Site Name" }).fill("Another name");
    await heading(page, "Site Settings").click();
    await page.keyboard.press("Control+k");
    await field(page).fill("team");
    await page.keyboard.press("Enter");
    const question = page.getByRole("alertdialog", { name: "Leave with unsaved changes?" });
    await question.getByRole("button", { name: "Stay" }).click();
    // Shortcuts do nothing while a dialog is open.
    await expect(question).toBeHidden();
    await expect(page.getByRole("textbox", { name: "Site Name" })).toHaveValue("Another name");
    await page.keyboard.press("Control+k");
    await field(page).fill("sign out");
    await page.keyboard.press("Enter");
    await expect(
      page.getByRole("alertdialog", { name: "Sign out and delete unsaved changes?" }),
    ).toBeVisible();
  });
});

test("Ctrl+click on a page opens it in a tab, and the palette stays", async ({ page, context }) => {
  await page.goto("/settings");
  await expect(mainNavigation(page)).toBeVisible();
  await page.keyboard.press("Control+k");
  await field(page).fill("team");
  const opened = context.waitForEvent("page");
  await page.getByRole("option", { name: /^Team/ }).click({ modifiers: ["ControlOrMeta"] });
  const tab = await opened;
  await expect(tab.getByRole("heading", { level: 1, name: "Team" })).toBeVisible();
  await expect(field(page)).toHaveValue("team");
  await expect(heading(page, "Settings")).toBeVisible();
});

test("a theme chosen in one tab reaches the others", async ({ page, context }) => {
  await page.goto("/settings");
  await expect(mainNavigation(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto("/settings");
  await expect(mainNavigation(other)).toBeVisible();
  const themeOf = (tab: Page) => tab.locator("html").getAttribute("data-theme");
  await page.getByRole("button", { name: "Account menu" }).click();
  for (const [choice, theme] of [
    ["Dark", "dark"],
    ["System", null],
  ] as const) {
    await page.getByRole("menuitemradio", { name: choice }).click();
    await expect.poll(() => themeOf(other)).toBe(theme);
  }
});

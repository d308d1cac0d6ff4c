import { expect, type Page } from "@playwright/test";
import { layoutShiftOf, watchLayoutShift } from "./harness/layout-shift";
import { navigate, painted } from "./harness/navigate";
import { pages } from "./harness/pages";
import { holdRequests } from "./harness/requests";
import { goTo, mainNavigation, test } from "./harness/test";

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });
const sidebarWidth = async (page: Page) => (await mainNavigation(page).locator("..").boundingBox())?.width;

test.describe("the layout", () => {
  test.describe("signed in as a viewer", () => {
    test.use({ role: "viewer" });

    test("shows a viewer every route, each with one heading and a title; others redirect to / @journey", async ({
      page,
      sandbox,
    }) => {
      await page.goto("/settings");
      await expect(mainNavigation(page).getByRole("link")).toHaveText([
        "Home",
        "Actions",
        "Drafts",
        "Runs",
        "Settings",
        "Billing",
      ]);
      await page.evaluate(() => localStorage.setItem("hasSeenOnboarding", "true"));
      for (const [path, title] of pages) {
        await navigate(page, path);
        await expect(heading(page, title)).toBeVisible();
        await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
        await expect(page).toHaveTitle(`${title} · Understudy`);
      }
      await navigate(page, "/settings/nowhere?x=1");
      await expect(heading(page, "Dashboard")).toBeVisible();
      await expect(page).toHaveURL(`${sandbox.url}/`);
      for (const path of ["/notes.txt", "//", "/%", "/runs/%E0%A4%A"]) {
        await page.goto(sandbox.url + path);
        await expect(page.getByRole("heading", { level: 1, name: /Dashboard|Run Details/ })).toBeVisible();
        if (!path.startsWith("/runs")) expect(page.url(), path).toBe(`${sandbox.url}/`);
      }
    });
  });

  test("opens pages from the sidebar, which remembers whether it is collapsed and leaves other clicks to the browser @journey", async ({
    page,
    context,
    sandbox,
  }) => {
    await page.goto("/settings");
    await expect(mainNavigation(page)).toBeVisible();
    // The first Tab leads to the content.
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
    const runs = mainNavigation(page).getByRole("link", { name: "Runs" });
    for (const key of ["ControlOrMeta", "Shift"] as const) {
      const [opened] = await Promise.all([context.waitForEvent("page"), runs.click({ modifiers: [key] })]);
      await opened.waitForURL(`${sandbox.url}/runs`, { waitUntil: "commit" });
      await opened.close();
    }
    await Promise.all([page.waitForEvent("download"), runs.click({ modifiers: ["Alt"] })]);
    expect(page.url()).toBe(`${sandbox.url}/settings`);

    // Each page is named and focused, also the first one again.
    for (const [link, name] of [
      ["Billing", "Billing & Subscription"],
      ["Settings", "Settings"],
    ] as const) {
      await goTo(page, link);
      await expect(page).toHaveTitle(`${name} · Understudy`);
      await expect(heading(page, name)).toBeFocused();
    }
    // The skip link focuses what contains the heading.
    await page.getByRole("main").focus();
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox").fill("team");
    await page.keyboard.press("Enter");
    await expect(heading(page, "Team")).toBeFocused();

    expect(await sidebarWidth(page)).toBe(224);
    await page.getByRole("button", { name: "Collapse sidebar" }).click();
    await expect.poll(() => sidebarWidth(page)).toBe(80);
    await page.reload();
    await expect(page.getByRole("button", { name: "Expand sidebar" })).toBeVisible();
    expect(await sidebarWidth(page)).toBe(80);
  });

  test("expands the sidebar at 768 pixels, and shows the navigation in a drawer on narrow screens", async ({
    page,
  }) => {
    await page.goto("/team");
    await page.setViewportSize({ width: 768, height: 900 });
    await expect.poll(() => sidebarWidth(page)).toBe(80);
    await page.getByRole("button", { name: "Expand sidebar" }).click();
    await expect.poll(() => sidebarWidth(page)).toBe(224);
    await expect(mainNavigation(page).getByRole("link", { name: "Settings" })).toHaveAttribute(
      "aria-current",
      "true",
    );
    await page.reload();
    await expect(page.getByRole("button", { name: "Collapse sidebar" })).toBeVisible();
    expect(await sidebarWidth(page)).toBe(224);
    // The account menu opens by the name.
    await page.getByRole("banner").getByText("@").click();
    await expect(page.getByRole("menuitem", { name: "Team" })).toBeVisible();
    await page.keyboard.press("Escape");
    await page.keyboard.press("Control+/");
    const opened = page.waitForEvent("popup");
    await page.getByRole("dialog").getByRole("link", { name: "Open-source licenses" }).click();
    const text = (await opened).locator("body");
    for (const name of ["react-dom", "@azure/msal-browser", "@fontsource-variable/inter"])
      await expect(text).toContainText(name);
    await expect(text).toContainText("Permission is hereby granted");
    await expect(text).toContainText("SIL OPEN FONT LICENSE");
    await (await opened).close();
    await page.keyboard.press("Escape");

    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole("button", { name: "Open navigation" }).click();
    await page.getByRole("dialog").getByRole("link", { name: "Billing" }).click();
    await expect(heading(page, "Billing & Subscription")).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.getByRole("button", { name: "Open navigation" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    // A tablet was turned.
    await page.setViewportSize({ width: 1024, height: 768 });
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

  test("closes the command palette and the navigation drawer on Back", async ({ page }) => {
    await page.goto("/settings");
    await expect(mainNavigation(page)).toBeVisible();
    await goTo(page, "Billing");
    await expect(heading(page, "Billing & Subscription")).toBeVisible();
    await page.keyboard.press("Control+k");
    await expect(page.getByRole("dialog", { name: "Search" })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(heading(page, "Settings")).toBeFocused();

    await page.goForward();
    await expect(heading(page, "Billing & Subscription")).toBeVisible();
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole("button", { name: "Open navigation" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(heading(page, "Settings")).toBeFocused();
  });

  test("keeps a tooltip open while the pointer moves to it", async ({ page }) => {
    await page.goto("/settings");
    await expect(mainNavigation(page)).toBeVisible();
    const opener = page.getByRole("button", { name: "Collapse sidebar" });
    await opener.hover();
    const tooltip = page.locator("[popover=hint]:popover-open");
    await expect(tooltip).toBeVisible();
    const [from, to] = [await opener.boundingBox(), await tooltip.locator("span").boundingBox()];
    if (!from || !to) throw new Error("There is no tooltip");
    const gap = from.y - (to.y + to.height);
    expect(gap).toBeGreaterThan(4);
    // A pointer that crosses the gap may rest in it.
    await page.mouse.move(from.x + from.width / 2, from.y - gap / 2);
    await page.waitForTimeout(100);
    await expect(tooltip).toHaveCount(1);
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 40 });
    await expect(tooltip).toHaveCount(1);
    await page.mouse.move(to.x + to.width / 2, to.y + to.height + from.height + 60, { steps: 10 });
    await expect(tooltip).toHaveCount(0);
  });

  test("applies the stored theme before the first paint, and follows the system's again once System is chosen", async ({
    page,
  }) => {
    await page.goto("/settings");
    await expect(mainNavigation(page)).toBeVisible();
    await page.emulateMedia({ colorScheme: "dark" });
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const choose = async (theme: string) => {
      await page.getByRole("button", { name: "Account menu" }).click();
      await page.getByRole("menuitemradio", { name: theme }).click();
    };
    await expect.poll(background).toBe("rgb(23, 19, 26)");
    await choose("Light");
    await expect.poll(background).not.toBe("rgb(23, 19, 26)");
    await page.keyboard.press("Escape");
    await choose("System");
    await expect.poll(background).toBe("rgb(23, 19, 26)");

    await page.emulateMedia({ colorScheme: "light" });
    await expect.poll(background).not.toBe("rgb(23, 19, 26)");
    await page.keyboard.press("Escape");
    await choose("Dark");
    await expect.poll(background).toBe("rgb(23, 19, 26)");
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    await expect.poll(background).toBe("rgb(247, 245, 242)");
    await page.emulateMedia({ media: null });
    // Without the app's scripts, only boot.js can have set the theme.
    await page.route(/\/assets\/(?!boot-).*\.js$/, (route) => route.abort());
    await page.reload({ waitUntil: "domcontentloaded" });
    expect(await page.evaluate(() => document.documentElement.dataset["theme"])).toBe("dark");
    await expect(page.getByRole("link", { name: "Reload" })).toBeVisible();
  });

  test("moves nothing on a phone when lists load, and when a key is created", async ({
    page,
    context,
    sandbox,
  }) => {
    sandbox.reset({ scenario: "busy", runIntervalSeconds: 0 });
    await watchLayoutShift(context);
    await page.setViewportSize({ width: 360, height: 740 });
    for (const [path, name] of [
      ["/team", "Members"],
      ["/drafts", "Drafts"],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole("table", { name })).toBeVisible();
      expect.soft(await layoutShiftOf(page), path).toBeLessThan(0.01);
    }

    const answerSite = await holdRequests(page, /\/v1\/sites\/me/);
    await page.goto("/settings/keys");
    await expect(page.getByRole("table", { name: "API Keys" })).toBeVisible();
    answerSite();
    await expect(page.getByRole("button", { name: "Copy Site ID" })).toBeEnabled();
    await page.getByRole("button", { name: "Create New Key" }).click();
    await page.getByRole("dialog").getByRole("textbox", { name: "Name" }).fill("Till");
    const listed = page.waitForResponse("**/v1/keys/list");
    await page.keyboard.press("Enter");
    await (await listed).finished();
    await painted(page);
    expect.soft(await layoutShiftOf(page), "a key was created").toBeLessThan(0.01);
    await page.getByRole("dialog").getByRole("button", { name: "Done" }).click();
    await expect(page.getByRole("row", { name: /Till/ })).toBeVisible();
  });

  test("moves nothing on a phone when a save fails, for a reason of two lines", async ({
    page,
    context,
    sandbox,
  }) => {
    sandbox.control.apply({
      fault: {
        call: "PUT /v1/*",
        fault: "status",
        status: 422,
        message: "The site can’t be changed until its plan is renewed.",
      },
    });
    await watchLayoutShift(context);
    await page.setViewportSize({ width: 390, height: 844 });
    for (const [path, field, button] of [
      ["/settings/site", "Site Name", "Save Changes"],
      ["/settings/chat", "Title", "Save Settings"],
    ] as const) {
      await page.goto(path);
      await page.getByRole("textbox", { name: field }).fill("Harbour");
      await expect(page.getByText("Unsaved changes")).toBeVisible();
      await painted(page);
      const before = await layoutShiftOf(page);
      await page.getByRole("button", { name: button }).click();
      await expect(page.getByRole("alert").getByText("until its plan is renewed")).toBeVisible();
      await painted(page);
      expect.soft((await layoutShiftOf(page)) - before, path).toBeLessThan(0.01);
    }
  });

  test("shows in forced colors what is hovered", async ({ page }) => {
    await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
    await page.goto("/settings/keys");
    await expect(page.getByRole("table", { name: "API Keys" })).toBeVisible();
    for (const control of [
      page.getByRole("button", { name: "Create New Key" }),
      page.getByRole("button", { name: "Collapse sidebar" }),
      page.getByRole("link", { name: "Back to Settings" }),
      page.getByRole("button", { name: "Revoke" }).first(),
    ]) {
      await page.mouse.move(0, 0);
      const atRest = await control.screenshot();
      await control.hover();
      await expect.poll(async () => atRest.equals(await control.screenshot())).toBe(false);
    }
  });
});

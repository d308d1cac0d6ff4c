import { expect } from "@playwright/test";
import { pages } from "./harness/pages";
import { goTo, open, test } from "./harness/test";

test.describe("the layout", () => {
  test("gives all thirteen routes one heading and a title; others redirect to /", async ({
    begin,
    visit,
  }) => {
    const console = await begin();
    const page = await open(await visit(), console, "/settings");
    for (const [path, title] of pages) {
      await page.goto(console.url + path);
      await page.getByRole("heading", { level: 1, name: title, exact: true }).waitFor();
      expect(await page.getByRole("heading", { level: 1 }).count()).toBe(1);
      await expect.poll(() => page.title()).toBe(`${title} · Understudy`);
    }
    for (const path of ["/settings/nowhere?x=1", "/notes.txt", "//", "/%", "/runs/%E0%A4%A"]) {
      await page.goto(console.url + path);
      await page.getByRole("heading", { level: 1, name: /Dashboard|Run Details/ }).waitFor();
      if (!path.startsWith("/runs")) expect(page.url(), path).toBe(`${console.url}/`);
    }
  });

  test("expands the sidebar at 768 pixels, and opens the account menu by the name", async ({
    begin,
    visit,
  }) => {
    const console = await begin();
    const page = await open(await visit({ viewport: { width: 768, height: 900 } }), console, "/team");
    const main = page.getByRole("navigation", { name: "Main" });
    const width = async () => (await main.locator("..").boundingBox())?.width;
    expect(await width()).toBe(80);
    await page.getByRole("button", { name: "Expand sidebar" }).click();
    await expect.poll(width).toBe(256);
    expect(await main.getByRole("link", { name: "Settings" }).getAttribute("aria-current")).toBe("true");
    await page.reload();
    await page.getByRole("button", { name: "Collapse sidebar" }).waitFor();
    expect(await width()).toBe(256);
    await page.getByRole("banner").getByText("@").click();
    await page.getByRole("menuitem", { name: "Team" }).waitFor();
  });

  test("opens pages from the sidebar, focuses their heading and remembers the collapsed state", async ({
    begin,
    visit,
  }) => {
    const console = await begin();
    const page = await open(await visit(), console, "/settings");
    const main = page.getByRole("navigation", { name: "Main" });
    await main.getByRole("link", { name: "Billing" }).click();
    const heading = page.getByRole("heading", { level: 1, name: "Billing & Subscription" });
    await expect.poll(() => heading.evaluate((element) => element === document.activeElement)).toBe(true);
    const width = async () => (await main.locator("..").boundingBox())?.width;
    expect(await width()).toBe(256);
    await page.getByRole("button", { name: "Collapse sidebar" }).click();
    await expect.poll(width).toBe(80);
    await page.reload();
    await page.getByRole("button", { name: "Expand sidebar" }).waitFor();
    expect(await width()).toBe(80);
  });

  test("keeps a tooltip open while the pointer moves to it", async ({ begin, visit }) => {
    const console = await begin();
    const page = await open(await visit(), console, "/settings");
    const opener = page.getByRole("button", { name: "Collapse sidebar" });
    await opener.hover();
    const tooltip = page.locator("[popover=hint]:popover-open");
    await tooltip.waitFor();
    const [from, to] = [await opener.boundingBox(), await tooltip.locator("span").boundingBox()];
    if (!from || !to) throw new Error("There is no tooltip");
    const gap = from.y - (to.y + to.height);
    expect(gap).toBeGreaterThan(4);
    // A pointer that crosses the gap may rest in it.
    await page.mouse.move(from.x + from.width / 2, from.y - gap / 2);
    await page.waitForTimeout(100);
    expect(await tooltip.count()).toBe(1);
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 40 });
    expect(await tooltip.count()).toBe(1);
    await page.mouse.move(to.x + to.width / 2, to.y + to.height + from.height + 60, { steps: 10 });
    await expect.poll(() => tooltip.count()).toBe(0);
  });

  test("never scrolls horizontally, however long a word is", async ({ begin, visit }) => {
    const console = await begin();
    const page = await open(await visit(), console, "/settings");
    const word = "W".repeat(300);
    await page.route("**/v1/drafts/d-1", (route) =>
      route.fulfill({ json: { draft: { id: "d-1", name: word } } }),
    );
    await page.route("**/v1/runs/r-1", (route) =>
      route.fulfill({
        json: {
          run: {
            id: "r-1",
            action_name: word,
            status: word,
            env: word,
            step_timeline: [{ type: word, status: word, selector: word, error: word }],
          },
        },
      }),
    );
    for (const [path, named] of [
      ["/drafts/d-1", "Recorded Steps"],
      ["/runs/r-1", "Execution Timeline"],
    ] as const) {
      await page.goto(console.url + path);
      await page.getByRole("region", { name: named }).waitFor();
      for (const width of [1440, 320]) {
        await page.setViewportSize({ width, height: 740 });
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth),
          `${path} at ${width}`,
        ).toBeLessThanOrEqual(width);
      }
    }
  });

  test("shows the navigation in a drawer on narrow screens, which closes on navigation", async ({
    begin,
    visit,
  }) => {
    const console = await begin();
    const context = await visit({ viewport: { width: 360, height: 740 } });
    const page = await context.newPage();
    await page.goto(`${console.url}/settings`);
    await page.getByRole("button", { name: "Sign in with SSO" }).click();
    await page.getByText("olivia@").click();
    await page.getByRole("button", { name: "Open navigation" }).click();
    await page.getByRole("dialog").getByRole("link", { name: "Billing" }).click();
    await page.getByRole("heading", { level: 1, name: "Billing & Subscription" }).waitFor();
    await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
  });

  test("names and focuses each page that is opened, also the first one again", async ({ begin, visit }) => {
    const console = await begin();
    const page = await open(await visit(), console, "/settings");
    const pageNames = [
      ["Billing", "Billing & Subscription"],
      ["Settings", "Settings"],
    ] as const;
    for (const [link, name] of pageNames) {
      await goTo(page, link);
      await expect(page).toHaveTitle(`${name} · Understudy`);
      await expect(page.getByRole("heading", { level: 1, name })).toBeFocused();
    }
    // The skip link focuses what contains the heading.
    await page.getByRole("main").focus();
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox").fill("team");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "Team" })).toBeFocused();
  });

  test("applies the stored theme before the first paint", async ({ begin, visit }) => {
    const console = await begin();
    const context = await visit({ colorScheme: "light" });
    const page = await open(context, console, "/settings");
    await page.getByRole("button", { name: "Account menu" }).click();
    await page.getByRole("menuitemradio", { name: "Dark" }).click();
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await expect.poll(background).toBe("rgb(23, 19, 26)");
    // Without the app's scripts, only boot.js can have set the theme.
    await context.route(/\/assets\/(?!boot-).*\.js$/, (route) => route.abort());
    await page.reload({ waitUntil: "domcontentloaded" });
    expect(await page.evaluate(() => document.documentElement.dataset["theme"])).toBe("dark");
    await page.getByRole("link", { name: "Reload" }).waitFor();
  });

  test("follows the system's theme again once System is chosen", async ({ begin, visit }) => {
    const console = await begin();
    const page = await open(await visit({ colorScheme: "dark" }), console, "/settings");
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const dark = await background();
    await page.getByRole("button", { name: "Account menu" }).click();
    await page.getByRole("menuitemradio", { name: "Light" }).click();
    await expect.poll(background).not.toBe(dark);
    await page.getByRole("menuitemradio", { name: "System" }).click();
    await expect.poll(background).toBe(dark);
  });

  test("links the licenses of everything in the bundle", async ({ begin, visit }) => {
    const console = await begin();
    const context = await visit();
    const page = await open(context, console, "/settings");
    await page.getByRole("button", { name: "Account menu" }).click();
    const opened = context.waitForEvent("page");
    await page.getByRole("menuitem", { name: "Open-source licenses" }).click();
    const text = (await opened).locator("body");
    for (const name of ["react-dom", "@azure/msal-browser", "@fontsource-variable/inter"])
      await expect(text).toContainText(name);
    await expect(text).toContainText("Permission is hereby granted");
    await expect(text).toContainText("SIL OPEN FONT LICENSE");
  });

  test("lets keyboard users skip to the content", async ({ begin, visit }) => {
    const console = await begin();
    const page = await open(await visit(), console, "/settings");
    await page.reload();
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("MAIN");
  });
});

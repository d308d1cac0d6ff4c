import { expect, type Page } from "@playwright/test";
import { refetch } from "./harness/navigate";
import { answerAlerts } from "./harness/alerts";
import { calls } from "./harness/requests";
import { goTo, test } from "./harness/test";
import { expectShownFor } from "./harness/time";

const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const save = (page: Page) => page.getByRole("button", { name: "Save Settings" });
const puts = (sandbox: Parameters<typeof calls>[0]) => calls(sandbox, "PUT", "/v1/site/settings");
const preview = (page: Page) => page.getByRole("region", { name: "Preview" });
/** By its text, because the preview is hidden from screen readers. */
const launcher = (page: Page, title = "Ask Harbour & Pine") =>
  preview(page).getByTitle(title, { exact: true });

async function boxOf(page: Page) {
  const box = await launcher(page).boundingBox();
  if (box === null) throw new Error("There is no launcher");
  return box;
}

/** Whether the launcher is on top where it overlaps the site's bar, which is there while the z-index is edited. */
async function isLauncherInFront(page: Page) {
  return launcher(page).evaluate((element) => {
    element.scrollIntoView({ block: "center" });
    const { left, width, bottom } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, bottom - 4);
    return hit !== null && element.contains(hit);
  });
}

const logo = `<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8"/></svg>`;

test.describe("the preview", () => {
  test("previews each field before saving, and sends them all @journey", async ({
    page,
    context,
    sandbox,
  }) => {
    await context.clock.install();
    await page.goto("/settings/chat");
    await page.route("https://logo.example/here.svg", (route) =>
      route.fulfill({ contentType: "image/svg+xml", body: logo }),
    );
    await page.route("https://logo.example/gone.svg", (route) => route.fulfill({ status: 404, body: "" }));

    await expect(preview(page).getByText("Off. Visitors can’t see the widget.")).toBeVisible();
    await expect(page.getByText("Examples: cmd+k, ctrl+k, cmd+shift+space", { exact: true })).toBeVisible();
    await expect(launcher(page)).toBeVisible();
    await page.getByRole("switch", { name: "Show the widget" }).check();
    await expect(preview(page).getByText(/^Off\./)).toHaveCount(0);

    expect((await preview(page).locator("[aria-hidden=true]").first().boundingBox())?.height).toBe(600);
    const right = await boxOf(page);
    await page.getByRole("radio", { name: "Left", exact: true }).check();
    await expect.poll(async () => (await boxOf(page)).x).toBeLessThan(right.x - 100);
    const left = await boxOf(page);
    await field(page, "Horizontal offset").fill("61");
    await expect.poll(async () => Math.round((await boxOf(page)).x - left.x)).toBe(41);
    await field(page, "Vertical offset").fill("5.9");
    await expect.poll(async () => Math.round((await boxOf(page)).y - left.y)).toBe(15);
    await expect(page.getByText("Will be saved as 5.")).toBeVisible();
    await field(page, "Z-index").focus();
    await expect.poll(() => isLauncherInFront(page)).toBe(true);
    await field(page, "Z-index").fill("998");
    await expect.poll(() => isLauncherInFront(page)).toBe(false);

    await field(page, "Brand color").fill("#4caf50");
    await expect
      .poll(() => launcher(page).evaluate((element) => getComputedStyle(element).backgroundColor))
      .toBe("rgb(76, 175, 80)");
    await expect(launcher(page)).toHaveCSS("color", "rgb(0, 0, 0)");

    // Loads once typing has paused.
    await field(page, "Logo URL").fill("https://logo.example/gone.svg");
    await page.clock.runFor(1_000);
    await expect(page.getByText("The logo didn’t load.")).toBeVisible();
    await field(page, "Logo URL").fill("https://logo.example/here.svg");
    await page.clock.runFor(1_000);
    await expect(preview(page).locator("img[src='https://logo.example/here.svg']")).toBeVisible();
    await expect(page.getByText("The logo didn’t load.")).toHaveCount(0);

    await page.getByRole("switch", { name: "Widget open" }).uncheck();
    await expect(preview(page).getByText("Ctrl+K", { exact: true })).toBeVisible();
    await expect(launcher(page).locator("img")).toHaveCount(1);
    await field(page, "Key combination").fill("k");
    await expect(page.getByText("This will trigger while people type.")).toBeVisible();
    await field(page, "Key combination").fill("ctrl+shift+space");
    await expect(preview(page).getByText("Ctrl+Shift+Space", { exact: true })).toBeVisible();
    await page.getByRole("switch", { name: "Use a keyboard shortcut" }).uncheck();
    await expect(preview(page).getByText("Ctrl+Shift+Space", { exact: true })).toHaveCount(0);
    await expect(field(page, "Key combination")).toHaveCount(0);

    await page.getByRole("radio", { name: "Unify" }).check();
    await field(page, "Include patterns").fill("  /spa/:room  ");
    await field(page, "Include patterns").press("Enter");
    await expect(page.getByRole("button", { name: "Remove /spa/:room" })).toBeVisible();
    await field(page, "Include patterns").fill("/menu");
    await field(page, "Include patterns").press("Enter");
    await expect(page.getByText("/menu is already in the list.")).toBeVisible();
    await expect(field(page, "Include patterns")).toHaveValue("");
    await page.getByRole("button", { name: "Remove /checkout/*" }).click();
    await field(page, "Title").fill("Ask the desk");
    await launcher(page, "Ask the desk").click();
    await expect(preview(page).getByText("Ask the desk", { exact: true })).toBeVisible();

    expect(puts(sandbox)).toHaveLength(0);
    await save(page).dblclick();
    await expectShownFor(page, page.getByText("Settings saved successfully", { exact: true }), 3_000);
    expect(puts(sandbox).map(({ body }) => body)).toEqual([
      {
        widget_enabled: true,
        launcher_side: "left",
        launcher_offset_x: 61,
        launcher_offset_y: 5,
        launcher_z_index: 998,
        brand_color: "#4caf50",
        brand_title: "Ask the desk",
        brand_logo_url: "https://logo.example/here.svg",
        hotkey_enabled: false,
        hotkey_combination: "ctrl+shift+space",
        coexistence_mode: "unify",
        routes_include: ["/bookings/*", "/menu", "/spa/:room"],
        routes_exclude: [],
      },
    ]);
    await expect(field(page, "Vertical offset")).toHaveValue("5");
    await expect(page.getByText("Unsaved changes")).toHaveCount(0);
  });

  test("shows a changed color and side in four clicks, and can be closed and hidden", async ({ page }) => {
    await page.goto("/runs");
    await page.setViewportSize({ width: 1024, height: 768 });
    const clicks: (() => Promise<void>)[] = [
      () => goTo(page, "Settings"),
      () =>
        page
          .getByRole("main")
          .getByRole("link", { name: /^Chat Widget/ })
          .click(),
      () => field(page, "Brand color").click(),
      () => page.getByRole("radio", { name: "Left", exact: true }).check(),
    ];
    for (const [at, click] of clicks.entries()) {
      await click();
      if (at === 2) await field(page, "Brand color").fill("#1d4ed8");
    }
    await expect
      .poll(() => launcher(page).evaluate((element) => getComputedStyle(element).backgroundColor))
      .toBe("rgb(29, 78, 216)");
    // At full size.
    expect((await boxOf(page)).width).toBe(56);
    const { x, width } = (await preview(page).boundingBox()) ?? { x: Number.NaN, width: Number.NaN };
    expect((await boxOf(page)).x).toBeLessThan(x + width / 2);

    await page.setViewportSize({ width: 1440, height: 900 });
    const panelTitle = preview(page).getByText("Ask Harbour & Pine", { exact: true });
    await expect(panelTitle).toBeVisible();
    const stage = await preview(page).locator("[aria-hidden=true]").first().boundingBox();
    expect((stage?.y ?? 0) + (stage?.height ?? Infinity)).toBeLessThan(900);
    await launcher(page).click();
    await expect(panelTitle).toHaveCount(0);
    // Turned off, it has no switch that says on.
    await expect(page.getByRole("switch", { name: "Widget open" })).toHaveCount(0);
    await page.getByRole("switch", { name: "Show the widget" }).check();
    await page.getByRole("switch", { name: "Widget open" }).check();
    await expect(panelTitle).toBeVisible();
    await page.getByRole("button", { name: "Hide Preview" }).click();
    await expect(preview(page)).toHaveCount(0);
    await page.getByRole("button", { name: "Show Preview" }).click();
    await expect(launcher(page)).toBeVisible();
  });

  test("is a strip on a phone that stays in sight while its fields are edited", async ({ page }) => {
    await page.goto("/settings/chat");
    await page.setViewportSize({ width: 360, height: 740 });
    const stage = preview(page).locator("[aria-hidden=true]").first();
    expect((await stage.boundingBox())?.height).toBe(120);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    for (const name of ["Vertical offset", "Brand color", "Title", "Logo URL", "Key combination"]) {
      await field(page, name).focus();
      await expect(launcher(page)).toBeInViewport({ ratio: 1 });
      const strip = (await stage.boundingBox()) ?? { y: Number.NaN, height: Number.NaN };
      const edited = await field(page, name).boundingBox();
      expect(edited?.y).toBeGreaterThanOrEqual(strip.y + strip.height);
    }
    await field(page, "Vertical offset").fill("400");
    await expect(launcher(page)).toBeInViewport({ ratio: 1 });
  });

  test("opens at its full height from the strip, with the switch of its panel", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/settings/chat");
    await page.getByRole("switch", { name: "Show the widget" }).check();
    await page.getByRole("button", { name: "Open the preview" }).click();
    const sheet = page.getByRole("dialog", { name: "Preview" });
    expect((await sheet.locator("div[aria-hidden=true]").first().boundingBox())?.height).toBe(600);
    await sheet.getByRole("switch", { name: "Widget open" }).uncheck();
    await expect(sheet.getByText("Ask Harbour & Pine", { exact: true })).toHaveCount(0);
  });
});

test("prints the form alone, from the first page on", async ({ page }) => {
  await page.goto("/settings/chat");
  await expect(field(page, "Title")).toBeVisible();
  for (const [landscape, pages] of [
    [false, "2"],
    [true, "3"],
  ] as const) {
    const pdf = await page.pdf({ format: "A4", landscape });
    expect(/\/Count (\d+)/.exec(pdf.toString("latin1"))?.[1]).toBe(pages);
  }
  await page.emulateMedia({ media: "print" });
  await expect(field(page, "Title")).toBeVisible();
  await expect(launcher(page)).toBeHidden();
  await expect(page.getByRole("button", { name: "Save Settings" })).toBeHidden();
});

test.describe("saving the widget", () => {
  test("keeps every stored value of an unedited form, and sends the defaults for values that were never set", async ({
    page,
    context,
  }) => {
    const odd = {
      widget_enabled: true,
      launcher_side: "top",
      launcher_offset_x: 0,
      launcher_offset_y: 12.7,
      launcher_z_index: 0,
      brand_color: "red",
      brand_title: "",
      brand_logo_url: "not an address",
      hotkey_enabled: false,
      hotkey_combination: "banana",
      coexistence_mode: "smart",
      routes_include: ["/a", "/a", "/b"],
      routes_exclude: ["/b"],
    };
    let site: object = { id: "s", name: "S", settings: odd };
    const sent: unknown[] = [];
    await context.route("**/v1/sites/me", (route) => route.fulfill({ json: site }));
    await context.route("**/v1/site/settings", (route) => {
      sent.push(route.request().postDataJSON());
      return route.fulfill({ json: {} });
    });
    await page.goto("/settings/chat");
    await save(page).click();
    await expect(page.getByText("Settings saved successfully", { exact: true })).toBeVisible();
    expect(sent).toEqual([odd]);

    site = { id: "s", name: "S" };
    // The reload after the save may still be in flight.
    await expect(async () => {
      await refetch(page);
      await expect(field(page, "Title")).toHaveValue("Ask Understudy", { timeout: 1_000 });
    }).toPass();
    await save(page).click();
    await expect.poll(() => sent.length).toBe(2);
    expect(sent.slice(1)).toEqual([
      {
        widget_enabled: false,
        launcher_side: "right",
        launcher_offset_x: 20,
        launcher_offset_y: 20,
        launcher_z_index: 1000,
        brand_color: "#4CAF50",
        brand_title: "Ask Understudy",
        brand_logo_url: "",
        hotkey_enabled: true,
        hotkey_combination: "cmd+k",
        coexistence_mode: "auto",
        routes_include: [],
        routes_exclude: [],
      },
    ]);
  });

  test("shows a failure at the form; keeps and offers unsaved edits", async ({ page, sandbox }) => {
    await page.goto("/settings/chat");
    answerAlerts(page);
    sandbox.control.apply({
      fault: {
        call: "PUT /v1/site/settings",
        fault: "status",
        status: 500,
        message: "Out of order",
        times: 1,
      },
    });
    await field(page, "Title").fill("Ask the night porter");
    await page.keyboard.press("Control+s");
    await expect(page.getByRole("alert").getByText("Failed to save settings")).toBeVisible();
    await expect(page.getByRole("alert").getByText("Out of order")).toBeVisible();
    await goTo(page, "Runs");
    await page
      .getByRole("alertdialog", { name: "Leave with unsaved changes?" })
      .getByRole("button", { name: "Stay" })
      .click();
    await page.reload();
    await page.getByRole("button", { name: "Restore changes" }).click();
    await expect(field(page, "Title")).toHaveValue("Ask the night porter");
    await page.keyboard.press("Control+s");
    await expect(page.getByText("Settings saved successfully", { exact: true })).toBeVisible();
    expect(puts(sandbox)).toHaveLength(2);
    await goTo(page, "Runs");
    await page.waitForURL("**/runs");
  });
});

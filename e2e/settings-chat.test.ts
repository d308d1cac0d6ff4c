import { expect, type Page } from "@playwright/test";
import { calls } from "./harness/requests";
import { test } from "./harness/test";
import { expectShownFor } from "./harness/time";

const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const save = (page: Page) => page.getByRole("button", { name: "Save Settings" });
const puts = (sandbox: Parameters<typeof calls>[0]) => calls(sandbox, "PUT", "/v1/site/settings");
const preview = (page: Page) => page.getByRole("region", { name: "Preview" });
/** By its text, because the preview is hidden from screen readers. */
const launcher = (page: Page, title = "Ask Harbour & Pine") =>
  preview(page).getByTitle(title, { exact: true });

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
  test("shows what is typed before it is saved, and all fields are sent @journey", async ({
    page,
    context,
    sandbox,
  }) => {
    await context.clock.install();
    await page.goto("/settings/chat");
    await page.route("https://logo.example/here.svg", (route) =>
      route.fulfill({ contentType: "image/svg+xml", body: logo }),
    );
    await page.getByRole("switch", { name: "Show the widget" }).check();
    await page.getByRole("radio", { name: "Left", exact: true }).check();
    await field(page, "Horizontal offset").fill("61");
    await field(page, "Vertical offset").fill("5.9");
    await field(page, "Z-index").focus();
    await expect.poll(() => isLauncherInFront(page)).toBe(true);
    await field(page, "Z-index").fill("998");
    await expect.poll(() => isLauncherInFront(page)).toBe(false);
    await field(page, "Brand color").fill("#4caf50");
    await expect(launcher(page)).toHaveCSS("background-color", "rgb(76, 175, 80)");
    // Loads once typing has paused.
    await field(page, "Logo URL").fill("https://logo.example/here.svg");
    await page.clock.runFor(1_000);
    await expect(preview(page).locator("img[src='https://logo.example/here.svg']")).toBeVisible();
    await field(page, "Key combination").fill("ctrl+shift+space");
    await page.getByRole("switch", { name: "Use a keyboard shortcut" }).uncheck();
    await page.getByRole("radio", { name: "Unify" }).check();
    await field(page, "Include patterns").fill("  /spa/:room  ");
    await field(page, "Include patterns").press("Enter");
    await page.getByRole("button", { name: "Remove /checkout/*" }).click();
    await field(page, "Title").fill("Ask the desk");
    await expect(launcher(page, "Ask the desk")).toBeVisible();

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

test.describe("saving the widget", () => {});

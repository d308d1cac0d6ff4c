import { expect, type Page } from "@playwright/test";
import { knownPages } from "./harness/pages";
import { test } from "./harness/test";

/** A list of runs has a stop in each of its rows. */
const mostStops = 60;

/** Presses a key until the focus leaves the place. Returns the stops that are outside the window, or covered. */
async function hiddenStops(page: Page, key: "Tab" | "Shift+Tab", place: string): Promise<string[]> {
  const hidden: string[] = [];
  const seen = new Set<string>();
  while (seen.size < mostStops) {
    await page.keyboard.press(key);
    const stop = await page.evaluate((within) => {
      const at = document.activeElement;
      if (at?.closest(within) == null) return null;
      const { left, top, right, bottom } = at.getBoundingClientRect();
      const isShownAt = (x: number, y: number) => {
        const shown = document.elementFromPoint(x, y);
        return shown !== null && (at.contains(shown) || shown.contains(at));
      };
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      // What is higher than the window shows its middle or one of its ends.
      const isShown = [y, top + 4, bottom - 4].some((edge) => isShownAt(x, edge));
      return { isShown, name: `${at.ariaLabel ?? at.textContent} ${at.id} ${Math.round(top)}` };
    }, place);
    if (stop === null || seen.has(stop.name)) break;
    seen.add(stop.name);
    if (!stop.isShown) hidden.push(`${stop.name} (${key})`);
  }
  return hidden;
}

async function hiddenOnPage(page: Page): Promise<string[]> {
  await page.getByRole("heading", { level: 1 }).focus();
  const forward = await hiddenStops(page, "Tab", "main");
  return [...forward, ...(await hiddenStops(page, "Shift+Tab", "main"))];
}

async function hiddenInDialog(page: Page): Promise<string[]> {
  await expect(page.locator("dialog[open]")).toBeVisible();
  const forward = await hiddenStops(page, "Tab", "dialog");
  return [...forward, ...(await hiddenStops(page, "Shift+Tab", "dialog"))];
}

const phone = { width: 360, height: 640 };
const desktop = { width: 1440, height: 900 };
/** 1280 × 1024 at 400%. */
const zoomed = { width: 320, height: 256 };

test("every tab stop can be seen on a phone after a failed save, and in a low window", async ({
  page,
  sandbox,
}) => {
  const { control } = sandbox;
  await page.goto("/settings/chat");
  const failToSave = async (call: string, button: string) => {
    await page.setViewportSize(desktop);
    control.apply({ fault: { call, fault: "status", status: 422 } });
    await page.getByRole("textbox").first().fill("Another");
    await page.getByRole("button", { name: button }).click();
    await expect(page.getByRole("alert")).toBeVisible();
    await page.setViewportSize(phone);
  };
  await expect(page.getByRole("textbox", { name: "Title" })).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 600 });
  expect(await hiddenOnPage(page), "beside the widget's preview").toEqual([]);
  await failToSave("PUT /v1/site/settings", "Save Settings");
  expect(await hiddenOnPage(page), "chat settings").toEqual([]);

  await page.getByRole("link", { name: "Back to Settings" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Leave" }).click();
  await page.getByRole("main").getByRole("link", { name: "Site Settings" }).click();
  await failToSave("PUT /v1/site", "Save Changes");
  expect(await hiddenOnPage(page), "site settings").toEqual([]);

  await page.getByRole("link", { name: "Back to Settings" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Leave" }).click();
  control.apply({ scenario: "busy" });
  await page.getByRole("main").getByRole("link", { name: "Team" }).click();
  await page.setViewportSize(desktop);
  control.apply({ fault: { call: "PUT /v1/members/*/role", fault: "status", status: 500 } });
  await page.getByRole("row").getByRole("combobox").nth(3).selectOption("admin");
  await expect(page.getByRole("alert")).toBeVisible();
  await page.setViewportSize(phone);
  expect(await hiddenOnPage(page), "a role's failure").toEqual([]);
});

const atZoom = async (page: Page) => {
  await page.addInitScript(() => localStorage.setItem("hasSeenOnboarding", "true"));
  await page.setViewportSize(zoomed);
};

test("every tab stop of each page can be seen at 400%, forward and backward", async ({ page }) => {
  test.slow();
  await atZoom(page);
  for (const path of knownPages) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    expect.soft(await hiddenOnPage(page), path).toEqual([]);
  }
});

test("every tab stop of each dialog can be seen at 400%, forward and backward", async ({ page }) => {
  await atZoom(page);
  for (const [path, button] of [
    ["/", "Setup Guide"],
    ["/settings/keys", "Create New Key"],
    ["/settings/keys", "Revoke"],
    ["/team", "Invite Member"],
    ["/drafts/drf_reschedule", "Publish"],
  ] as const) {
    await page.goto(path);
    await page.getByRole("main").getByRole("button", { name: button }).first().click();
    expect.soft(await hiddenInDialog(page), button).toEqual([]);
  }
});

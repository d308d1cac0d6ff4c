import { expect, type Page } from "@playwright/test";
import { test } from "./harness/test";

/** The tab stops after the title whose middle is outside the window, or covered. */
async function hiddenStops(page: Page): Promise<string[]> {
  const hidden: string[] = [];
  await page.getByRole("heading", { level: 1 }).focus();
  for (;;) {
    await page.keyboard.press("Tab");
    const stop = await page.evaluate(() => {
      const at = document.activeElement;
      if (at?.closest("main") == null) return null;
      const { left, top, width, height } = at.getBoundingClientRect();
      const shown = document.elementFromPoint(left + width / 2, top + height / 2);
      const isShown = shown !== null && (at.contains(shown) || shown.contains(at));
      return { isShown, name: `${at.ariaLabel ?? at.textContent} ${at.id}` };
    });
    if (stop === null) return hidden;
    if (!stop.isShown) hidden.push(stop.name);
  }
}

test("every tab stop can be seen on a phone after a failed save, and in a low window", async ({
  page,
  sandbox,
}) => {
  const { control } = sandbox;
  await page.goto("/settings/chat");
  const phone = { width: 360, height: 640 };
  const desktop = { width: 1440, height: 900 };
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
  expect(await hiddenStops(page), "beside the widget's preview").toEqual([]);
  await failToSave("PUT /v1/site/settings", "Save Settings");
  expect(await hiddenStops(page), "chat settings").toEqual([]);

  await page.getByRole("link", { name: "Back to Settings" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Leave" }).click();
  await page.getByRole("main").getByRole("link", { name: "Site Settings" }).click();
  await failToSave("PUT /v1/site", "Save Changes");
  expect(await hiddenStops(page), "site settings").toEqual([]);

  await page.getByRole("link", { name: "Back to Settings" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Leave" }).click();
  control.apply({ scenario: "busy" });
  await page.getByRole("main").getByRole("link", { name: "Team" }).click();
  await page.setViewportSize(desktop);
  control.apply({ fault: { call: "PUT /v1/members/*/role", fault: "status", status: 500 } });
  await page.getByRole("row").getByRole("combobox").nth(3).selectOption("admin");
  await expect(page.getByRole("alert")).toBeVisible();
  await page.setViewportSize(phone);
  expect(await hiddenStops(page), "a role's failure").toEqual([]);
});

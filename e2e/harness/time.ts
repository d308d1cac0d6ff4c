import { expect, type Locator, type Page } from "@playwright/test";

/** Advances the clock from poll to poll until the element is visible. The page's clock must be installed. */
export async function pollUntil(page: Page, element: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(5_000);
    await expect(element).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 20_000 });
}

/** Expects an element to disappear after this time, not much earlier or later. The page's clock must be installed. */
export async function expectShownFor(page: Page, element: Locator, ms: number): Promise<void> {
  await expect(element).toBeVisible();
  await page.clock.runFor(ms * 0.6);
  await expect(element).toBeVisible();
  await page.clock.runFor(ms * 0.4);
  await expect(element).toHaveCount(0, { timeout: 2_000 });
}

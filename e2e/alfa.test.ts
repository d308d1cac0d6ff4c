import { expect, type Page } from "@playwright/test";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { checkers, hasCheckers, isOptional } from "./harness/missing";
import { pages } from "./harness/pages";
import { test } from "./harness/test";

const checker = pathToFileURL(join(checkers, "alfa.mjs")).href;

test.skip(isOptional && !hasCheckers, "the checkers aren’t installed");

let findFailures: (page: Page) => Promise<string[]>;
test.beforeAll(async () => {
  ({ findFailures } = await import(checker));
});

test("Alfa finds what is wrong with a page", { tag: "@nightly" }, async ({ page }) => {
  await page.setContent("<html lang='en'><title>Page</title><body><button></button></body></html>");
  expect(await findFailures(page)).toEqual([expect.stringContaining("sia-r12")]);
});

for (const [path, heading] of pages)
  test(`Alfa finds nothing at level AA: ${heading}`, { tag: "@nightly" }, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    await page.waitForLoadState("networkidle");
    expect(await findFailures(page)).toEqual([]);
  });

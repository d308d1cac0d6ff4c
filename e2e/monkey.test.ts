import process from "node:process";
import { expect, type Page } from "@playwright/test";
import { createRandom, type Random } from "../packages/sandbox/src/dataset/random";
import { answerAlerts } from "./harness/alerts";
import { pages } from "./harness/pages";
import { mainNavigation, test } from "./harness/test";

const keys = [
  "Tab",
  "Shift+Tab",
  "Enter",
  "Escape",
  "Space",
  "ArrowDown",
  "ArrowUp",
  "Control+k",
  "?",
  "a",
  "Backspace",
] as const;
const actionsPerPage = 300;
/** Another one each day. `SEED=2026-11-27` repeats that day. */
const seed = process.env["SEED"] ?? new Date().toISOString().slice(0, 10);

/** Clicks, types and presses keys at random, as trusted input. */
async function play(page: Page, { next, pick }: Random): Promise<void> {
  for (let action = 0; action < actionsPerPage; action += 1) {
    const kind = next();
    if (kind < 0.55) await page.mouse.click(next() * 1440, next() * 900);
    else if (kind < 0.9) await page.keyboard.press(pick(keys));
    else if (kind < 0.95) await page.mouse.wheel(0, (next() - 0.5) * 2_000);
    else await page.keyboard.type(pick(["harbor", "<b>", "0", "https://example.com/*"]));
  }
}

for (const [path, heading] of pages)
  test(`${heading} survives random input`, { tag: "@nightly" }, async ({ page, context, sandbox }) => {
    test.setTimeout(180_000);
    // In the report, also of a failure.
    process.stdout.write(`${heading}: SEED=${seed}\n`);
    await page.goto(path);
    await expect(mainNavigation(page)).toBeVisible();
    // Some links open another tab.
    context.on("page", (tab) => void tab.close().catch(() => undefined));
    answerAlerts(page);
    await play(page, createRandom(`${seed} ${path}`));
    // A sign-out or sign-in that was clicked may still be redirecting.
    await expect(() => page.goto(sandbox.url + path)).toPass({ timeout: 15_000 });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });

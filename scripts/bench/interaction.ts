// Interaction to next paint on every page, from the browser's event timing.
import type { Browser, Locator, Page } from "@playwright/test";
import { paths } from "../../packages/model/src/route/paths";
import type { Serving } from "../serve/serve";
import { signIn } from "./probe";

declare global {
  /** In the measured page. */
  var slowest: number;
}

export interface Interactions {
  title: string;
  /** In milliseconds. */
  slowest: number;
}

/** The pause between interactions, longer than any should take. */
const pause = 150;

/** Interactions on any page: type, sort, open, switch, navigate. */
async function tryEverything(page: Page): Promise<void> {
  const main = page.getByRole("main");
  const click = async (found: Locator, most: number) => {
    for (const one of (await found.all()).slice(0, most)) {
      if (!(await one.isVisible()) || !(await one.isEnabled())) continue;
      await one.click();
      await page.waitForTimeout(pause);
    }
  };
  for (const field of (await main.locator("input[type=search], input[type=text], textarea").all()).slice(
    0,
    3,
  )) {
    if (!(await field.isEditable())) continue;
    await field.click();
    for (const key of ["r", "e", "Backspace", "Backspace"]) {
      await page.keyboard.press(key);
      await page.waitForTimeout(pause);
    }
  }
  await click(main.locator("[role=columnheader] button"), 3);
  await click(main.locator("[role=switch]"), 2);
  await click(main.locator("summary"), 2);
  await click(page.getByRole("button", { name: /sidebar/i }), 1);
  await click(page.getByRole("button", { name: /sidebar/i }), 1);
  for (let tab = 0; tab < 5; tab += 1) await page.keyboard.press("Tab");
}

/** Runs in the page before its own scripts. */
function noteInteractions(): void {
  globalThis.slowest = 0;
  const wanted = { type: "event", durationThreshold: 16, buffered: true };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ("interactionId" in entry && entry.interactionId !== 0)
        globalThis.slowest = Math.max(globalThis.slowest, entry.duration);
  }).observe(wanted);
}

async function slowestOn(page: Page, url: string, path: string): Promise<number> {
  await page.goto(url + path);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => {
    globalThis.slowest = 0;
  });
  await tryEverything(page);
  await page.waitForTimeout(pause);
  return page.evaluate(() => globalThis.slowest);
}

/** A valid URL of every signed-in page. */
export async function addresses(page: Page, url: string): Promise<{ title: string; path: string }[]> {
  const linkOn = async (path: string, prefix: string) => {
    await page.goto(url + path);
    const link = page.locator(`main a[href^="${prefix}"]`).first();
    return (await link.getAttribute("href")) ?? prefix;
  };
  const details: Partial<Record<string, string>> = {
    action: await linkOn("/actions", "/actions/"),
    draft: await linkOn("/drafts", "/drafts/"),
    run: await linkOn("/runs", "/runs/"),
  };
  return Object.entries(paths).map(([name, { pattern, title }]) => ({
    title,
    path: details[name] ?? pattern,
  }));
}

export async function measureInteractions({
  browser,
  serving,
}: {
  browser: Browser;
  serving: Serving;
}): Promise<Interactions[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addInitScript(noteInteractions);
  const page = await context.newPage();
  // Accepts the browser's question about unsaved changes.
  page.on("dialog", (dialog) => void dialog.accept());
  await signIn(page, serving);
  const results: Interactions[] = [];
  for (const { title, path } of await addresses(page, serving.url))
    results.push({ title, slowest: await slowestOn(page, serving.url, path) });
  await context.close();
  return results;
}

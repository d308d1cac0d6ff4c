// Interaction to next paint on every page, from the browser's event timing.
import { loadTs } from "../load-ts.mjs";
import { signIn } from "./probe.mjs";

/** The pause between interactions, longer than any should take. */
const pause = 150;

/** Interactions on any page: type, sort, open, switch, navigate. */
async function tryEverything(page) {
  const main = page.getByRole("main");
  const click = async (found, most) => {
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
function countInteractions() {
  globalThis.interactions = [];
  const note = (list) =>
    globalThis.interactions.push(...list.getEntries().filter(({ interactionId }) => interactionId > 0));
  const wanted = { type: "event", durationThreshold: 16, buffered: true };
  new PerformanceObserver(note).observe(wanted);
}

async function slowestOn(page, url, path) {
  await page.goto(url + path);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => void (globalThis.interactions.length = 0));
  await tryEverything(page);
  await page.waitForTimeout(pause);
  return page.evaluate(() => Math.max(0, ...globalThis.interactions.map(({ duration }) => duration)));
}

/** A valid URL of every signed-in page. */
export async function addresses(page, url) {
  const { paths } = await loadTs("packages/model/src/route/paths.ts");
  const linkOn = async (path, prefix) => {
    await page.goto(url + path);
    const link = page.locator(`main a[href^="${prefix}"]`).first();
    return (await link.getAttribute("href")) ?? prefix;
  };
  const details = {
    action: await linkOn("/actions", "/actions/"),
    draft: await linkOn("/drafts", "/drafts/"),
    run: await linkOn("/runs", "/runs/"),
  };
  return Object.entries(paths).map(([name, { pattern, title }]) => ({
    title,
    path: details[name] ?? pattern,
  }));
}

export async function measureInteractions({ browser, serving }) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addInitScript(countInteractions);
  const page = await context.newPage();
  // Accepts the browser's question about unsaved changes.
  page.on("dialog", (dialog) => void dialog.accept());
  await signIn(page, serving);
  const results = [];
  for (const { title, path } of await addresses(page, serving.url))
    results.push({ title, slowest: await slowestOn(page, serving.url, path) });
  await context.close();
  return results;
}

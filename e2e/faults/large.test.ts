import { expect, type Page } from "@playwright/test";
import { painted } from "../harness/navigate";
import { test } from "./fault-test";
import { readTargets } from "./reads";
import { ViolationError } from "./violations";

const paths = [...new Set([...readTargets.map(({ path }) => path), "/settings"])];
const reads = [...new Set(readTargets.map(({ call }) => call))];
/** Of the reference: half a second, where that takes 50 ms. */
const longestTask = 10;

/** Runs in the page: keeps the duration of its longest task. */
const watchTasks = () => {
  Object.assign(window, { longestTask: 0 });
  const keepLongest = (list: PerformanceObserverEntryList) => {
    for (const { duration } of list.getEntries())
      Object.assign(window, { longestTask: Math.max(duration, Number(Reflect.get(window, "longestTask"))) });
  };
  new PerformanceObserver(keepLongest).observe({ type: "longtask", buffered: true });
};

/** Runs in the page: how long this browser, on this machine and now, takes for the same work. */
const referenceMs = () => {
  const began = performance.now();
  let sum = 0;
  for (let at = 0; at < 20_000_000; at += 1) sum += Math.sqrt(at);
  return sum > 0 ? performance.now() - began : Number.NaN;
};

async function settled(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.waitForFunction(() => document.querySelector("#root [aria-busy='true']") === null);
}

/** Basic use of a page: types into text fields, scrolls to the end, and rotates the screen. */
async function usePage(page: Page): Promise<void> {
  const field = page.getByRole("main").getByRole("textbox").or(page.getByRole("searchbox")).first();
  if ((await field.count()) > 0) {
    await field.focus();
    await page.keyboard.press("End");
    await page.keyboard.type("x");
  }
  await page.mouse.move(700, 500);
  await page.mouse.wheel(0, 1_000_000);
  await painted(page);
  await page.setViewportSize({ width: 768, height: 1_024 });
  await painted(page);
  await page.setViewportSize({ width: 1_440, height: 900 });
  await painted(page);
}

const faults = ["huge-strings", "huge-values", "long-lists"] as const;

/** A garbage collection or a busy machine can lengthen some measurements, but not all of them. */
const attempts = 6;

const cases = paths.flatMap((path) => faults.map((fault) => ({ path, fault })));

for (const { path, fault } of cases)
  test(
    `large · ${fault} · ${path} opens and can be used without a long task`,
    { tag: "@nightly" },
    async ({ scenario }) => {
      const { page, go, sandbox } = scenario;
      page.setDefaultTimeout(30_000);
      for (const call of reads) sandbox.control.apply({ fault: { call, fault } });
      await page.addInitScript(watchTasks);
      let longest = Number.POSITIVE_INFINITY;
      for (let attempt = 1; attempt <= attempts && longest > longestTask; attempt += 1) {
        await go(path);
        await settled(page);
        await usePage(page);
        const task = await page.evaluate(() => Number(Reflect.get(window, "longestTask")));
        const reference = await page.evaluate(referenceMs);
        longest = Math.min(longest, task / reference);
      }
      if (!(longest <= longestTask))
        throw new ViolationError(
          "frozen page",
          `a task ${longest.toFixed(0)} times as long as the reference`,
        );
    },
  );

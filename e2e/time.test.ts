import { expect } from "@playwright/test";
import { test } from "./harness/test";
import { controlClock, advanceClock } from "./harness/time";

test.describe("a page's clock", () => {
  test("passes for timers and timeouts once it is controlled", async ({ visit }) => {
    const context = await visit();
    await controlClock(context);
    const page = await context.newPage();
    await page.goto("about:blank");
    await page.evaluate(() => {
      const signal = AbortSignal.timeout(60_000);
      setTimeout(() => (document.title = signal.aborted ? "too early" : "in time"), 59_000);
      signal.addEventListener("abort", () => (document.title += `, then ${String(signal.reason.name)}`));
    });
    await advanceClock(page, 60_000);
    await expect(page).toHaveTitle("in time, then TimeoutError");
  });

  test("stays real where it isn't controlled", async ({ visit }) => {
    const page = await (await visit()).newPage();
    await expect(advanceClock(page, 1_000)).rejects.toThrow("This page’s clock isn’t controlled");
  });
});

import { expect, type BrowserContext, type Locator, type Page } from "@playwright/test";

/**
 * Lets a test advance a page's clock: due timers run at once, in order. Each page starts at the current time, and time
 * passes normally. (Playwright's clock applies its jumps to later pages of the profile, whose timers then stop.)
 */
export async function controlClock(pages: Pick<BrowserContext | Page, "addInitScript">): Promise<void> {
  await pages.addInitScript(takeOverTimers);
}

/** Advances this page's clock only. */
export async function advanceClock(page: Page, ms: number): Promise<void> {
  await page.evaluate(async (forward) => {
    const pass: unknown = Reflect.get(window, "advanceClock");
    if (typeof pass !== "function")
      throw new Error("This page’s clock isn’t controlled: call controlClock before the first navigation");
    await pass(forward);
  }, ms);
}

/** Advances the clock from poll to poll until the element is visible. The page's clock must be controlled. */
export async function pollUntil(page: Page, element: Locator): Promise<void> {
  await expect(async () => {
    await advanceClock(page, 5_000);
    await expect(element).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 20_000 });
}

/** Expects an element to disappear after this time, not much earlier or later. The page's clock must be controlled. */
export async function expectShownFor(page: Page, element: Locator, ms: number): Promise<void> {
  await expect(element).toBeVisible();
  await advanceClock(page, ms * 0.6);
  await expect(element).toBeVisible();
  await advanceClock(page, ms * 0.4);
  await expect(element).toHaveCount(0, { timeout: 2_000 });
}

function takeOverTimers() {
  const native = {
    setTimeout: window.setTimeout.bind(window),
    clearTimeout: window.clearTimeout.bind(window),
    now: Date.now.bind(Date),
    elapsed: performance.now.bind(performance),
  };
  const waiting = new Map<number, { due: number; run: () => void }>();
  let ahead = 0;
  const now = () => native.now() + ahead;

  const shiftedDate = new Proxy(Date, {
    construct: (date, parts) => Reflect.construct(date, parts.length === 0 ? [now()] : parts),
    get: (date, name) => (name === "now" ? now : Reflect.get(date, name)),
  });

  const setTimeoutLater = (task: unknown, ms = 0, ...values: unknown[]): number => {
    const run = () => {
      native.clearTimeout(id);
      waiting.delete(id);
      if (typeof task === "function") task(...values);
    };
    const id = native.setTimeout(run, ms);
    waiting.set(id, { due: now() + ms, run });
    return id;
  };
  const clearTimeoutEarly = (id?: number) => {
    native.clearTimeout(id);
    if (id !== undefined) waiting.delete(id);
  };
  const timeOut = (ms: number): AbortSignal => {
    const controller = new AbortController();
    setTimeoutLater(() => controller.abort(new DOMException("The time is up", "TimeoutError")), ms);
    return controller.signal;
  };
  const turn = () => new Promise<void>((next) => native.setTimeout(next));
  const nextBy = (end: number) =>
    [...waiting.values()].filter(({ due }) => due <= end).toSorted((one, other) => one.due - other.due)[0];

  const pass = async (ms: number) => {
    const end = now() + ms;
    for (let next = nextBy(end); next !== undefined; next = nextBy(end)) {
      ahead += Math.max(0, next.due - now());
      next.run();
      // A timer that ran may have scheduled another one.
      await turn();
    }
    ahead += Math.max(0, end - now());
  };
  Object.assign(window, {
    Date: shiftedDate,
    setTimeout: setTimeoutLater,
    clearTimeout: clearTimeoutEarly,
    advanceClock: pass,
  });
  Object.assign(performance, { now: () => native.elapsed() + ahead });
  Object.assign(AbortSignal, { timeout: timeOut });
}

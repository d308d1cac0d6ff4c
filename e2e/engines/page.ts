import { setTimeout as pause } from "node:timers/promises";
import { expect } from "vitest";
import type { TestConsole } from "./console";
import type { Driver } from "./driver";
import { describeQuery, queryElement, serializeQuery, type ElementQuery } from "./element-query";

/** Slower machines may need more. */
const answerSeconds = Number(process.env["ENGINE_ANSWER_SECONDS"] ?? 10);
/** Conditions are polled, so a long timeout costs time only when a test fails. */
const WAIT_TIMEOUT = 60_000;

/** Rejects if the page doesn't respond, because a frozen page would block the run. */
export async function withWatchdog<Result>(
  command: string,
  work: Promise<Result>,
  seconds = answerSeconds,
): Promise<Result> {
  const controller = new AbortController();
  const frozen = pause(seconds * 1_000, undefined, { signal: controller.signal }).then(() => {
    throw new Error(`The page is frozen: no response to “${command}” within ${seconds} seconds`);
  });
  try {
    return await Promise.race([work, frozen]);
  } finally {
    controller.abort();
    frozen.catch(() => undefined);
  }
}

export type EnginePage = ReturnType<typeof createPage>;

/** A driver with a watchdog, waiting and the steps that the journeys share. */
export function createPage(driver: Driver, console: TestConsole) {
  const evaluate = <Argument, Result>(script: (argument: Argument) => Result, argument: Argument) =>
    withWatchdog("a script", driver.evaluate(script, argument));

  const isVisible = (query: ElementQuery) =>
    withWatchdog(
      `find ${describeQuery(query)}`,
      driver.evaluate(queryElement, serializeQuery(query, "visible")),
    );
  const waitFor = async (query: ElementQuery) => {
    await expect
      .poll(() => isVisible(query), { timeout: WAIT_TIMEOUT, message: `a ${describeQuery(query)}` })
      .toBe(true);
  };
  const waitUntilGone = async (query: ElementQuery) => {
    await expect
      .poll(() => isVisible(query), { timeout: WAIT_TIMEOUT, message: `no ${describeQuery(query)}` })
      .toBe(false);
  };

  const page = {
    evaluate,
    isVisible,
    waitFor,
    waitUntilGone,
    click: async (query: ElementQuery) => {
      await waitFor(query);
      await withWatchdog(`click ${describeQuery(query)}`, driver.click(query));
    },
    clickAt: (x: number, y: number) => withWatchdog("click", driver.clickAt(x, y)),
    hover: async (query: ElementQuery) => {
      await waitFor(query);
      await withWatchdog(`hover ${describeQuery(query)}`, driver.hover(query));
    },
    press: (keys: string) => withWatchdog(`press ${keys}`, driver.press(keys)),
    type: (text: string) => withWatchdog(`type ${text}`, driver.type(text)),
    select: async (query: ElementQuery, value: string) => {
      await waitFor(query);
      await withWatchdog(`select ${value}`, driver.select(query, value));
    },
    prompts: driver.prompts,
    resize: (width: number, height: number) =>
      withWatchdog(`resize to ${width} × ${height}`, driver.resize(width, height)),
    screenshot: () => withWatchdog("take a screenshot", driver.screenshot()),
    reload: () => withWatchdog("reload", driver.reload()),

    /** The active element's tag and accessible text. */
    focused: () =>
      evaluate(() => {
        const { activeElement: element } = document;
        return `${element?.localName ?? ""} ${element?.getAttribute("aria-label") ?? element?.textContent ?? ""}`.trim();
      }, null),
    setItem: (key: string, value: string) =>
      evaluate((item) => localStorage.setItem(item.key, item.value), { key, value }),
    pathname: () => evaluate(() => location.pathname, null),
    valueOf: (query: ElementQuery) => evaluate(queryElement, serializeQuery(query, "value")),

    goto: (path: string) => withWatchdog(`open ${path}`, driver.goto(console.url + path)),
    /** Loads a page of the console and waits for its data. */
    open: async (path: string) => {
      await page.goto(path);
      await page.waitUntilLoaded();
    },
    waitUntilLoaded: async () => {
      const isLoaded = () =>
        document.querySelector("#root main h1") !== null &&
        document.querySelector("#root main [aria-busy=true]") === null;
      await expect
        .poll(() => evaluate(isLoaded, null), { timeout: WAIT_TIMEOUT, message: "the page to load" })
        .toBe(true);
    },
    signIn: async () => {
      await page.goto("/settings");
      await page.click({ role: "button", name: /^Sign in with SSO$/ });
      await page.click({ role: "button", name: /olivia@/ });
      await page.waitFor({ role: "button", name: /^Account menu/ });
      await page.waitUntilLoaded();
      // The setup guide would open over the dashboard.
      await page.setItem("hasSeenOnboarding", "true");
    },
  };
  return page;
}

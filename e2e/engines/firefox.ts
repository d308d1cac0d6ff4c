import process from "node:process";
import { launch, type ElementHandle, type JSHandle, type KeyInput, type Page } from "puppeteer-core";
import { findFirefox } from "../../scripts/engines.mjs";
import type { Driver, Engine } from "./driver";
import { describeQuery, queryElement, serializeQuery, type ElementQuery } from "./element-query";

const executablePath = findFirefox();

export const firefoxEngine: Engine = {
  name: "Firefox",
  missing: executablePath === undefined ? "no Firefox found; install one or set FIREFOX_PATH" : undefined,
  narrowestWindow: 390,
  async launch() {
    if (executablePath === undefined) throw new Error("No Firefox found");
    const browser = await launch({
      browser: "firefox",
      executablePath,
      env: { ...process.env, TZ: "UTC" },
      extraPrefsFirefox: {
        "intl.accept_languages": "en-US",
        "ui.prefersReducedMotion": 1,
        // Puppeteer disables beforeunload dialogs.
        "dom.disable_beforeunload": false,
      },
    });
    // The window of the first tab has no focus.
    const page = await browser.newPage();
    await page.setViewport({ width: 1440, height: 900 });
    const prompts: string[] = [];
    page.on("dialog", (dialog) => {
      prompts.push(dialog.type());
      void dialog.accept().catch(() => undefined);
    });
    return { ...createDriver(page, () => browser.close()), prompts: () => prompts };
  },
};

const isKey = (key: string): key is KeyInput => key !== "";

const isElement = (handle: JSHandle): handle is ElementHandle => handle.asElement() !== null;

function createDriver(page: Page, close: () => Promise<void>): Driver {
  const handleOf = async (query: ElementQuery): Promise<ElementHandle> => {
    const handle = await page.evaluateHandle(queryElement, serializeQuery(query, "element"));
    if (!isElement(handle)) throw new Error(`No ${describeQuery(query)}`);
    return handle;
  };
  return {
    goto: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    evaluate: <Argument, Result>(script: (argument: Argument) => Result, argument: Argument) =>
      page.evaluate<[], () => Result>(`(${String(script)})(${JSON.stringify(argument)})`),
    click: async (query) => (await handleOf(query)).click(),
    clickAt: (x, y) => page.mouse.click(x, y),
    hover: async (query) => (await handleOf(query)).hover(),
    press: async (keys) => {
      const pressed = keys.split("+").filter(isKey);
      for (const key of pressed) await page.keyboard.down(key);
      for (const key of pressed.toReversed()) await page.keyboard.up(key);
    },
    type: (text) => page.keyboard.type(text),
    select: async (query, value) => void (await (await handleOf(query)).select(value)),
    resize: (width, height) => page.setViewport({ width, height }),
    screenshot: async () => Buffer.from(await page.screenshot()),
    close,
  };
}

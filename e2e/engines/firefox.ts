import { firefox, type ElementHandle, type Page } from "playwright";
import { createRequire } from "node:module";
import { findFirefox } from "../../scripts/engines.mjs";
import type { Driver, Engine } from "./driver";
import { describeQuery, queryElement, serializeQuery, type ElementQuery } from "./element-query";

const executablePath = findFirefox();

/**
 * Playwright emulates a color scheme with a command that Firefox 153 doesn't know, and fails. Responds to the command
 * here instead of sending it.
 */
function skipUnknownCommand() {
  interface Socket {
    send: (data: string, ...rest: unknown[]) => void;
    emit: (event: string, ...data: unknown[]) => void;
  }
  const { ws }: { ws: { prototype: Socket } } = createRequire(import.meta.url)(
    "playwright-core/lib/utilsBundle",
  );
  const send = ws.prototype.send;
  ws.prototype.send = function (this: Socket, data, ...rest) {
    const isUnknown = typeof data === "string" && data.includes('"emulation.setMediaFeaturesOverride"');
    if (!isUnknown) return send.call(this, data, ...rest);
    const { id }: { id: number } = JSON.parse(data);
    const answer = Buffer.from(JSON.stringify({ type: "success", id, result: {} }));
    setTimeout(() => this.emit("message", answer, false));
  };
}

skipUnknownCommand();

export const firefoxEngine: Engine = {
  name: "Firefox",
  missing: executablePath === undefined ? "no Firefox found; install one or set FIREFOX_PATH" : undefined,
  // Playwright adds an empty style element before each screenshot.
  ownProblems: /^policy: style-src-elem blocked inline$/,
  narrowestWindow: 390,
  async launch() {
    if (executablePath === undefined) throw new Error("No Firefox found");
    const browser = await firefox.launch({
      channel: "moz-firefox",
      executablePath,
      // Automation disables beforeunload dialogs by default.
      firefoxUserPrefs: { "ui.prefersReducedMotion": 1, "dom.disable_beforeunload": false },
    });
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      locale: "en-US",
      timezoneId: "UTC",
    });
    const page = await context.newPage();
    const prompts: string[] = [];
    page.on("dialog", (dialog) => {
      prompts.push(dialog.type());
      void dialog.accept().catch(() => undefined);
    });
    return { ...createDriver(page, () => browser.close()), prompts: () => prompts };
  },
};

function createDriver(page: Page, close: () => Promise<void>): Driver {
  const handleOf = async (query: ElementQuery): Promise<ElementHandle> => {
    const element = (await page.evaluateHandle(queryElement, serializeQuery(query, "element"))).asElement();
    if (!element) throw new Error(`No ${describeQuery(query)}`);
    return element;
  };
  return {
    goto: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    evaluate: (script, argument) => page.evaluate(`(${String(script)})(${JSON.stringify(argument)})`),
    click: async (query) => (await handleOf(query)).click(),
    clickAt: (x, y) => page.mouse.click(x, y),
    hover: async (query) => (await handleOf(query)).hover(),
    press: (keys) => page.keyboard.press(keys),
    type: (text) => page.keyboard.type(text),
    select: async (query, value) => void (await (await handleOf(query)).selectOption(value)),
    resize: (width, height) => page.setViewportSize({ width, height }),
    screenshot: () => page.screenshot(),
    close,
  };
}

import { spawn, type ChildProcess } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import { Builder, By, Capabilities, Key, Origin, type WebDriver, type WebElement } from "selenium-webdriver";
import { findWebKit } from "../../scripts/engines.mjs";
import { freePort } from "../harness/server";
import type { Driver, Engine } from "./driver";
import { describeQuery, queryElement, serializeQuery, type ElementQuery } from "./element-query";

const webkit = findWebKit();

const specialKeys: Record<string, string> = {
  ArrowDown: Key.ARROW_DOWN,
  ArrowUp: Key.ARROW_UP,
  Backspace: Key.BACK_SPACE,
  Control: Key.CONTROL,
  End: Key.END,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Shift: Key.SHIFT,
  Tab: Key.TAB,
};

/** Starts Xvfb on a free display and resolves to its number. */
function startDisplay(path: string) {
  const xvfb = spawn(path, ["-displayfd", "1", "-screen", "0", "1600x1000x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  return new Promise<{ xvfb: ChildProcess; display: string }>((resolve, reject) => {
    xvfb.once("error", reject);
    xvfb.stdout.once("data", (number: Buffer) => resolve({ xvfb, display: `:${String(number).trim()}` }));
  });
}

/** With its children: a frozen web process doesn't end with its driver. */
function endGroup({ pid }: ChildProcess) {
  if (pid === undefined) return;
  try {
    process.kill(-pid, "SIGKILL");
  } catch {
    // It has already ended.
  }
}

export const webkitEngine: Engine = {
  name: "WebKit",
  missing: webkit === undefined ? "WebKitGTK with its WebDriver and Xvfb run on Linux only" : undefined,
  // GTK's minimum window width.
  narrowestWindow: 450,
  async launch() {
    if (webkit === undefined) throw new Error("No WebKit found");
    const { xvfb, display } = await startDisplay(webkit.display);
    const port = await freePort();
    const server = spawn(webkit.driver, [`--port=${port}`], {
      stdio: "ignore",
      detached: true,
      env: {
        ...process.env,
        DISPLAY: display,
        TZ: "UTC",
        LC_ALL: "C.UTF-8",
        LANGUAGE: "en_US",
        // Its own sandbox needs privileges that containers don't have.
        WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
      },
    });
    const close = async () => {
      endGroup(server);
      xvfb.kill();
    };
    try {
      const driver = await connect(port, webkit.browser);
      await driver.manage().window().setRect({ x: 0, y: 0, width: 1440, height: 900 });
      return createDriver(driver, close);
    } catch (error) {
      await close();
      throw error;
    }
  },
};

async function connect(port: number, binary: string): Promise<WebDriver> {
  const capabilities = new Capabilities({
    browserName: "MiniBrowser",
    acceptInsecureCerts: true,
    unhandledPromptBehavior: "accept",
    "webkitgtk:browserOptions": { binary, args: ["--automation"] },
  });
  for (let attempt = 1; ; attempt += 1)
    try {
      return await new Builder()
        .usingServer(`http://127.0.0.1:${port}`)
        .withCapabilities(capabilities)
        .build();
    } catch (error) {
      // The driver takes a moment to listen.
      if (attempt === 20) throw error;
      await pause(250);
    }
}

function createDriver(driver: WebDriver, close: () => Promise<void>): Driver {
  const elementOf = async (query: ElementQuery): Promise<WebElement> => {
    const element = await driver.executeScript<WebElement | null>(
      queryElement,
      serializeQuery(query, "element"),
    );
    if (!element) throw new Error(`No ${describeQuery(query)}`);
    return element;
  };
  const keysOf = (keys: string) =>
    (keys === "+" ? ["+"] : keys.split("+")).map((key) => specialKeys[key] ?? key);
  return {
    goto: (url) => driver.get(url),
    reload: () => driver.navigate().refresh(),
    evaluate: (script, argument) => driver.executeScript(script, argument),
    click: async (query) => {
      const element = await elementOf(query);
      await driver.executeScript((target: Element) => target.scrollIntoView({ block: "center" }), element);
      // An element covered by sticky parts isn't clickable, so move the pointer instead of Element Click.
      await driver.actions().move({ origin: element }).press().release().perform();
    },
    clickAt: (x, y) => driver.actions().move({ origin: Origin.VIEWPORT, x, y }).press().release().perform(),
    hover: async (query) =>
      driver
        .actions()
        .move({ origin: await elementOf(query) })
        .perform(),
    press: async (keys) => {
      const pressed = keysOf(keys);
      const actions = driver.actions();
      for (const key of pressed) actions.keyDown(key);
      for (const key of pressed.toReversed()) actions.keyUp(key);
      await actions.perform();
    },
    type: (text) => driver.actions().sendKeys(text).perform(),
    select: async (query, value) => {
      const element = await elementOf(query);
      await element
        .findElement(By.xpath(`.//option[@value="${value}" or (not(@value) and .="${value}")]`))
        .click();
    },
    resize: async (width, height) =>
      void (await driver.manage().window().setRect({ x: 0, y: 0, width, height })),
    screenshot: async () => {
      // The first screenshot can show the previous frame.
      await driver.takeScreenshot();
      return Buffer.from(await driver.takeScreenshot(), "base64");
    },
    close,
  };
}

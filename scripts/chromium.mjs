// Finds Chromium and its launch options. Uses no packages: setup runs it before they are installed.
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import process from "node:process";
import { isExecutable } from "./executable.mjs";

const root = resolve(import.meta.dirname, "..");

/** Where Playwright installs the browser that belongs to its version. */
function playwrightPath() {
  try {
    /** @type {typeof import("@playwright/test")} */
    const { chromium } = createRequire(join(root, "package.json"))("@playwright/test");
    return chromium.executablePath();
  } catch {
    return undefined;
  }
}

/** An installed browser, or undefined: Playwright's own before the system's. */
export const findChromium = () =>
  [
    process.env.CHROMIUM_PATH,
    playwrightPath(),
    // The headless shell: tests take two thirds of the time.
    "/usr/bin/chromium-headless-shell",
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome-stable",
    "/usr/bin/google-chrome",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  ].find((path) => path && isExecutable(path));

/** Stops tests before the first one if there is no browser. */
export function requireChromium() {
  if (findChromium() === undefined) throw new Error("No browser: npm run setup");
}

/** No sandbox (root in containers) and no connections to other machines. */
export const chromiumArgs = [
  "--no-sandbox",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1",
];

/**
 * Playwright's launch options. Without a path it starts its own browser, as a headless shell.
 * @returns {{ executablePath?: string, args: string[] }}
 */
export function chromiumLaunch() {
  const path = findChromium();
  return path === undefined || path === playwrightPath()
    ? { args: chromiumArgs }
    : { executablePath: path, args: chromiumArgs };
}

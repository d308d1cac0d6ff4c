// Finds Chromium and its launch arguments. Uses no packages: setup runs it before they are installed.
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import process from "node:process";
import { isExecutable } from "./executable.mjs";

const root = resolve(import.meta.dirname, "..");

const playwrightCopy = () => {
  try {
    return createRequire(join(root, "package.json"))("playwright-core").chromium.executablePath();
  } catch {
    return undefined;
  }
};

/** An installed browser, or undefined. */
export const findChromium = () =>
  [
    process.env.CHROMIUM_PATH,
    // The headless shell: tests take two thirds of the time.
    "/usr/bin/chromium-headless-shell",
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome-stable",
    "/usr/bin/google-chrome",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
    playwrightCopy(),
  ].find((path) => path && isExecutable(path));

/** Without a browser, launching this says so. */
export const chromiumPath = () => findChromium() ?? "chromium";

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

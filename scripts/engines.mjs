// Finds Firefox and WebKit for the tests in e2e/engines.
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { isExecutable } from "./executable.mjs";

/** Debian's folders for WebKitGTK's browser: one per architecture and version. */
function webkitFolders() {
  const libraries = "/usr/lib";
  if (!existsSync(libraries)) return [];
  /**
   * @param {string} folder
   * @param {RegExp} pattern
   */
  const below = (folder, pattern) =>
    readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && pattern.test(entry.name))
      .map((entry) => join(folder, entry.name));
  return below(libraries, /-linux-gnu/).flatMap((folder) => below(folder, /^webkit2?gtk-/));
}

/** @returns {string | undefined} */
export const findFirefox = () =>
  [
    process.env.FIREFOX_PATH,
    "/usr/bin/firefox-esr",
    "/usr/bin/firefox",
    "/Applications/Firefox.app/Contents/MacOS/firefox",
    "C:\\Program Files\\Mozilla Firefox\\firefox.exe",
  ].find((path) => path !== undefined && isExecutable(path));

/**
 * WebKitGTK with its WebDriver, and the virtual display it needs.
 * @returns {{ driver: string, browser: string, display: string } | undefined}
 */
export function findWebKit() {
  const driver = "/usr/bin/WebKitWebDriver";
  const display = "/usr/bin/Xvfb";
  const browser = webkitFolders()
    .map((folder) => join(folder, "MiniBrowser"))
    .find(isExecutable);
  return browser !== undefined && isExecutable(driver) && isExecutable(display)
    ? { driver, browser, display }
    : undefined;
}

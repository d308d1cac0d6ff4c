// `npm run setup`: installs what is missing: packages, Chromium and nginx; with --packages only the
// first, with --start only those that build and serve the console. Uses no packages, so that it works in a clean clone.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import process from "node:process";
import { findChromium } from "./chromium.mjs";
import { isExecutable } from "./executable.mjs";
import { fetchNginx } from "./nginx.mjs";
import { stop } from "./stop.mjs";

const root = resolve(import.meta.dirname, "..");

/**
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
const run = (command, args, env = {}) =>
  spawnSync(command, args, { cwd: root, stdio: "inherit", env: { ...process.env, ...env } }).status === 0;

/**
 * Runs npm if the lock file, the platform or Node's ABI has changed since it last did.
 * @param {boolean} withDev
 */
function installPackages(withDev) {
  const stamp = join(root, "node_modules/.installed");
  const installed = existsSync(stamp) ? readFileSync(stamp, "utf8") : "";
  const wanted = createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .update(`${process.platform} ${process.arch} ${process.versions.modules}`)
    .digest("hex");
  // Also those that a plain `npm ci` installed.
  const hasDev = existsSync(join(root, "node_modules/@playwright/test"));
  if (installed === wanted && (hasDev || !withDev)) return;
  console.log("Installing packages…");
  const kinds = withDev || hasDev ? "--include=dev" : "--omit=dev";
  if (!run("npm", ["ci", kinds, "--no-audit", "--no-fund", "--prefer-offline"]))
    stop("Installing packages failed. See npm’s message above.");
  writeFileSync(stamp, wanted);
}

/** @param {...string} args */
const playwright = (...args) =>
  run(process.execPath, [join(root, "node_modules/@playwright/test/cli.js"), ...args]);

/** @param {...string} args */
const apt = (...args) => run("apt-get", [...args, "-qq"], { DEBIAN_FRONTEND: "noninteractive" });

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  const fits = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major >= 24;
  if (!fits) stop(`Node ${process.version} is not supported. Use 20.19+ (20.x), 22.12+ (22.x) or 24+.`);
}

/**
 * From the same source as the whole browser, which takes a third longer. Not every release of Debian has it: asks once.
 * @param {(name: string) => boolean} install
 */
function addHeadlessShell(install) {
  const asked = join(root, "node_modules/.cache/asked-for-headless-shell");
  if (existsSync(asked)) return;
  if (!install("chromium-headless-shell") && apt("update")) install("chromium-headless-shell");
  mkdirSync(dirname(asked), { recursive: true });
  writeFileSync(asked, "");
}

function installChromium() {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH && !isExecutable(CHROMIUM_PATH)) stop(`CHROMIUM_PATH names no program: ${CHROMIUM_PATH}`);
  const isRoot = process.platform === "linux" && process.getuid?.() === 0;
  const canInstall = isRoot && isExecutable("/usr/bin/apt-get");
  /** @param {string} name */
  const install = (name) => apt("install", "-y", "--no-install-recommends", name);
  if (canInstall && !CHROMIUM_PATH && findChromium() === "/usr/bin/chromium") addHeadlessShell(install);
  if (findChromium()) return;
  console.log("No Chromium found. To use a browser of your own, stop this and set CHROMIUM_PATH.");
  if (playwright("install", "chromium")) {
    // The libraries that it needs.
    if (canInstall) playwright("install-deps", "chromium");
  } else if (canInstall) {
    console.log(
      "Playwright’s browser can’t be downloaded. Installing the system’s with apt-get, because this is root.",
    );
    if (apt("update") && !install("chromium-headless-shell")) install("chromium");
  }
  if (!findChromium())
    stop("No Chromium found, and installing it failed. Install Chromium or set CHROMIUM_PATH.");
}

checkNode();
const isForStart = process.argv.includes("--start");
installPackages(!isForStart);
if (!isForStart) {
  // For editors and the linter.
  const { writeApiTypes } = await import("./api-types.mjs");
  writeApiTypes();
}
if (!isForStart && !process.argv.includes("--packages")) {
  installChromium();
  if (!fetchNginx())
    console.log("nginx was not found and could not be downloaded. Tests that need it will be skipped.");
}

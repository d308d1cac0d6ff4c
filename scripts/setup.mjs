// Runs before npm scripts and installs what they need: all packages; with --start, only those that build and serve the
// console; with --checkers, also those of scripts/checkers; with --browser, also Chromium and nginx. Uses no packages,
// so that it works in a clean clone.
import { spawnSync } from "node:child_process";
import { join, resolve } from "node:path";
import process from "node:process";
import { findChromium } from "./chromium.mjs";
import { isExecutable } from "./executable.mjs";
import { installPackages } from "./install-packages.mjs";
import { fetchNginx } from "./nginx.mjs";
import { stop } from "./stop.mjs";

const root = resolve(import.meta.dirname, "..");

const run = (command, args, env = {}) =>
  spawnSync(command, args, { cwd: root, stdio: "inherit", env: { ...process.env, ...env } }).status === 0;

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  const fits = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major >= 24;
  if (!fits) stop(`Node ${process.version} is not supported. Use 20.19+ (20.x), 22.12+ (22.x) or 24+.`);
}

function installChromium() {
  const { CHROMIUM_PATH } = process.env;
  let path = findChromium();
  if (CHROMIUM_PATH && path !== CHROMIUM_PATH) stop(`CHROMIUM_PATH names no program: ${CHROMIUM_PATH}`);
  if (!path && process.platform === "linux" && isExecutable("/usr/bin/apt-get") && process.getuid() === 0) {
    console.log(
      "No Chromium found. Installing the system package with apt-get, because this is root.\nTo use a browser of your own instead, stop this and set CHROMIUM_PATH.",
    );
    const apt = (...args) => run("apt-get", [...args, "-qq"], { DEBIAN_FRONTEND: "noninteractive" });
    const install = (name) => apt("install", "-y", "--no-install-recommends", name);
    if (apt("update") && (install("chromium-headless-shell") || install("chromium"))) path = findChromium();
  }
  if (!path) {
    console.log("Installing Chromium (playwright)…");
    if (run(process.execPath, [join(root, "node_modules/playwright/cli.js"), "install", "chromium"]))
      path = findChromium();
  }
  if (!path) stop("No Chromium found, and installing it failed. Install Chromium or set CHROMIUM_PATH.");
}

checkNode();
installPackages(root, { withoutDev: process.argv.includes("--start") });
if (process.argv.includes("--browser") || process.argv.includes("--checkers"))
  installPackages(join(root, "scripts/checkers"));
if (process.argv.includes("--browser")) {
  installChromium();
  if (!fetchNginx())
    console.log("nginx was not found and could not be downloaded. Tests that need it will be skipped.");
}

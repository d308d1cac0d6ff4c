// Uses no packages, so that it works in a clean clone.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import process from "node:process";
import { alone } from "./alone.mjs";
import { stop } from "./stop.mjs";

/**
 * A package in a lock file.
 * @typedef {object} Entry
 * @property {string} [version]
 * @property {boolean} [dev]
 * @property {boolean} [optional]
 * @property {boolean} [devOptional]
 * @property {string[]} [os]
 * @property {string[]} [cpu]
 */

/**
 * An npm command, run by the same npm that started this script if there is one.
 * @param {...string} args
 * @returns {[command: string, args: string[]]}
 */
function npm(...args) {
  const path = process.env.npm_execpath;
  const options = ["--no-audit", "--no-fund", "--prefer-offline"];
  return path ? [process.execPath, [path, ...args, ...options]] : ["npm", [...args, ...options]];
}

/** The command that installs every package into a folder without any. */
export const cleanInstall = () => npm("ci", "--include=dev");

/**
 * The packages of a lock file by folder, without the project's own.
 * @param {string} file
 * @returns {Map<string, Entry>}
 */
function packagesIn(file) {
  /** @type {{ packages: Record<string, Entry> }} */
  const { packages } = JSON.parse(readFileSync(file, "utf8"));
  return new Map(Object.entries(packages).filter(([path]) => path.includes("node_modules/")));
}

/**
 * `["linux"]` and `["!win32"]` include linux.
 * @param {string[] | undefined} list
 * @param {string} value
 */
const includes = (list, value) =>
  list === undefined ||
  list.includes(value) ||
  list.every((each) => each.startsWith("!") && each !== `!${value}`);

/**
 * What npm has installed, from its own record; undefined if it hasn't installed anything.
 * @param {string} folder
 */
function readInstalled(folder) {
  const record = join(folder, "node_modules/.package-lock.json");
  return existsSync(record) ? packagesIn(record) : undefined;
}

/**
 * Whether the installed packages are those of the lock file, for this platform.
 * @param {string} folder
 * @param {{ withoutDev?: boolean }} options `withoutDev` accepts a folder that has only what builds and serves the
 *   console: a third of the packages.
 */
export function isInstalled(folder, { withoutDev = false } = {}) {
  const installed = readInstalled(folder);
  if (installed === undefined) return false;
  const isOfPlatform = [...installed.values()].every(
    ({ os, cpu }) => includes(os, process.platform) && includes(cpu, process.arch),
  );
  return (
    isOfPlatform &&
    [...packagesIn(join(folder, "package-lock.json"))].every(([path, wanted]) => {
      const found = installed.get(path);
      if (found) return found.version === wanted.version && existsSync(join(folder, path));
      return wanted.optional === true || wanted.devOptional === true || (withoutDev && wanted.dev === true);
    })
  );
}

/**
 * Installs what is missing. Deletes no package that is needed, so that a running server keeps its own.
 * @param {string} folder
 * @param {{ withoutDev?: boolean }} options
 */
export async function installPackages(folder, { withoutDev = false } = {}) {
  if (isInstalled(folder, { withoutDev })) return;
  const name = createHash("sha256").update(folder).digest("hex").slice(0, 12);
  await alone(join(tmpdir(), `console-install-${name}.pid`), "install", () => {
    if (isInstalled(folder, { withoutDev })) return;
    const where = relative(process.cwd(), folder);
    console.log(`Installing packages${where && ` of ${where}`}…`);
    const installed = readInstalled(folder);
    const hasDev = installed !== undefined && [...installed.values()].some(({ dev }) => dev);
    const kinds = withoutDev && !hasDev ? "--omit=dev" : "--include=dev";
    // `npm ci` would first delete what is there.
    const command = existsSync(join(folder, "node_modules"))
      ? npm("install", "--no-save", kinds)
      : npm("ci", kinds);
    const { status } = spawnSync(...command, { cwd: folder, stdio: "inherit" });
    if (status !== 0) stop("Installing packages failed. See npm’s message above.");
  });
}

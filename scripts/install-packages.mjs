// Uses no packages, so that it works in a clean clone.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import process from "node:process";
import { stop } from "./stop.mjs";

const partial = " without dev";
const options = ["--no-audit", "--no-fund", "--prefer-offline"];

/**
 * An npm command, run by the same npm that started this script if there is one.
 * @param {...string} args
 * @returns {[command: string, args: string[]]}
 */
function npm(...args) {
  const path = process.env.npm_execpath;
  return path ? [process.execPath, [path, ...args, ...options]] : ["npm", [...args, ...options]];
}

/** The command that installs every package. */
export const cleanInstall = () => npm("ci", "--include=dev");

/**
 * Installs unless node_modules matches the lock file, the platform and the Node version.
 * @param {string} folder
 * @param {{ withoutDev?: boolean }} options `withoutDev` installs a third of the packages: what builds and serves the
 *   console.
 */
export function installPackages(folder, { withoutDev = false } = {}) {
  const stamp = join(folder, "node_modules/.setup-stamp");
  const hash = createHash("sha256")
    .update(readFileSync(join(folder, "package-lock.json")))
    .update(`${process.platform} ${process.arch} ${process.versions.modules}`)
    .digest("hex");
  const installed = existsSync(stamp) ? readFileSync(stamp, "utf8") : "";
  // Never removes the other packages again.
  const isFirst = installed === "" && !existsSync(join(folder, "node_modules/typescript"));
  const isPartial = withoutDev && (isFirst || installed.endsWith(partial));
  if (installed === hash || (isPartial && installed === hash + partial)) return;
  const where = relative(process.cwd(), folder);
  console.log(`Installing packages${where && ` of ${where}`}…`);
  const hasSome = installed === hash + partial;
  const command = isPartial
    ? npm("ci", "--omit=dev")
    : hasSome
      ? npm("install", "--include=dev")
      : cleanInstall();
  const { status } = spawnSync(...command, { cwd: folder, stdio: "inherit" });
  if (status !== 0) stop("Installing packages failed. See npm’s message above.");
  writeFileSync(stamp, isPartial ? hash + partial : hash);
}

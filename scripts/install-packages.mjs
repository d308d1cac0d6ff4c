// Uses no packages, so that it works in a clean clone.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import process from "node:process";
import { stop } from "./stop.mjs";

/**
 * The `npm ci` command, run by the same npm that started this script if there is one.
 * @returns {[command: string, args: string[]]}
 */
export function cleanInstall() {
  const args = ["ci", "--include=dev", "--no-audit", "--no-fund", "--prefer-offline"];
  const npm = process.env.npm_execpath;
  return npm ? [process.execPath, [npm, ...args]] : ["npm", args];
}

/** Runs `npm ci` unless node_modules matches the lock file, the platform and the Node version. */
export function installPackages(folder) {
  const stamp = join(folder, "node_modules/.setup-stamp");
  const wanted = createHash("sha256")
    .update(readFileSync(join(folder, "package-lock.json")))
    .update(`${process.platform} ${process.arch} ${process.versions.modules}`)
    .digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  const where = relative(process.cwd(), folder);
  console.log(`Installing packages${where && ` of ${where}`} (npm ci)…`);
  const { status } = spawnSync(...cleanInstall(), { cwd: folder, stdio: "inherit" });
  if (status !== 0) stop("Installing packages failed. See npm’s message above.");
  writeFileSync(stamp, wanted);
}

import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import process from "node:process";
import { stop } from "./stop.mjs";

const root = resolve(import.meta.dirname, "..");

/** The version of the checkout, `1.2.3+abc1234`. Set CONSOLE_VERSION where there is no git repository. */
export function checkoutVersion() {
  const given = process.env.CONSOLE_VERSION;
  // The version becomes part of host files and response headers.
  if (given !== undefined && !/^[\w.+-]+$/.test(given))
    stop(`CONSOLE_VERSION may contain letters, digits and . + - _, not “${given}”.`);
  if (given) return given;
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const describe = ["describe", "--always", "--dirty", "--abbrev=7", "--exclude=*"];
  const { status, stdout } = spawnSync("git", describe, { cwd: root, encoding: "utf8" });
  return status === 0 ? `${version}+${stdout.trim()}` : version;
}

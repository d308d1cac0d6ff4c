// Finds or downloads nginx for the hosting tests. Uses no packages: setup runs it before they are installed.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import process from "node:process";
import { isExecutable } from "./executable.mjs";

const unpacked = join(resolve(import.meta.dirname, ".."), "node_modules/.cache/nginx");
const packages = ["nginx", "nginx-common"];

/** nginx and its mime.types, or undefined. */
export const findNginx = () =>
  [
    { program: join(unpacked, "usr/sbin/nginx"), types: join(unpacked, "etc/nginx/mime.types") },
    { program: "/usr/sbin/nginx", types: "/etc/nginx/mime.types" },
    { program: "/opt/homebrew/bin/nginx", types: "/opt/homebrew/etc/nginx/mime.types" },
  ].find(({ program, types }) => isExecutable(program) && existsSync(types));

/**
 * @param {string} command
 * @param {string[]} args
 */
const run = (command, args) => spawnSync(command, args, { cwd: unpacked, stdio: "ignore" }).status === 0;

/**
 * Downloads and unpacks Debian's nginx without installing it: needs no root and starts no service.
 * Returns false if that isn't possible; the tests that need it are then skipped.
 */
export function fetchNginx() {
  if (findNginx()) return true;
  if (process.platform !== "linux" || !isExecutable("/usr/bin/apt-get") || !isExecutable("/usr/bin/dpkg-deb"))
    return false;
  mkdirSync(unpacked, { recursive: true });
  const download = () => run("apt-get", ["download", "-qq", ...packages]);
  const fetched = download() || (process.getuid?.() === 0 && run("apt-get", ["update", "-qq"]) && download());
  const archives = readdirSync(unpacked).filter((name) => name.endsWith(".deb"));
  const done = fetched && archives.every((archive) => run("dpkg-deb", ["-x", archive, "."]));
  for (const archive of archives) rmSync(join(unpacked, archive));
  const found = findNginx();
  // A shared library may be missing.
  if (done && found && run(found.program, ["-v"])) return true;
  rmSync(unpacked, { recursive: true, force: true });
  return false;
}

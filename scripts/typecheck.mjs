// Checks each package with its own settings, so that browser packages can't use Node's types. Incremental.
import { spawnSync } from "node:child_process";
import { join, resolve } from "node:path";
import process from "node:process";
import { writeApiTypes } from "./api-types.mjs";

const root = resolve(import.meta.dirname, "..");
const tsc = join(root, "node_modules/typescript/bin/tsc");
// Projects that use the components need no stricter settings than `strict`.
const projects = [
  ".",
  "packages/api",
  "packages/app",
  "packages/ui/tsconfig.strict.json",
  "tsconfig.scripts.json",
];
writeApiTypes();
const { status } = spawnSync(process.execPath, [tsc, "-b", ...projects, "--pretty", "false"], {
  cwd: root,
  stdio: "inherit",
});
process.exitCode = status ?? 1;

// `npm run test:faults`: every API call with every fault, about 1,100 cases; the last line counts them.
import { spawnSync } from "node:child_process";
import { join, resolve } from "node:path";
import process from "node:process";

const root = resolve(import.meta.dirname, "..");
const playwright = join(root, "node_modules/@playwright/test/cli.js");
const { status } = spawnSync(process.execPath, [playwright, "test", "faults/", "memory", "--reporter=dot"], {
  cwd: root,
  stdio: "inherit",
  env: { ...process.env, FAULTS: "all" },
});
process.exitCode = status ?? 1;

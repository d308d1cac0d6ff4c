// `npm run test:engines`: the journeys of e2e/engines in Firefox and WebKit, and every story in Firefox.
// Arguments go to Vitest, such as -t Firefox.
import { spawnSync } from "node:child_process";
import { join, resolve } from "node:path";
import process from "node:process";
import { findFirefox, findWebKit, installEngines } from "./engines.mjs";

const root = resolve(import.meta.dirname, "..");

installEngines();
const explainSkip = (name) =>
  console.log(`${name} is skipped: it isn’t installed, and only root on Debian can install it here.`);
if (findFirefox() === undefined) explainSkip("Firefox");
if (findWebKit() === undefined) explainSkip("WebKit");

const vitest = join(root, "node_modules/vitest/vitest.mjs");
const { status } = spawnSync(
  process.execPath,
  [vitest, "run", "--project", "engines", "--reporter=verbose", ...process.argv.slice(2)],
  { cwd: root, stdio: "inherit" },
);
process.exitCode = status ?? 1;

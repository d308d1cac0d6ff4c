// `npm run test:engines`: the journeys of e2e/engines in Firefox and WebKit. Arguments go to Vitest, such as -t Firefox.
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import process from "node:process";
import { findFirefox, findWebKit, installEngines } from "./engines.mjs";

const root = resolve(import.meta.dirname, "..");
const report = join(root, "node_modules/.cache/test-reports/engines.json");

installEngines();
const explainSkip = (name) =>
  console.log(`${name} is skipped: it isn’t installed, and only root on Debian can install it here.`);
if (findFirefox() === undefined) explainSkip("Firefox");
if (findWebKit() === undefined) explainSkip("WebKit");

mkdirSync(join(report, ".."), { recursive: true });
rmSync(report, { force: true });
const { status } = spawnSync(
  process.execPath,
  [
    join(root, "node_modules/vitest/vitest.mjs"),
    "run",
    "--project",
    "engines",
    "--reporter=verbose",
    "--reporter=json",
    `--outputFile.json=${report}`,
    ...process.argv.slice(2),
  ],
  { cwd: root, stdio: "inherit" },
);

function readResults() {
  try {
    return JSON.parse(readFileSync(report, "utf8")).testResults.flatMap((file) => file.assertionResults);
  } catch {
    return [];
  }
}

const results = readResults();
const engines = [...new Set(results.map(({ ancestorTitles }) => ancestorTitles[0]))];
const journeys = [...new Set(results.map(({ title }) => title))];
const width = Math.max(...journeys.map((title) => title.length), 0);

function cell(engine, journey) {
  const result = results.find(
    ({ ancestorTitles, title }) => ancestorTitles[0] === engine && title === journey,
  );
  if (result?.status === "passed") return `${((result.duration ?? 0) / 1000).toFixed(1)} s`;
  return result?.status === "failed" ? "FAILED" : "skipped";
}

console.log(`\n${"".padEnd(width)}${engines.map((engine) => engine.padStart(10)).join("")}`);
for (const journey of journeys)
  console.log(journey.padEnd(width) + engines.map((engine) => cell(engine, journey).padStart(10)).join(""));

const count = (wanted) => results.filter((result) => result.status === wanted).length;
const passed = count("passed");
// Nothing ran, or an error outside of a test.
const failed = Math.max(count("failed"), status === 0 ? 0 : 1);
console.log(`\n${passed} passed, ${failed} failed, ${results.length - passed - count("failed")} skipped`);
process.exitCode = failed === 0 ? 0 : 1;

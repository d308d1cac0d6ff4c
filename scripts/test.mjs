// `npm test` runs what one waits for, `npm run test:all` everything, with --rest what `npm test` leaves to it, and
// `npm run check` what to run before a commit. The last line counts the tests.
import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import process from "node:process";
import { readPlaywrightReport } from "./playwright-report.mjs";

const root = resolve(import.meta.dirname, "..");
const reports = join(root, "node_modules/.cache/test-reports");

/**
 * @typedef {object} Result
 * @property {number} passed
 * @property {number} failed
 * @property {number} [skipped]
 * @property {string[]} [broken] a summary of each failure
 * @property {string[]} [flaky]
 */

/**
 * @param {string} script
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<number>}
 */
const run = (script, args, env = {}) =>
  new Promise((done) => {
    const child = spawn(process.execPath, [script, ...args], {
      cwd: root,
      stdio: ["ignore", "inherit", "inherit"],
      env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: "1", ...env },
    });
    child.on("close", (code) => done(code ?? 1));
  });

/**
 * A step without tests of its own counts as one.
 * @param {string} script
 * @param {string[]} args
 * @returns {Promise<Result>}
 */
const check = async (script, ...args) =>
  (await run(join(root, script), args)) === 0
    ? { passed: 1, failed: 0 }
    : { passed: 0, failed: 1, broken: [script] };

/**
 * @param {string} file
 * @param {string} title
 * @param {string[]} messages
 */
const describeFailure = (file, title, messages) =>
  `${file} > ${title}\n${messages.join("\n").split("\n").slice(0, 6).join("\n")}`;

/**
 * Vitest reports a stack, and that of a timeout has a placeholder in place of the message.
 * @param {string} stack
 */
const withTimeout = (stack) => stack.replace(/^Error: STACK_TRACE_ERROR/, "Error: timed out");

/**
 * A summary of each failure, repeated after the full output.
 * @param {import("vitest/reporters").JsonTestResults} results
 */
const failuresIn = ({ testResults }) =>
  testResults.flatMap(({ name, message, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter(({ status }) => status === "failed");
    if (failed.length === 0 && message) return [`${file}: ${message}`];
    return failed.map(({ fullName, failureMessages }) =>
      describeFailure(file, fullName, (failureMessages ?? []).map(withTimeout)),
    );
  });

const unitOnly = ["--config", "vitest.unit.config.ts"];

/**
 * @param {string} name
 * @param {string[]} args
 * @returns {Promise<Result>}
 */
async function vitest(name, ...args) {
  const report = join(reports, `${name}.json`);
  const code = await run(join(root, "node_modules/vitest/vitest.mjs"), [
    "run",
    ...args,
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${report}`,
  ]);
  try {
    const results = JSON.parse(readFileSync(report, "utf8"));
    const { numPassedTests: passed, numPendingTests: skipped, numFailedTests } = results;
    // A file that didn't load or an uncaught error has no test, but is a failure.
    return {
      passed,
      skipped,
      failed: code === 0 ? numFailedTests : Math.max(numFailedTests, 1),
      broken: failuresIn(results),
    };
  } catch {
    return { passed: 0, failed: 1, broken: ["Vitest wrote no report"] };
  }
}

/**
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<Result>}
 */
async function endToEnd(args, env = {}) {
  // Those that pass only when retried are listed.
  const playwright = join(root, "node_modules/@playwright/test/cli.js");
  const code = await run(
    playwright,
    ["test", "--retries=1", ...process.argv.filter((arg) => arg === "--fail-on-flaky-tests"), ...args],
    env,
  );
  try {
    const { tests, errors } = readPlaywrightReport();
    const all = (/** @type {string} */ status) => tests.filter((test) => test.status === status);
    const describe = (/** @type {(typeof tests)[number]} */ { file, titles, messages }) =>
      describeFailure(`e2e/${file}`, titles.join(" > "), messages);
    const failed = all("unexpected").length + errors.length;
    return {
      passed: all("expected").length + all("flaky").length,
      skipped: all("skipped").length,
      failed: code === 0 ? failed : Math.max(failed, 1),
      broken: [...all("unexpected").map(describe), ...errors],
      flaky: all("flaky").map(describe),
    };
  } catch {
    return { passed: 0, failed: 1, broken: ["Playwright wrote no report"] };
  }
}

/** Tests of what changed since the branch left main, or all if git doesn't know. */
function changedTests() {
  const bases = ["origin/main", "main"].map((main) =>
    // Without git, there is no output at all.
    spawnSync("git", ["merge-base", "HEAD", main], { cwd: root, encoding: "utf8" }).stdout?.trim(),
  );
  const base = bases.find(Boolean);
  if (base) return [`--changed=${base}`, "--passWithNoTests"];
  console.log("git doesn’t say what changed since main, so all unit tests run.");
  return [];
}

/** @typedef {{ name: string, run: () => Promise<Result> }} Step */

/** @type {Step[]} */
const quickSteps = [
  // First: it writes docs/api.d.ts, which the next ones read.
  { name: "Types", run: () => check("scripts/typecheck.mjs") },
  { name: "Format", run: () => check("node_modules/oxfmt/bin/oxfmt", "--check") },
  { name: "Lint", run: () => check("node_modules/oxlint/bin/oxlint") },
  { name: "Unused files, exports and dependencies", run: () => check("node_modules/knip/bin/knip.js") },
];
/** @type {Step[]} */
const mainSteps = [
  { name: "Build", run: () => check("scripts/build.mjs", "--if-stale") },
  { name: "Size", run: () => check("scripts/size.mjs") },
  // In one process: files of both share the cores.
  { name: "Unit tests and stories", run: () => vitest("unit", "--project=unit", "--project=stories") },
  { name: "Journeys through the production build", run: () => endToEnd(["--grep=@journey"]) },
];
/** @type {Step[]} */
const restSteps = [
  { name: "Tests that start tools", run: () => vitest("tools", "--project=tools") },
  { name: "Other end-to-end tests", run: () => endToEnd(["--grep-invert=@journey|@nightly"]) },
  {
    name: "Journeys without what the oldest supported browsers lack",
    run: () => endToEnd(["--project=oldest-browsers", "--grep=@journey"], { BROWSERS: "all" }),
  },
];

const has = (/** @type {string} */ flag) => process.argv.includes(flag);
const steps = has("--quick")
  ? [
      ...quickSteps,
      // Vitest doesn't know which documents they read.
      { name: "Lists and documents", run: () => vitest("lists", ...unitOnly, "scripts/") },
      { name: "Unit tests of what changed", run: () => vitest("unit", ...unitOnly, ...changedTests()) },
    ]
  : [
      ...(has("--rest") ? [] : [...quickSteps, ...mainSteps]),
      ...(has("--rest") || has("--all") ? restSteps : []),
    ];

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

/** @type {(Result & { name: string, seconds: number })[]} */
const results = [];
for (const { name, run: step } of steps) {
  console.log(`\n— ${name}`);
  const began = performance.now();
  const result = await step();
  results.push({ name, ...result, seconds: (performance.now() - began) / 1000 });
}

for (const { name, flaky = [] } of results)
  if (flaky.length > 0) console.log(`\n! ${name}, passed only when retried\n\n${flaky.join("\n\n")}`);
for (const { name, broken = [] } of results)
  if (broken.length > 0) console.log(`\n✗ ${name}\n\n${broken.join("\n\n")}`);
console.log("");
/** @param {Result} result */
const counted = ({ passed, failed }) => `${passed} passed, ${failed} failed`;
for (const { name, seconds, skipped = 0, ...result } of results)
  console.log(
    `${result.failed === 0 ? "✓" : "✗"} ${name}: ${counted(result)}${skipped > 0 ? `, ${skipped} skipped` : ""} (${seconds.toFixed(0)} s)`,
  );
/** @param {"passed" | "failed"} key */
const total = (key) => results.reduce((sum, result) => sum + (result[key] ?? 0), 0);
console.log(`\n${counted({ passed: total("passed"), failed: total("failed") })}`);
process.exitCode = total("failed") === 0 ? 0 : 1;

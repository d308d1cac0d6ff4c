// Applies mutations one by one in a copy of the project and runs the test that must catch each.
import { spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";

/** A test that hangs because of the mutation has caught it, too. */
const hangMs = 30_000;
/** The first test of a file also transforms its modules. */
const longestMs = 120_000;

/**
 * @typedef {import("./read-mutations.mjs").Mutation} Mutation
 *
 * @typedef {{ ran: number, failed: number, hung?: boolean }} Outcome
 *
 * @typedef {object} Lane
 * @property {(test: Mutation["test"], limitMs: number) => Promise<Outcome>} run
 * @property {(path: string) => void} invalidate
 * @property {() => Promise<void> | void} close
 */

/** @param {string} text */
const escaped = (text) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, "\\$&");
/**
 * A title names a test, or all in a describe block or of a table. A story's title is its whole name.
 * @param {Mutation["test"]} test
 */
const patternOf = ({ file, title }) =>
  title === undefined
    ? /(?:)/
    : new RegExp(`(?:^| )${escaped(title)}${file.includes(".stories.") ? "$" : "(?: |$)"}`);

/**
 * Keeps one Vitest with its transformed modules: starting it takes longer than most tests.
 * @param {string} copy
 * @param {import("vitest/node").CliOptions} projectOptions
 * @returns {Promise<Lane>}
 */
async function vitestLane(copy, projectOptions) {
  const { createVitest } = await import("vitest/node");
  const vitest = await createVitest("test", {
    root: copy,
    watch: false,
    reporters: [{}],
    testTimeout: 10_000,
    ...projectOptions,
  });
  await vitest.standalone();
  return {
    async run(test, limitMs) {
      const path = join(copy, test.file);
      vitest.invalidateFile(path);
      const specifications = await vitest.globTestSpecifications([test.file]);
      if (specifications.length === 0) return { ran: 0, failed: 0 };
      vitest.setGlobalTestNamePattern(patternOf(test));
      /** @type {NodeJS.Timeout | undefined} */
      let timer;
      /** @type {Promise<"hung">} */
      const hung = new Promise((resolve) => {
        timer = setTimeout(() => resolve("hung"), limitMs);
      });
      const outcome = await Promise.race([vitest.runTestSpecifications(specifications), hung]);
      clearTimeout(timer);
      if (outcome === "hung") return { ran: 1, failed: 1, hung: true };
      // Vitest also returns the modules of earlier runs.
      const tests = outcome.testModules
        .filter(({ moduleId }) => moduleId === path)
        .flatMap((module) => [...module.children.allTests()]);
      const states = tests.map((each) => each.result().state);
      const failed = states.filter((state) => state === "failed").length;
      return { ran: failed + states.filter((state) => state === "passed").length, failed };
    },
    invalidate: (path) => vitest.invalidateFile(path),
    close: () => vitest.close(),
  };
}

/**
 * Builds the console for each mutation, then runs one end-to-end test.
 * @param {string} copy
 * @returns {Lane}
 */
function endToEndLane(copy) {
  const command = (/** @type {string[]} */ args) =>
    new Promise((/** @type {(output: string) => void} */ done) => {
      const child = spawn(process.execPath, args, {
        cwd: copy,
        stdio: ["ignore", "pipe", "ignore"],
        env: { ...process.env, NIGHTLY: "1" },
      });
      let output = "";
      child.stdout.on("data", (data) => (output += data));
      const timer = setTimeout(() => child.kill("SIGKILL"), longestMs);
      child.on("close", () => {
        clearTimeout(timer);
        done(output);
      });
    });
  return {
    async run(test) {
      const output = await command([
        join(copy, "node_modules/@playwright/test/cli.js"),
        "test",
        test.file,
        // Other projects run the same tests in other browsers.
        ...["console", "faults", "providers", "servers", "storybook"].map(
          (project) => `--project=${project}`,
        ),
        ...(test.title === undefined ? [] : ["-g", `${escaped(test.title)}$`]),
        "--retries=0",
        "--reporter=json",
      ]);
      try {
        const { stats } = JSON.parse(output);
        return { ran: stats.expected + stats.unexpected, failed: stats.unexpected };
      } catch {
        return { ran: 0, failed: 0 };
      }
    },
    invalidate: () => undefined,
    close: () => undefined,
  };
}

/** @type {Record<string, (copy: string) => Lane | Promise<Lane>>} */
const lanes = {
  unit: (copy) =>
    vitestLane(copy, { config: join(copy, "scripts/mutation/vitest.config.ts"), maxWorkers: 1 }),
  stories: (copy) => vitestLane(copy, { config: join(copy, "vitest.config.ts"), project: ["stories"] }),
  e2e: endToEndLane,
};

/**
 * Runs the test again if it didn't run: Vite may have reloaded the page.
 * @param {Lane} lane
 * @param {Mutation["test"]} test
 * @param {number} limitMs
 */
async function runOf(lane, test, limitMs) {
  const first = await lane.run(test, limitMs);
  return first.ran === 0 ? lane.run(test, limitMs) : first;
}

/**
 * What is wrong with the mutation or its test; null if the test catches it; “hung” if the test never ends.
 * @param {string} copy
 * @param {Lane} lane
 * @param {Set<string>} passing
 * @param {Mutation} mutation
 */
async function problemOf(copy, lane, passing, { file, text, without, test }) {
  const path = join(copy, file);
  const source = readFileSync(path, "utf8");
  const count = source.split(text).length - 1;
  if (count !== 1) return `its text occurs ${count} times in ${file}`;
  const named = `${test.file}${test.title === undefined ? "" : ` > ${test.title}`}`;
  if (!passing.has(named)) {
    const before = await runOf(lane, test, longestMs);
    if (before.ran === 0) return `there is no test ${named}`;
    if (before.failed > 0) return `${named} fails without the mutation`;
    passing.add(named);
  }
  writeFileSync(
    path,
    source.replace(text, () => without),
  );
  lane.invalidate(path);
  const after = await runOf(lane, test, hangMs);
  writeFileSync(path, source);
  lane.invalidate(path);
  if (after.hung) return "hung";
  if (after.failed > 0) return null;
  return after.ran === 0 ? `${named} doesn’t run with the mutation` : `${named} passes with the mutation`;
}

const [kind = "", copy = ""] = process.argv.slice(2);
process.once("message", async (/** @type {import("./read-mutations.mjs").Mutation[]} */ mutations) => {
  const lane = await lanes[kind]?.(copy);
  if (lane === undefined) throw new Error(`Unknown kind of tests: ${kind}`);
  const passing = new Set();
  for (const mutation of mutations) {
    const began = performance.now();
    const problem = await problemOf(copy, lane, passing, mutation);
    process.send?.({ name: mutation.name, problem, seconds: (performance.now() - began) / 1000 });
    // The parent ends this process with its workers, one of which is in an endless loop.
    if (problem === "hung") return;
  }
  await lane.close();
  process.exit(0);
});

// `npm run test:mutation`: each change to the console, made in a copy, must make its test fail: without a defense
// (docs/defenses.yaml) or, with --requirements, with a requirement broken (docs/requirements.yaml).
import { fork } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import process from "node:process";
import { flagLines, orStop, readFlags } from "./command.mjs";
import { shardOf, startingWith } from "./mutation/choose.mjs";
import { readDefenses, readRequirements } from "./mutation/read-mutations.mjs";

const root = resolve(import.meta.dirname, "..");
const left = new Set(["node_modules", "dist", "storybook-static", ".git"]);

/** Copies the sources and links the installed packages. Workspace packages resolve to the copy. */
function copyTree() {
  const copy = mkdtempSync(join(tmpdir(), "mutation-"));
  cpSync(root, copy, { recursive: true, filter: (path) => !left.has(basename(path)) });
  const modules = join(copy, "node_modules");
  mkdirSync(join(modules, "@understudy"), { recursive: true });
  for (const name of readdirSync(join(root, "node_modules"))) {
    if (name !== "@understudy" && name !== ".cache" && name !== ".vite")
      symlinkSync(join(root, "node_modules", name), join(modules, name));
  }
  for (const name of readdirSync(join(root, "node_modules/@understudy")))
    symlinkSync(join(copy, "packages", name), join(modules, "@understudy", name));
  return copy;
}

/** @typedef {import("./mutation/read-mutations.mjs").Mutation} Mutation */

/** @param {Mutation} mutation */
const kindOf = ({ test: { file } }) =>
  file.includes(".stories.") ? "stories" : file.startsWith("e2e/") ? "e2e" : "unit";

/** @type {Record<string, import("./command.mjs").Flag>} */
const flags = {
  requirements: { type: "boolean", about: "breaks requirements instead of removing defenses" },
  browser: { type: "boolean", about: "also the defenses that end-to-end tests prove" },
  only: { type: "string", about: "mutations whose names start so: 2.0.12,4.10" },
  shard: { type: "string", about: "a part of them: 1/4" },
  help: { type: "boolean", about: "prints this help" },
};

const usage = `npm run test:mutation -- [options]

Changes the console in a copy. Each change must make its test fail.

${flagLines(flags, 18)}`;

const values = readFlags(flags, usage);

/** @returns {Mutation[]} */
function chosen() {
  const all = values.requirements
    ? readRequirements()
    : readDefenses().filter((defense) => values.browser || kindOf(defense) !== "e2e");
  const { only, shard } = values;
  const named = only === undefined ? all : startingWith(all, only);
  return shard === undefined ? named : orStop(() => shardOf(named, shard));
}

/** @type {Set<string>} */
const copies = new Set();
/** @type {Set<import("node:child_process").ChildProcess>} */
const lanes = new Set();
/**
 * Ends a process with its browser and its workers, which may be in an endless loop.
 * @param {import("node:child_process").ChildProcess} lane
 */
function end(lane) {
  lanes.delete(lane);
  try {
    if (lane.pid !== undefined) process.kill(-lane.pid, "SIGKILL");
  } catch {
    // All have ended.
  }
}
process.once("exit", () => {
  for (const lane of lanes) end(lane);
  for (const copy of copies) rmSync(copy, { recursive: true, force: true });
});
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(signal, () => process.exit(130));

let missed = 0;
let caught = 0;
/** @param {{ name: string, problem: string | null, seconds: number }} result */
function report({ name, problem, seconds }) {
  const isCaught = problem === null || problem === "hung";
  if (isCaught) caught += 1;
  else missed += 1;
  console.log(
    `${isCaught ? "✓ caught" : "✗ MISSED"}  ${name}${isCaught ? "" : `: ${problem}`} (${seconds.toFixed(1)} s)`,
  );
}

/**
 * Tests mutations until the list or the process ends.
 * @param {string} kind
 * @param {string} copy
 * @param {Mutation[]} mutations
 * @returns {Promise<number>} how many were tested
 */
function runLane(kind, copy, mutations) {
  const lane = fork(join(copy, "scripts/mutation/lane.mjs"), [kind, copy], {
    cwd: copy,
    detached: true,
    // Storybook's plugin only looks for stories under Vitest.
    env: { ...process.env, VITEST: "true", NO_COLOR: "1", STORYBOOK_DISABLE_TELEMETRY: "1" },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  lanes.add(lane);
  lane.send(mutations);
  return new Promise((done) => {
    let tested = 0;
    lane.on("message", (/** @type {any} */ result) => {
      tested += 1;
      report(result);
      if (result.problem === "hung") end(lane);
    });
    lane.on("close", () => {
      end(lane);
      done(tested);
    });
  });
}

/**
 * Each kind has its own copy: one mutation must not disturb the test of another.
 * @param {string} kind
 * @param {Mutation[]} mutations
 */
async function runKind(kind, mutations) {
  if (mutations.length === 0) return;
  const copy = copyTree();
  copies.add(copy);
  for (let rest = mutations; rest.length > 0;) {
    const tested = await runLane(kind, copy, rest);
    if (tested === 0) {
      missed += rest.length;
      console.log(`✗ MISSED  The ${kind} tests ended early.`);
      return;
    }
    rest = rest.slice(tested);
  }
}

const mutations = chosen();
/** @param {string} kind */
const ofKind = (kind) => mutations.filter((each) => kindOf(each) === kind);
const inNode = async () => {
  await runKind("unit", ofKind("unit"));
  await runKind("e2e", ofKind("e2e"));
};
await Promise.all([inNode(), runKind("stories", ofKind("stories"))]);
console.log(`\n${caught} of ${caught + missed} caught`);
process.exitCode = missed === 0 && caught > 0 ? 0 : 1;

// `npm run test:bite`: mutation tests. Removes each defense in turn, in a copy, and expects its test to fail.
import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import process from "node:process";
import { mutations } from "./mutation/mutations.mjs";

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

/** A test that hangs without the defense has detected its absence, too. */
const longestMs = 120_000;

/** Ends a process with its children: a worker in an endless loop outlives Vitest. */
function endGroup(pid) {
  try {
    process.kill(-pid, "SIGKILL");
  } catch {
    // All have ended.
  }
}

/** Runs these test files in the copy. */
async function passes(copy, config, files, timeout) {
  const child = spawn(
    process.execPath,
    [join(root, "node_modules/vitest/vitest.mjs"), "run", "--root", copy, ...config, "--bail", "1", ...files],
    {
      cwd: copy,
      detached: true,
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, NO_COLOR: "1", STORYBOOK_DISABLE_TELEMETRY: "1" },
    },
  );
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (data) => (output += data));
  const interrupt = () => {
    endGroup(child.pid);
    process.exit(130);
  };
  process.once("SIGINT", interrupt);
  const timer = setTimeout(() => endGroup(child.pid), timeout);
  const [status, signal] = await once(child, "close");
  clearTimeout(timer);
  process.off("SIGINT", interrupt);
  return { passed: status === 0, ended: signal === null, output };
}

/** Whether a test ran at all: one that never ran proves nothing. */
const ran = (output) => /Tests .*\d+ (passed|failed)/.test(output);

async function testMutation(copy, config, { file, text, without, test }) {
  const path = join(copy, file);
  const whole = readFileSync(path, "utf8");
  if (whole.split(text).length !== 2) return "its text doesn’t occur exactly once";
  writeFileSync(
    path,
    whole.replace(text, () => without),
  );
  const { passed, ended, output } = await passes(copy, config, [test], longestMs);
  writeFileSync(path, whole);
  if (passed) return `${test} passes without it`;
  return ran(output) || !ended ? null : `${test} did not run`;
}

async function testMutations(copy, label, config, list) {
  const files = [...new Set(list.map(({ test }) => test))];
  const { passed, output } = await passes(copy, config, files, files.length * longestMs);
  if (!passed) {
    console.error(output);
    throw new Error(`The tests of ${label} must pass before anything is removed.`);
  }
  let caught = 0;
  for (const defense of list) {
    const missed = await testMutation(copy, config, defense);
    console.log(
      `${missed === null ? "✓ caught" : "✗ MISSED"}  ${defense.defense}${missed === null ? `  (${defense.test})` : `: ${missed}`}`,
    );
    if (missed === null) caught += 1;
  }
  return caught;
}

const copy = copyTree();
try {
  const light = ["--config", join(copy, "scripts/mutation/vitest.config.ts")];
  const real = ["--project", "e2e"];
  const wanted = process.argv.includes("--browser")
    ? ["inNode", "inBrowser"]
    : process.argv.includes("--browser-only")
      ? ["inBrowser"]
      : ["inNode"];
  let caught = 0;
  let all = 0;
  for (const kind of wanted) {
    caught += await testMutations(copy, kind, kind === "inNode" ? light : real, mutations[kind]);
    all += mutations[kind].length;
  }
  console.log(`\n${caught} of ${all} caught`);
  process.exitCode = caught === all ? 0 : 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}

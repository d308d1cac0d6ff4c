// `npm run test:recipe`: adds the page of scripts/recipe/audit.patch to a copy, and runs the checks that it can break.
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import process from "node:process";

const mostFiles = 14;
const root = resolve(import.meta.dirname, "..");
const copy = mkdtempSync(join(tmpdir(), "recipe-"));

/** Runs a command in the copy. Returns what it printed if that is asked for. */
function run(command, { print = true } = {}) {
  if (print) console.log(`$ ${command}`);
  const { status, stdout } = spawnSync(command, {
    cwd: copy,
    shell: true,
    encoding: "utf8",
    stdio: ["ignore", print ? "inherit" : "pipe", "inherit"],
  });
  if (status !== 0) throw new Error(`failed: ${command}`);
  return stdout ?? "";
}

// Ctrl+C ends the running command; the copy is removed afterward.
process.once("SIGINT", () => {});
try {
  run(`git clone -q --shared "${root}" .`, { print: false });
  cpSync(join(root, "node_modules"), join(copy, "node_modules"), { recursive: true, verbatimSymlinks: true });
  run("git apply -C1 scripts/recipe/audit.patch");
  const files = run("git status --short -uall -- . ':!docs/api.d.ts'", { print: false }).trim().split("\n");
  console.log(`The page touches ${files.length} files.`);
  if (files.length > mostFiles) throw new Error(`more than ${mostFiles}`);
  run("npm run check");
  run("npx vitest run --config vitest.unit.config.ts --reporter=dot");
  run("npm run build && npm run size");
  run("npx vitest run --project stories packages/screens/src/audit");
  run("npx playwright test faults/reads layout --grep 'audit|routes' --reporter=list");
  console.log("1 passed, 0 failed");
} catch (error) {
  console.error(error);
  console.log("0 passed, 1 failed");
  process.exitCode = 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}

import { spawn } from "node:child_process";
import { join, resolve } from "node:path";
import process from "node:process";
import { gitIn } from "../visual/git";
import { buildStorybook } from "../visual/trees";
import { readModes } from "./modes";

const root = resolve(import.meta.dirname, "../..");
const modules = join(root, "node_modules");

const withoutToken = `CHROMATIC_PROJECT_TOKEN is not set. Nothing was sent.

  1. Sign in at https://www.chromatic.com and create a project for this repository.
  2. CHROMATIC_PROJECT_TOKEN=<its token> npm run chromatic

Without an account, npm run visual compares the same pictures on this machine,
and npm run chromatic -- --dry-run shows what would be sent.`;

/** TurboSnap is unlocked per project, after ten builds, and needs the whole history. */
const turboSnap = ({ isShallow }: { isShallow: boolean }): string[] =>
  process.env["CHROMATIC_TURBOSNAP"] === "true" && !isShallow ? ["--only-changed"] : [];

/** Builds what Chromatic would build and counts the snapshots it would take. */
async function dryRun(): Promise<number> {
  const storybook = join(modules, ".cache/chromatic-dry-run");
  console.log("Building the Storybook…");
  await buildStorybook(root, modules, storybook);
  const modes = await readModes(storybook);
  for (const { name, stories } of modes) console.log(`  ${name.padEnd(14)}${stories} stories`);
  const snapshots = modes.reduce((sum, { stories }) => sum + stories, 0);
  console.log(`${snapshots} snapshots if all stories are new. Nothing was sent.`);
  return modes.length > 0 ? 0 : 1;
}

function run(args: string[]): Promise<number> {
  return new Promise((done) => {
    const child = spawn(process.execPath, [join(modules, "chromatic/dist/bin.cjs"), ...args], {
      cwd: root,
      stdio: "inherit",
      env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: "1" },
    });
    child.on("close", (code) => done(code ?? 1));
  });
}

export async function chromatic(args: string[]): Promise<number> {
  if (args.includes("--dry-run")) return dryRun();
  if ((process.env["CHROMATIC_PROJECT_TOKEN"] ?? "") === "") {
    console.error(withoutToken);
    return 2;
  }
  const isShallow = gitIn(root)("rev-parse", "--is-shallow-repository") === "true";
  return run([...turboSnap({ isShallow }), ...args]);
}

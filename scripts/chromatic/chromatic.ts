import { spawn } from "node:child_process";
import { join, resolve } from "node:path";
import process from "node:process";
import { gitIn } from "../visual/git";
import { buildStorybook } from "../visual/trees";
import { readModes } from "./modes";

const root = resolve(import.meta.dirname, "../..");
const modules = join(root, "node_modules");

const withoutToken = `Chromatic needs to know whose stories these are, and nothing was sent.

  1. Sign in at https://www.chromatic.com and make a project for this repository.
  2. CHROMATIC_PROJECT_TOKEN=<its token> npm run chromatic

Without an account, npm run visual compares the same stories on this machine,
and npm run chromatic -- --dry-run shows what would be sent.`;

/** Only the stories that a change can reach, where the history that tells them is here. */
const argumentsFor = ({ shallow }: { shallow: boolean }): string[] => [
  "--build-script-name",
  "build-storybook",
  ...(shallow ? [] : ["--only-changed"]),
];

/** Builds what Chromatic would build, and reads from it what Chromatic would read. */
async function rehearse(): Promise<number> {
  const storybook = join(modules, ".cache/chromatic-rehearsal");
  console.log("Building the Storybook…");
  await buildStorybook(root, modules, storybook);
  const modes = await readModes(storybook);
  const stories = modes.reduce((sum, { stories: count }) => Math.max(sum, count), 0);
  for (const { name, stories: count } of modes) console.log(`  ${name.padEnd(14)}${count} stories`);
  console.log(
    `${stories} stories, ${modes.reduce((sum, { stories: count }) => sum + count, 0)} snapshots when all are new. Nothing was sent.`,
  );
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
  if (args.includes("--dry-run")) return rehearse();
  if ((process.env["CHROMATIC_PROJECT_TOKEN"] ?? "") === "") {
    console.error(withoutToken);
    return 2;
  }
  const shallow = gitIn(root)("rev-parse", "--is-shallow-repository") === "true";
  if (shallow)
    console.log(
      "This clone is shallow: Chromatic cannot tell which stories a change reaches, and takes all of them. (In GitHub Actions, fetch-depth: 0.)",
    );
  return run([...argumentsFor({ shallow }), ...args]);
}

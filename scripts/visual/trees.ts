import { execFileSync, spawn } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import process from "node:process";

function run(command: string, args: string[], cwd: string, env: NodeJS.ProcessEnv = {}): Promise<void> {
  return new Promise((done, fail) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    const listen = (chunk: Buffer) => {
      output = `${output}${chunk.toString()}`.slice(-4_000);
    };
    child.stdout.on("data", listen);
    child.stderr.on("data", listen);
    child.on("error", fail);
    child.on("close", (code) =>
      code === 0 ? done() : fail(new Error(output.trim() || `${command} ended with ${code}`)),
    );
  });
}

/** Writes a commit's files to a folder, without a worktree that an interrupted run would leave in git. */
export function checkOut(root: string, commit: string, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const env = { ...process.env, GIT_INDEX_FILE: `${folder}.index` };
  rmSync(env.GIT_INDEX_FILE, { force: true });
  execFileSync("git", ["read-tree", commit], { cwd: root, env });
  execFileSync("git", ["checkout-index", "--all", "--quiet", `--prefix=${folder}/`], { cwd: root, env });
  rmSync(env.GIT_INDEX_FILE);
}

const lockOf = (folder: string) =>
  existsSync(join(folder, "package-lock.json"))
    ? readFileSync(join(folder, "package-lock.json"), "utf8")
    : "";

export const sameDependencies = (one: string, other: string): boolean => lockOf(one) === lockOf(other);

/** Links the folder's own workspace packages; everything else resolves to the node_modules above. */
export function linkPackages(folder: string): void {
  for (const entry of readdirSync(join(folder, "packages"))) {
    const manifest = join(folder, "packages", entry, "package.json");
    if (!existsSync(manifest)) continue;
    const { name }: { name: string } = JSON.parse(readFileSync(manifest, "utf8"));
    const link = join(folder, "node_modules", name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(folder, "packages", entry), link, "junction");
  }
}

export function installPackages(folder: string): Promise<void> {
  return run("npm", ["ci", "--no-audit", "--no-fund", "--prefer-offline"], folder);
}

/** As it is deployed: with `--test`, its docs would be blank, and one story's text is laid out in another width. */
export async function buildStorybook(tree: string, modules: string, output: string): Promise<void> {
  rmSync(output, { recursive: true, force: true });
  await run(
    process.execPath,
    [join(modules, "storybook/dist/bin/dispatcher.js"), "build", "--quiet", "--output-dir", output],
    tree,
    { STORYBOOK_DISABLE_TELEMETRY: "1" },
  );
}

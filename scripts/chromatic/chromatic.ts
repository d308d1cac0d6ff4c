import { spawn } from "node:child_process";
import { join, resolve } from "node:path";
import process from "node:process";
import { serveStub } from "./stub";

const root = resolve(import.meta.dirname, "../..");
const cli = join(root, "node_modules/chromatic/dist/bin.cjs");

const withoutToken = `CHROMATIC_PROJECT_TOKEN is not set. Nothing was sent.

  1. Sign in at https://www.chromatic.com and create a project for this repository.
  2. CHROMATIC_PROJECT_TOKEN=<its token> npm run chromatic

Without an account, npm run visual compares the same stories on this machine,
and npm run chromatic -- --dry-run does everything but the upload.`;

function run(args: readonly string[], env: Record<string, string> = {}): Promise<number> {
  return new Promise((done) => {
    const child = spawn(process.execPath, [cli, ...args], {
      cwd: root,
      stdio: "inherit",
      env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: "1", CHROMATIC_STORYBOOK: "true", ...env },
    });
    child.on("close", (code) => done(code ?? 1));
  });
}

export async function chromatic(args: readonly string[]): Promise<number> {
  if ((process.env["CHROMATIC_PROJECT_TOKEN"] ?? "") !== "") return run(args);
  if (!args.includes("--dry-run")) {
    console.error(withoutToken);
    return 2;
  }
  const stub = await serveStub();
  try {
    return await run(args, {
      CHROMATIC_INDEX_URL: stub.url,
      CHROMATIC_PROJECT_TOKEN: "dry-run",
    });
  } finally {
    stub.close();
  }
}

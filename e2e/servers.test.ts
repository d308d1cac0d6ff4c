import { spawn, type ChildProcess } from "node:child_process";
import { createServer } from "node:http";
import { resolve } from "node:path";
import process from "node:process";
import { expect, test as base } from "@playwright/test";
import { people } from "../packages/sandbox/src/dataset/people";
import { freePort, listen } from "./harness/server";
import { signIn } from "./harness/test";

const root = resolve(import.meta.dirname, "..");

interface Running {
  port: number;
  /** What it has printed so far. */
  said: () => string;
  exitCode: () => number | null;
  process: ChildProcess;
}

type Run = (script: string, options?: { port?: number; args?: string[] }) => Promise<Running>;

/** Runs a script of package.json's, without npm, and ends it with the test. */
const test = base.extend<{ run: Run }>({
  run: async ({}, provide) => {
    const started: ChildProcess[] = [];
    await provide(async (script, { port, args = [] } = {}) => {
      const own = port ?? (await freePort());
      const child = spawn(process.execPath, [resolve(root, "scripts", script), ...args], {
        cwd: root,
        // Without colors.
        env: { ...process.env, PORT: String(own), NO_COLOR: "1" },
      });
      started.push(child);
      let said = "";
      for (const stream of [child.stdout, child.stderr])
        stream.on("data", (piece: Buffer) => (said += piece.toString()));
      return { port: own, said: () => said, exitCode: () => child.exitCode, process: child };
    });
    for (const child of started) child.kill("SIGKILL");
  },
});

test.describe("npm start", () => {
  test("says where it is and who can sign in, serves the build and ends with Ctrl+C", async ({
    page,
    run,
  }) => {
    const start = await run("start.mjs");
    const address = `http://localhost:${start.port}`;
    await expect.poll(start.said, { timeout: 40_000 }).toContain(`${address}/sandbox`);
    expect(start.said()).toMatch(/owner +.+ <olivia@/);
    const response = await page.goto(`${address}/settings`);
    expect(response?.headers()["content-security-policy"]).toContain("script-src 'self'");
    await signIn(page, { people });
    start.process.kill("SIGINT");
    await expect.poll(start.exitCode).toBe(0);
  });

  test("names a port that is in use, and the next one", async ({ run }) => {
    const other = createServer();
    const port = await listen(other);
    const start = await run("start.mjs", { port });
    await expect.poll(start.exitCode, { timeout: 40_000 }).toBe(1);
    expect(start.said()).toContain(`Port ${port} is in use. Choose another: PORT=${port + 1} npm start`);
    other.close();
  });

  test("names an option that it doesn’t know, and a file that isn’t there", async ({ run }) => {
    const unknown = await run("start.mjs", { args: ["--scenari", "busy"] });
    await expect.poll(unknown.exitCode, { timeout: 40_000 }).toBe(1);
    expect(unknown.said()).toContain("--scenari");
    expect(unknown.said()).not.toMatch(/\n +at /);
    const missing = await run("start.mjs", { args: ["--config", "nowhere.json"] });
    await expect.poll(missing.exitCode, { timeout: 40_000 }).toBe(1);
    expect(missing.said()).toMatch(/File not found: .*nowhere\.json/);
  });
});

test.describe("npm run dev", () => {
  test("serves the sources in front of the sandbox", async ({ page, run }) => {
    test.slow();
    const dev = await run("dev.mjs", { args: ["--scenario", "new"] });
    await expect.poll(dev.said, { timeout: 40_000 }).toContain(`http://127.0.0.1:${dev.port}/`);
    await page.goto(`http://127.0.0.1:${dev.port}/drafts`, { timeout: 60_000 });
    await expect(page.getByRole("button", { name: "Sign in with SSO" })).toBeVisible({ timeout: 60_000 });
    await signIn(page, { people });
    await expect(page.getByText("No drafts yet").first()).toBeVisible({ timeout: 60_000 });
  });
});

import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import process from "node:process";
import { afterAll, expect, test } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "hosting-command-"));
const config = join(folder, "my.json");
writeFileSync(config, "{}");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const hosting = (...args: string[]) =>
  spawnSync(process.execPath, [resolve(import.meta.dirname, "hosting.mjs"), "--config", config, ...args], {
    encoding: "utf8",
  });

test.each([
  ["a folder with other files", ["--out", folder], "holds something else"],
  ["a file", ["--out", config], "is a file: name a folder"],
  ["nothing to keep", ["--out", join(folder, "out"), "--keep", folder], "wasn’t written by this command"],
  ["an invalid configuration", ["--out", join(folder, "out")], "product is missing"],
])(
  "says in a sentence, without a stack trace, that there is %s",
  (_, args, sentence) => {
    const { status, stderr } = hosting(...args);
    expect(stderr).toContain(sentence);
    expect(stderr).not.toMatch(/\n\s+at /);
    expect(status).toBe(1);
  },
  60_000,
);

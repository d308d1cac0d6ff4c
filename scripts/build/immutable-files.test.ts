import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build, type Plugin } from "vite";
import { afterEach, beforeEach, expect, test } from "vitest";
import { immutableFiles } from "./immutable-files";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "immutable-files-"));
  mkdirSync(join(folder, "public"));
  writeFileSync(join(folder, "public/first.js"), "console.log('first')");
  writeFileSync(
    join(folder, "index.html"),
    '<script src="/first.js"></script><script type="module" src="/main.js"></script>',
  );
  writeFileSync(join(folder, "main.js"), "console.log('main')");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const run = (...plugins: Plugin[]) => build({ configFile: false, root: folder, logLevel: "silent", plugins });
const built = (name: string) => readFileSync(join(folder, "dist", name), "utf8");
const scriptInDocument = () => /src="\/(assets\/first-[\w-]+\.js)"/.exec(built("index.html"))?.[1] ?? "";

test("moves a file to the assets and refers to it there", async () => {
  await run(immutableFiles(["first.js"]));
  expect(built(scriptInDocument())).toBe("console.log('first')");
  expect(readdirSync(join(folder, "dist"))).not.toContain("first.js");
});

test("a file that another plugin changes gets another name", async () => {
  await run(immutableFiles(["first.js"]));
  const before = scriptInDocument();
  await run(immutableFiles(["first.js"]), {
    name: "change",
    writeBundle: () => writeFileSync(join(folder, "dist/first.js"), "console.log('changed')"),
  });
  expect(scriptInDocument()).not.toBe(before);
  expect(built(scriptInDocument())).toBe("console.log('changed')");
});

test("fails the build if the document doesn't refer to the file", async () => {
  writeFileSync(join(folder, "public/other.js"), "");
  await expect(run(immutableFiles(["other.js"]))).rejects.toThrow('index.html has no "/other.js"');
});

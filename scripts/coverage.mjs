// `node scripts/coverage.mjs`: runs the end-to-end tests and lists how many lines of the containers and hooks they reach, as
// information. `node scripts/coverage.mjs runs` runs e2e/runs.test.ts.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { SourceMap } from "node:module";
import { basename, join, resolve } from "node:path";
import process from "node:process";
import { buildConsole, sourceMaps } from "./build.mjs";
import { coverageFolder, coveredBytes } from "./coverage/covered-bytes.mjs";

const root = resolve(import.meta.dirname, "..");
const assets = join(root, "packages/app/dist/assets");

rmSync(coverageFolder, { recursive: true, force: true });
await buildConsole({ logLevel: "error", withSourceMaps: true });
const { status } = spawnSync(
  process.execPath,
  [
    join(root, "node_modules/@playwright/test/cli.js"),
    "test",
    "--project=console",
    "--project=faults",
    ...process.argv.slice(2),
  ],
  // Those that run for every change, also at night.
  { cwd: root, stdio: "inherit", env: { ...process.env, COVERAGE: "1", NIGHTLY: "" } },
);

/** @type {Map<string, import("./coverage/covered-bytes.mjs").Script[]>} */
const recorded = new Map();
for (const name of existsSync(coverageFolder) ? readdirSync(coverageFolder) : [])
  for (const script of JSON.parse(readFileSync(join(coverageFolder, name), "utf8"))) {
    const file = basename(new URL(script.url).pathname);
    recorded.set(file, [...(recorded.get(file) ?? []), script]);
  }

/** @type {Map<string, Map<number, boolean>>} by file: its lines with code, and whether a test ran them */
const lines = new Map();
for (const name of readdirSync(assets).filter((file) => existsSync(join(sourceMaps, `${file}.map`)))) {
  const map = new SourceMap(JSON.parse(readFileSync(join(sourceMaps, `${name}.map`), "utf8")));
  const code = readFileSync(join(assets, name), "utf8");
  const covered = coveredBytes(code.length, recorded.get(name) ?? []);
  let offset = 0;
  for (const [row, text] of code.split("\n").entries()) {
    for (let column = 0; column < text.length; column += 1) {
      const entry = map.findEntry(row, column);
      if (!("originalSource" in entry) || entry.generatedColumn !== column) continue;
      const file = /packages\/app\/src\/(.*)$/.exec(entry.originalSource)?.[1];
      if (file === undefined || !/^pages\/|(?:^|\/)use[A-Z]/.test(file)) continue;
      const ofFile = lines.get(file) ?? new Map();
      lines.set(file, ofFile);
      const line = entry.originalLine;
      ofFile.set(line, ofFile.get(line) === true || covered[offset + column] === 1);
    }
    offset += text.length + 1;
  }
}

const percent = (/** @type {boolean[]} */ all) =>
  `${((100 * all.filter(Boolean).length) / all.length).toFixed(0)}%`.padStart(4);
/** @type {[string, boolean[]][]} */
const files = [...lines].map(([file, ofFile]) => [file, [...ofFile.values()]]);
for (const [file, all] of files.toSorted(([a], [b]) => (a < b ? -1 : 1))) console.log(percent(all), file);
console.log(percent(files.flatMap(([, all]) => all)), "of the lines of containers and hooks");
process.exitCode = status ?? 1;

import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { beforeAll, expect, test } from "vitest";

const root = resolve(import.meta.dirname, "..");

/** Imports that violate each package boundary. */
const forbidden: [file: string, module: string][] = [
  ["packages/base/src/planted.ts", "@understudy/ui"],
  ["packages/base/src/planted.ts", "@understudy/model"],
  ["packages/base/src/planted.ts", "react"],
  ["packages/ui/src/planted.ts", "@understudy/screens"],
  ["packages/ui/src/planted.ts", "@understudy/model"],
  ["packages/ui/src/planted.ts", "../../model/src/paths"],
  ["packages/ui/src/planted.ts", "react-router-dom"],
  ["packages/ui/src/planted.ts", "react-redux"],
  ["packages/model/src/planted.ts", "@understudy/screens"],
  ["packages/screens/src/planted.ts", "../../model/src/paths"],
  ["packages/screens/src/planted.ts", "../../base/src/truncate"],
  ["packages/screens/src/planted.ts", "@understudy/app"],
  ["packages/screens/src/planted.ts", "@understudy/sandbox"],
  ["packages/screens/src/planted.ts", "../../ui/src/button/Button"],
  ["packages/screens/src/planted.ts", "@reduxjs/toolkit/query/react"],
  ["packages/screens/src/planted.ts", "@azure/msal-browser"],
  ["packages/screens/src/planted.ts", "react-router-dom"],
  ["packages/model/src/planted.ts", "react"],
  ["packages/model/src/planted.ts", "@reduxjs/toolkit"],
  ["packages/model/src/planted.ts", "@understudy/ui"],
  ["packages/model/src/planted.ts", "@understudy/ui/vars"],
  ["packages/model/src/planted.ts", "@understudy/api"],
  ["packages/screens/src/planted.ts", "@understudy/api"],
  ["packages/api/src/planted.ts", "@understudy/ui"],
  ["packages/api/src/planted.ts", "../../model/src/paths"],
  ["packages/api/src/planted.ts", "react"],
  ["packages/api/src/planted.ts", "@reduxjs/toolkit"],
  ["packages/app/src/planted.ts", "@understudy/sandbox"],
  ["packages/app/src/planted.ts", "../../model/src/paths"],
  ["packages/app/src/planted.ts", "../../ui/src/button/Button"],
  ["packages/app/src/api/planted.ts", "@understudy/screens"],
  ["packages/app/src/auth/planted.ts", "@understudy/ui"],
  ["packages/sandbox/src/planted.ts", "@understudy/screens"],
  ["packages/sandbox/src/planted.ts", "@understudy/model"],
  ["packages/sandbox/src/planted.ts", "@understudy/base"],
  ["packages/sandbox/src/planted.ts", "../../app/src/api/store"],
];

const allowed: [file: string, module: string][] = [
  ["packages/screens/src/planted.ts", "@understudy/ui"],
  ["packages/ui/src/planted.ts", "@understudy/base"],
  ["packages/model/src/planted.ts", "@understudy/base"],
  ["packages/screens/src/planted.ts", "@understudy/base"],
  ["packages/app/src/lib/planted.ts", "@understudy/base"],
  ["packages/app/src/planted.ts", "@understudy/screens"],
  ["packages/app/src/planted.ts", "react-router-dom"],
  ["packages/api/src/planted.ts", "@understudy/model"],
  ["packages/app/src/api/planted.ts", "@understudy/model"],
  ["packages/app/src/api/planted.ts", "@understudy/api"],
];

/** Each import in a file of its own, so that one start of the linter checks all of them. */
const planted = [...forbidden, ...allowed].map(([file, module], index) => ({
  file,
  module,
  path: file.replace("planted", `planted-${index}`),
}));

/** The paths of the files that import what they may not. */
let restricted: string[];
let linted: number;

beforeAll(() => {
  const folder = mkdtempSync(join(tmpdir(), "import-boundaries-"));
  const config: { options: { typeAware: boolean } } = JSON.parse(
    readFileSync(join(root, ".oxlintrc.json"), "utf8"),
  );
  // The rules don't need types, and the copy has none.
  config.options.typeAware = false;
  writeFileSync(join(folder, ".oxlintrc.json"), JSON.stringify(config));
  for (const { path, module } of planted) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), `import { thing } from "${module}";\nexport const used = thing;\n`);
  }
  const { stdout } = spawnSync(
    process.execPath,
    [join(root, "node_modules/oxlint/bin/oxlint"), "--format", "json"],
    { cwd: folder, encoding: "utf8" },
  );
  rmSync(folder, { recursive: true });
  const report: { diagnostics: { code: string; filename: string }[]; number_of_files: number } =
    JSON.parse(stdout);
  linted = report.number_of_files;
  restricted = report.diagnostics
    .filter(({ code }) => code.includes("no-restricted-imports"))
    .map(({ filename }) => filename.replaceAll("\\", "/"));
});

const pathOf = (file: string, module: string) =>
  planted.find((each) => each.file === file && each.module === module)?.path;

test("every planted file is linted", () => {
  expect(linted).toBe(planted.length);
});

test.each(forbidden)("%s may not import %s", (file, module) => {
  expect(restricted).toContain(pathOf(file, module));
});

test.each(allowed)("%s may import %s", (file, module) => {
  expect(restricted).not.toContain(pathOf(file, module));
});

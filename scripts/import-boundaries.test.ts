import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

const root = resolve(import.meta.dirname, "..");

/** Imports that violate each package boundary. */
const forbidden: [file: string, module: string][] = [
  ["packages/ui/src/planted.ts", "@understudy/screens"],
  ["packages/ui/src/planted.ts", "@understudy/model"],
  ["packages/ui/src/planted.ts", "../../model/src/paths"],
  ["packages/ui/src/planted.ts", "react-router-dom"],
  ["packages/ui/src/planted.ts", "react-redux"],
  ["packages/model/src/planted.ts", "@understudy/screens"],
  ["packages/screens/src/planted.ts", "../../model/src/paths"],
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
  ["packages/app/src/planted.ts", "@understudy/sandbox"],
  ["packages/app/src/planted.ts", "../../model/src/paths"],
  ["packages/app/src/planted.ts", "../../ui/src/button/Button"],
  ["packages/app/src/api/planted.ts", "@understudy/screens"],
  ["packages/app/src/auth/planted.ts", "@understudy/ui"],
  ["packages/sandbox/src/planted.ts", "@understudy/screens"],
  ["packages/sandbox/src/planted.ts", "@understudy/model"],
  ["packages/sandbox/src/planted.ts", "../../app/src/api/store"],
];

const allowed: [file: string, module: string][] = [
  ["packages/screens/src/planted.ts", "@understudy/ui"],
  ["packages/model/src/planted.ts", "@understudy/ui/truncate"],
  ["packages/model/src/planted.ts", "@understudy/ui/contrast"],
  ["packages/app/src/planted.ts", "@understudy/screens"],
  ["packages/app/src/planted.ts", "react-router-dom"],
  ["packages/app/src/api/planted.ts", "@understudy/model"],
];

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "import-boundaries-"));
  const config: { options: { typeAware: boolean } } = JSON.parse(
    readFileSync(join(root, ".oxlintrc.json"), "utf8"),
  );
  // The rules don't need types, and the copy has none.
  config.options.typeAware = false;
  writeFileSync(join(folder, ".oxlintrc.json"), JSON.stringify(config));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function lintOutput(file: string, module: string): string {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `import { thing } from "${module}";\nexport const used = thing;\n`);
  try {
    return execFileSync(process.execPath, [join(root, "node_modules/oxlint/bin/oxlint"), file], {
      cwd: folder,
      encoding: "utf8",
    });
  } catch (error) {
    return error && typeof error === "object" && "stdout" in error ? String(error.stdout) : String(error);
  } finally {
    rmSync(path);
  }
}

test.each(forbidden)("%s may not import %s", (file, module) => {
  expect(lintOutput(file, module)).toContain("no-restricted-imports");
});

test.each(allowed)("%s may import %s", (file, module) => {
  expect(lintOutput(file, module)).not.toContain("no-restricted-imports");
});

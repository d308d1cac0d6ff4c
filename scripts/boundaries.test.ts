// The linter says which packages may import which, and knip that package.json lists the libraries.
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import process from "node:process";
import { afterAll, beforeAll, expect, test } from "vitest";

const root = resolve(import.meta.dirname, "..");

const packages: Record<string, { allowed: string[]; forbidden: string[] }> = {
  base: { allowed: [], forbidden: ["@understudy/ui", "react"] },
  ui: {
    allowed: ["@understudy/base", "react"],
    forbidden: [
      "@understudy/model",
      "@understudy/screens",
      "../../model/src/x",
      "react-router-dom",
      "react-redux",
    ],
  },
  model: {
    allowed: ["@understudy/base"],
    forbidden: ["@understudy/ui/vars", "@understudy/api", "react", "@reduxjs/toolkit"],
  },
  api: {
    allowed: ["@understudy/model"],
    forbidden: ["@understudy/ui", "@understudy/app", "react", "react-redux"],
  },
  screens: {
    allowed: ["@understudy/base", "@understudy/model", "@understudy/ui", "react"],
    forbidden: [
      "@understudy/api",
      "@understudy/app",
      "../../ui/src/x",
      "react-router-dom",
      "@azure/msal-browser",
    ],
  },
  app: {
    allowed: ["@understudy/screens", "react-router-dom", "react-redux"],
    forbidden: ["@understudy/sandbox", "../../../ui/src/x", "../x.stories"],
  },
  sandbox: { allowed: ["hono"], forbidden: ["@understudy/base", "@understudy/model", "react"] },
};

let checkout: string;

const run = (script: string, ...args: string[]) =>
  spawnSync(process.execPath, [join(root, "node_modules", script), ...args], {
    cwd: checkout,
    encoding: "utf8",
  }).stdout;

const lint = () => {
  const { diagnostics }: { diagnostics: { code: string; message: string; filename: string }[] } = JSON.parse(
    run("oxlint/bin/oxlint", "--format=json"),
  );
  return diagnostics;
};

beforeAll(() => {
  checkout = mkdtempSync(join(tmpdir(), "boundaries-"));
  for (const file of ["package.json", "knip.json"]) cpSync(join(root, file), join(checkout, file));
  const config: { options: object } = JSON.parse(readFileSync(join(root, ".oxlintrc.json"), "utf8"));
  // These rules need no types, and the copy has none.
  writeFileSync(
    join(checkout, ".oxlintrc.json"),
    JSON.stringify({ ...config, options: { ...config.options, typeAware: false } }),
  );
  for (const [name, { allowed, forbidden }] of Object.entries(packages)) {
    const folder = join(checkout, "packages", name);
    mkdirSync(join(folder, "src"), { recursive: true });
    cpSync(join(root, "packages", name, "package.json"), join(folder, "package.json"));
    const imports = [...allowed, ...forbidden].map((module) => `import "${module}";\n`);
    for (const file of ["index.ts", "planted.test.ts"])
      writeFileSync(join(folder, "src", file), imports.join(""));
  }
  for (const [file, other] of [
    ["a", "b"],
    ["b", "a"],
  ])
    writeFileSync(join(checkout, `packages/base/src/${file}.ts`), `export * from "./${other}";\n`);
});
afterAll(() => rmSync(checkout, { recursive: true }));

test("what a package may not import is refused, and nothing else", () => {
  const { issues }: { issues: { file: string; unlisted: { name: string }[] }[] } = JSON.parse(
    run("knip/bin/knip.js", "--include=unlisted", "--reporter=json"),
  );
  const refused = [
    ...lint()
      .filter(({ code }) => code.includes("no-restricted-imports"))
      .map(({ filename, message }) => ({
        file: filename,
        module: /'(.+?)'/.exec(message)?.[1],
      })),
    ...issues.flatMap(({ file, unlisted }) => unlisted.map(({ name }) => ({ file, module: name }))),
  ];
  const found = Object.keys(packages).map((name) => [
    name,
    new Set(refused.filter(({ file }) => file.startsWith(`packages/${name}/`)).map(({ module }) => module)),
  ]);
  expect(Object.fromEntries(found)).toEqual(
    Object.fromEntries(Object.entries(packages).map(([name, { forbidden }]) => [name, new Set(forbidden)])),
  );
});

test("a cycle is refused", () => {
  const files = lint()
    .filter(({ code }) => code.includes("no-cycle"))
    .map(({ filename }) => filename);
  expect(files.toSorted()).toEqual(["packages/base/src/a.ts", "packages/base/src/b.ts"]);
});

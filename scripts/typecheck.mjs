// Checks each package with its own settings, so that browser packages can't use Node's types.
import { spawn } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import process from "node:process";

const root = resolve(import.meta.dirname, "..");
const projects = [
  "tsconfig.json",
  "tsconfig.scripts.json",
  ...readdirSync(join(root, "packages")).map((name) => `packages/${name}/tsconfig.json`),
];

const check = (project) =>
  new Promise((done) => {
    const tsc = spawn(
      process.execPath,
      [join(root, "node_modules/typescript/bin/tsc"), "-p", project, "--pretty", "false"],
      { cwd: root, stdio: "inherit" },
    );
    tsc.on("close", done);
  });

const codes = await Promise.all(projects.filter((project) => existsSync(join(root, project))).map(check));
process.exitCode = codes.some((code) => code !== 0) ? 1 : 0;

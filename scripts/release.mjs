// `node scripts/release.mjs v1.2.3`: the tag, package.json and CHANGELOG.md agree. With a folder, builds the release into it.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import process from "node:process";
import { buildConsole } from "./build.mjs";
import { componentsIn, sbom } from "./sbom.mjs";
import { stop } from "./stop.mjs";

const root = resolve(import.meta.dirname, "..");
const [tag = "", out] = process.argv.slice(2);
/** @param {string} path */
const read = (path) => readFileSync(join(root, path), "utf8");
/** @type {{ version: string, devDependencies: Record<string, string> }} */
const { version, devDependencies } = JSON.parse(read("package.json"));
if (tag !== `v${version}`) stop(`The tag is ${tag}, but package.json says ${version}.`);
const section = read("CHANGELOG.md")
  .split(/^## /m)
  .find((text) => text.startsWith(`${version} `));
if (section === undefined) stop(`CHANGELOG.md has no section for ${version}.`);

if (out !== undefined) {
  mkdirSync(out, { recursive: true });
  await buildConsole({ force: true, withSourceMaps: true });
  /**
   * @param {string} command
   * @param {string[]} args
   */
  const run = (command, args) =>
    execFileSync(command, args, { cwd: root, stdio: ["ignore", "pipe", "inherit"] });
  run(process.execPath, [join(root, "node_modules/storybook/dist/bin/dispatcher.js"), "build", "--quiet"]);
  // What the preview bundles, and Storybook itself, which comes bundled.
  const tools = Object.entries(devDependencies)
    .filter(([name]) => /^(@storybook\/|storybook)/.test(name))
    .map(([name, installed]) => ({ name, version: installed, identifier: "MIT" }));
  const builds = {
    console: { folder: "packages/app/dist", parts: componentsIn(read("packages/app/dist/licenses.txt")) },
    storybook: {
      folder: "storybook-static",
      parts: [...JSON.parse(read("storybook-static/licenses.json")), ...tools],
    },
  };
  for (const [name, { folder, parts }] of Object.entries(builds)) {
    writeFileSync(join(out, `${name}.cdx.json`), sbom(`understudy-${name}`, version, parts));
    run("tar", ["--sort=name", "-czf", resolve(out, `${name}.tar.gz`), "-C", folder, "."]);
  }
  const files = Object.keys(builds).flatMap((name) => [`${name}.tar.gz`, `${name}.cdx.json`]);
  const sums = files.map((file) => {
    const hash = createHash("sha256").update(readFileSync(join(out, file)));
    return `${hash.digest("hex")}  ${file}\n`;
  });
  writeFileSync(join(out, "SHA256SUMS"), sums.join(""));
  writeFileSync(join(out, "notes.md"), section.split("\n").slice(1).join("\n").trim());
}

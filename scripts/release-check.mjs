// `node scripts/release-check.mjs v1.2.3`: the tag, package.json and CHANGELOG.md agree. With --notes, prints the release notes.
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import process from "node:process";
import { stop } from "./stop.mjs";

const root = resolve(import.meta.dirname, "..");
const [tag = "", flag] = process.argv.slice(2);
const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
const changelog = readFileSync(join(root, "CHANGELOG.md"), "utf8");

if (tag !== `v${version}`) stop(`The tag is ${tag}, but package.json says ${version}.`);
const section = changelog.split(/^## /m).find((text) => text.startsWith(`${version} `));
if (section === undefined) stop(`CHANGELOG.md has no section for ${version}.`);
if (flag === "--notes") console.log(section.split("\n").slice(1).join("\n").trim());

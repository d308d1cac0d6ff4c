// `npm run size`: gzipped size of each page of the built console, and whether it is within budget.
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import process from "node:process";
import { gzipSync } from "node:zlib";
import { buildConsole, manifestFile } from "./build.mjs";
import { loadTs } from "./load-ts.mjs";

/** @type {typeof import("./build/route-modules")} */
const { documentModules, frameModules, routeModules, sessionModules } = await loadTs(
  "scripts/build/route-modules.ts",
);

/** kB (1,000 bytes) of JavaScript. The frame around the dashboard names every page: one more costs it 0.4 kB. */
const budgets = { login: 86, dashboard: 267, failedRun: 275, route: 28 };

const dist = resolve(import.meta.dirname, "../packages/app/dist");
await buildConsole();
/** @type {import("vite").Manifest} */
const manifest = JSON.parse(readFileSync(manifestFile, "utf8"));

/** @param {string} source */
function entry(source) {
  const found = manifest[source];
  if (found === undefined) throw new Error(`The build has no chunk for ${source}`);
  return found;
}

/**
 * The files that a module needs before it runs.
 * @param {string} source
 * @param {Set<string>} seen
 */
function filesOf(source, seen = new Set()) {
  const { file, css = [], imports = [] } = entry(source);
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const each of css) seen.add(each);
  for (const each of imports) filesOf(each, seen);
  return seen;
}

/** @type {Map<string, number>} */
const sizes = new Map();
/** @param {string} file */
function sizeOf(file) {
  const size = sizes.get(file) ?? gzipSync(readFileSync(join(dist, file)), { level: 9 }).length / 1000;
  sizes.set(file, size);
  return size;
}

/** @param {string} file */
const isScript = (file) => file.endsWith(".js");
/**
 * @param {Set<string>} files
 * @param {(file: string) => boolean} matches
 */
const sum = (files, matches) => [...files].filter(matches).reduce((total, file) => total + sizeOf(file), 0);
/** @param {Set<string>[]} sets */
const union = (...sets) => new Set(sets.flatMap((set) => [...set]));
/**
 * @param {Set<string>} files
 * @param {Set<string>} known
 */
const without = (files, known) => new Set([...files].filter((file) => !known.has(file)));

const pages = routeModules().map(({ name, modules }) => ({
  name,
  files: union(...modules.map((module) => filesOf(module))),
}));

/** @param {string} name */
const filesOfPage = (name) => pages.find((page) => page.name === name)?.files ?? new Set();

const login = union(...["index.html", ...documentModules].map((module) => filesOf(module))).add(
  entry("style.css").file,
);
const layout = union(login, ...[...sessionModules, ...frameModules].map((module) => filesOf(module)));
const home = union(layout, filesOfPage("dashboard"));

/** @type {{ what: string, files: Set<string>, alone?: Set<string>, budget?: number }[]} */
const rows = [
  { what: "login, before it paints", files: login, budget: budgets.login },
  { what: "signed in, without a page", files: layout },
  { what: "signed in, dashboard", files: home, budget: budgets.dashboard },
  // An alert's link leads there.
  { what: "signed in, run", files: union(layout, filesOfPage("run")), budget: budgets.failedRun },
  ...pages
    .filter(({ name }) => name !== "dashboard")
    .map(({ name, files }) => ({
      what: `+ ${name}, after the dashboard`,
      files: without(files, home),
      alone: without(files, layout),
      budget: budgets.route,
    })),
];

/** @param {number} value */
const number = (value) => value.toFixed(1).padStart(8);
console.log(`${"kB, gzipped".padEnd(36)}      JS  budget     CSS   files  JS if opened first`);
let over = 0;
for (const { what, files, alone, budget } of rows) {
  const js = sum(files, isScript);
  const isOver = budget !== undefined && js > budget;
  if (isOver) over += 1;
  console.log(
    [
      `${isOver ? "✗" : " "} ${what.padEnd(34)}`,
      number(js),
      budget === undefined ? " ".repeat(8) : number(budget),
      number(sum(files, (file) => file.endsWith(".css"))),
      String(files.size).padStart(8),
      alone === undefined ? "" : number(sum(alone, isScript)),
    ].join(""),
  );
}
console.log(over === 0 ? "All within budget." : `${over} over budget.`);
process.exitCode = over === 0 ? 0 : 1;

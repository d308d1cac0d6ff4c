// `npm run size`: what each page of the built console weighs, gzipped, and whether that is within budget.
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import process from "node:process";
import { gzipSync } from "node:zlib";
import { buildConsole } from "./build.mjs";
import { loadTs } from "./load-ts.mjs";

const { paths } = await loadTs("packages/screens/src/paths.ts");

/** Thousands of bytes. */
const budgets = { login: 85, frame: 215, dashboard: 223, route: 25 };

const dist = resolve(import.meta.dirname, "../packages/app/dist");
const texts = new Map();
const weights = new Map();

function textOf(file) {
  if (!texts.has(file)) texts.set(file, readFileSync(join(dist, "assets", file), "utf8"));
  return texts.get(file);
}

function weightOf(file) {
  if (!weights.has(file)) weights.set(file, gzipSync(textOf(file), { level: 9 }).length / 1000);
  return weights.get(file);
}

const isScript = (file) => file.endsWith(".js");
const weigh = (files, fits) => [...files].filter(fits).reduce((sum, file) => sum + weightOf(file), 0);
const union = (...sets) => new Set(sets.flatMap((set) => [...set]));
const without = (files, known) => new Set([...files].filter((file) => !known.has(file)));

/** What the document itself names: all that the login page waits for. */
const named = (html) =>
  new Set([...html.matchAll(/\/assets\/([\w.-]+\.(?:js|css))"/g)].map(([, file]) => file));

/** What a chunk loads on demand, each with everything that it needs: the build lists it beside the import. */
function demands(file) {
  const text = textOf(file);
  const list = /\.f=\[([^\]]*)\]/.exec(text)?.[1] ?? "";
  const listed = [...list.matchAll(/"assets\/([^"]+)"/g)].map(([, name]) => name);
  const imports = text.matchAll(
    /import\([`"']\.\/([\w.-]+\.js)[`"']\)(?:,__vite__mapDeps\(\[([\d,]*)\]\))?/g,
  );
  return [...imports].map(([, chunk, needs = ""]) => ({
    chunk,
    files: new Set([chunk, ...needs.split(",").flatMap((at) => (at === "" ? [] : [listed[Number(at)]]))]),
  }));
}

await buildConsole();

const login = named(readFileSync(join(dist, "index.html"), "utf8"));
const afterSignIn = [...login].filter(isScript).flatMap(demands);
const frame = union(login, ...afterSignIn.map(({ files }) => files));
const onDemand = [...frame].filter(isScript).flatMap(demands);
// A page and what starts its data stand beside each other in the route table.
const pages = onDemand.flatMap(({ chunk, files }, at) => {
  const name = /^(\w+)Page-/.exec(chunk)?.[1];
  const start = onDemand[at + 1];
  return name === undefined
    ? []
    : [{ name, files: start?.chunk.startsWith("start-") ? union(files, start.files) : files }];
});
const dashboard = pages.find(({ name }) => name === "Dashboard");
const expected = Object.keys(paths).length;
if (dashboard === undefined || pages.length !== expected)
  throw new Error(`The build has ${pages.length} pages, of ${expected}`);
const home = union(frame, dashboard.files);

/** @type {{ what: string, files: Set<string>, alone?: Set<string>, budget: number }[]} */
const rows = [
  { what: "login, before it paints", files: login, budget: budgets.login },
  { what: "signed in, frame", files: frame, budget: budgets.frame },
  { what: "signed in, dashboard", files: home, budget: budgets.dashboard },
  ...pages
    .filter((page) => page !== dashboard)
    .map(({ name, files }) => ({
      what: `+ ${name}, after the dashboard`,
      files: without(files, home),
      alone: without(files, frame),
      budget: budgets.route,
    })),
];

const number = (value) => value.toFixed(1).padStart(8);
console.log(`${"gzipped, thousands of bytes".padEnd(36)}      JS  budget     CSS  JS if opened first`);
let over = 0;
for (const { what, files, alone, budget } of rows) {
  const js = weigh(files, isScript);
  const css = weigh(files, (file) => !isScript(file));
  if (js > budget) over += 1;
  console.log(
    `${js > budget ? "✗" : " "} ${what.padEnd(34)}${number(js)}${number(budget)}${number(css)}${alone === undefined ? "" : number(weigh(alone, isScript))}`,
  );
}
console.log(over === 0 ? "All within budget." : `${over} over budget.`);
process.exitCode = over === 0 ? 0 : 1;

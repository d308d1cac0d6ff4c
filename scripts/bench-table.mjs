// `npm run bench:table [-- rows rounds]`: the table alone with a hundred thousand runs, in Chromium.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { extname, join, resolve } from "node:path";
import process from "node:process";
import { chromium } from "playwright";
import { build } from "vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { median } from "./bench/probe.mjs";
import { chromiumArgs, chromiumPath } from "./chromium.mjs";
import { loadTs } from "./load-ts.mjs";

const rows = Number(process.argv[2] ?? 100_000);
const rounds = Number(process.argv[3] ?? 5);
const out = mkdtempSync(join(tmpdir(), "bench-table-"));

async function bundle() {
  await build({
    configFile: false,
    logLevel: "error",
    plugins: [vanillaExtractPlugin()],
    build: {
      outDir: out,
      target: "es2023",
      lib: {
        entry: resolve(import.meta.dirname, "bench/table.tsx"),
        formats: ["es"],
        fileName: "bench",
        cssFileName: "bench",
      },
    },
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
  });
}

const types = { ".js": "text/javascript", ".css": "text/css" };
const page =
  '<!doctype html><title>bench</title><link rel="stylesheet" href="/bench.css"><body><script type="module" src="/bench.js"></script>';

async function serve() {
  const { manyRuns } = await loadTs("packages/screens/src/fixtures/runs.ts");
  const body = Buffer.from(JSON.stringify(manyRuns(rows)));
  const server = createServer(({ url }, response) => {
    const send = (type, content) => response.writeHead(200, { "Content-Type": type }).end(content);
    if (url === "/v1/runs") return send("application/json", body);
    const type = types[extname(url)];
    return type ? send(type, readFileSync(join(out, url))) : send("text/html", page);
  });
  server.listen(0, "127.0.0.1");
  await new Promise((listening) => server.on("listening", listening));
  const at = server.address();
  return {
    server,
    bytes: body.length,
    address: `http://127.0.0.1:${typeof at === "string" ? at : at.port}/`,
  };
}

async function measure(tab) {
  const call = (name, ...args) =>
    tab.evaluate(([which, given]) => globalThis.bench[which](...given), [name, args]);
  await tab.evaluate(() => globalThis.gc());
  const floor = await call("floor");
  await tab.evaluate(() => globalThis.gc());
  const first = await call("firstRow");
  const filters = [];
  for (const text of ["b", "bo", "boo", ""]) filters.push(await call("filter", text));
  const sorts = [];
  for (const header of ["Duration", "Action", "Started"]) sorts.push(await call("sort", header));
  return {
    floor,
    first,
    filter: Math.max(...filters),
    sort: Math.max(...sorts),
    scroll: await call("scroll"),
  };
}

await bundle();
const { server, bytes, address } = await serve();
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: [...chromiumArgs, "--js-flags=--expose-gc"],
});
try {
  const tab = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await tab.goto(address);
  await tab.waitForFunction(() => "bench" in globalThis);
  await measure(tab);
  const results = [];
  for (let round = 0; round < rounds; round += 1) results.push(await measure(tab));
  const of = (pick) => median(results.map(pick));
  const line = (label, value, unit, note = "") =>
    console.log(`${label.padEnd(36)} ${value.toFixed(0).padStart(6)} ${unit}${note && `  ${note}`}`);
  const floor = of((result) => result.floor);
  const first = of((result) => result.first.all);
  console.log(`${rows} runs, ${(bytes / 1e6).toFixed(1)} MB, medians of ${rounds}`);
  line("fetch + JSON.parse", floor, "ms");
  line("first row painted", first, "ms", `${(first / floor).toFixed(2)} × the floor`);
  line(
    "  of that: drawing the table",
    of((result) => result.first.render),
    "ms",
  );
  line(
    "slowest keystroke in search",
    of((result) => result.filter),
    "ms",
  );
  line(
    "slowest change of order",
    of((result) => result.sort),
    "ms",
  );
  line(
    "whole list in 3 s: frames",
    of((result) => result.scroll.frames),
    "",
  );
  line(
    "  longest frame",
    of((result) => result.scroll.longest),
    "ms",
  );
  line(
    "  frames over 50 ms",
    of((result) => result.scroll.slow),
    "",
  );
  line(
    "  frames with a gap",
    of((result) => result.scroll.gaps),
    "",
  );
  line(
    "nodes on the page",
    of((result) => result.first.nodes),
    "",
  );
} finally {
  await browser.close();
  server.close();
  rmSync(out, { recursive: true });
}

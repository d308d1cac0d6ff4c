// `npm run bench:data [-- rows rounds]`: time from the request until the store has notified its subscribers of a hundred
// thousand runs, in Chromium, compared with `fetch` and `JSON.parse` of the same bytes.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import process from "node:process";
import { chromium } from "playwright";
import { build } from "vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { median } from "./bench/probe.mjs";
import { chromiumArgs, chromiumPath } from "./chromium.mjs";

const rows = Number(process.argv[2] ?? 100_000);
const rounds = Number(process.argv[3] ?? 7);
const out = mkdtempSync(join(tmpdir(), "bench-data-"));

function run(index) {
  const status = ["success", "success", "success", "failed", "timeout"][index % 5];
  const started = Date.UTC(2026, 2, 4) - index * 26_000;
  return {
    id: `run_${((index * 2_654_435_761) % 4_294_967_296).toString(16).padStart(8, "0")}${index}`,
    action_id: `act_${index % 12}`,
    action_name: `Book a room for ${index % 12} guests`,
    status,
    env: ["prod", "prod", "staging", "dev"][index % 4],
    duration_ms: 400 + ((index * 7919) % 30_000),
    started_at: new Date(started).toISOString(),
    completed_at: new Date(started + 12_000).toISOString(),
    was_drift_detected: index % 17 === 0,
    was_auto_recovered: index % 34 === 0,
    failure_message:
      status === "failed" ? "The button “Book now” was not on the page after 30 seconds" : null,
    failure_selector: status === "failed" ? "[data-testid='book-now']" : null,
    failure_step_index: status === "failed" ? index % 7 : null,
  };
}

async function bundle() {
  await build({
    configFile: false,
    logLevel: "error",
    plugins: [vanillaExtractPlugin()],
    build: {
      outDir: out,
      target: "es2023",
      lib: { entry: resolve(import.meta.dirname, "bench/data.ts"), formats: ["es"], fileName: "bench" },
    },
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
  });
}

async function serve() {
  const body = Buffer.from(JSON.stringify({ runs: Array.from({ length: rows }, (_, index) => run(index)) }));
  const server = createServer((request, response) => {
    if (request.url === "/v1/runs")
      return response
        .writeHead(200, { "Content-Type": "application/json", "Content-Length": body.length })
        .end(body);
    if (request.url === "/bench.js")
      return response
        .writeHead(200, { "Content-Type": "text/javascript" })
        .end(readFileSync(join(out, "bench.js")));
    return response
      .writeHead(200, { "Content-Type": "text/html" })
      .end('<!doctype html><title>bench</title><script type="module" src="/bench.js"></script>');
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

const line = (label, values, floor) => {
  // Relative to the baseline of the same round, so that a busy machine slows both.
  const times =
    floor === undefined ? "" : `  ${median(values.map((value, round) => value / floor[round])).toFixed(2)} ×`;
  console.log(`${label.padEnd(30)} ${median(values).toFixed(0).padStart(5)} ms${times}`);
};

/** The first round is a warm-up. */
async function measure(names, once) {
  const results = Object.fromEntries(names.map((name) => [name, []]));
  for (let round = 0; round <= rounds; round += 1) {
    for (const name of names) {
      const result = await once(name);
      if (round > 0) results[name].push(result);
    }
  }
  return results;
}

async function timesOf(page) {
  const { plain, ours } = await measure(["plain", "ours"], async (way) => {
    await page.evaluate(() => (globalThis.bench.forget(), globalThis.gc()));
    return page.evaluate((name) => globalThis.bench[name](), way);
  });
  const floor = plain.map(({ all }) => all);
  line("fetch + JSON.parse", floor);
  line(
    "console, first rows shown",
    ours.map(({ first }) => first),
    floor,
  );
  line(
    "console, all rows shown",
    ours.map(({ all }) => all),
    floor,
  );
  line(
    "console, longest task",
    ours.map(({ longest }) => longest),
  );
}

/** CPU time, which other processes don't affect. */
async function workOf(page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const spent = async () =>
    (await session.send("Performance.getMetrics")).metrics.find(({ name }) => name === "TaskDuration").value *
    1000;
  const { parse, cut, normalized } = await measure(
    ["nothing", "parse", "cut", "normalized"],
    async (name) => {
      await page.evaluate(() => (globalThis.bench.forget(), globalThis.gc()));
      const before = await spent();
      await page.evaluate((what) => void globalThis.bench.work[what](), name);
      return (await spent()) - before;
    },
  );
  line("work: JSON.parse", parse);
  line("work: cut and parse", cut, parse);
  line(
    "work: normalize",
    normalized.map((value, round) => value - cut[round]),
    parse,
  );
}

await bundle();
const { server, bytes, address } = await serve();
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: [...chromiumArgs, "--js-flags=--expose-gc"],
});
try {
  const page = await browser.newPage();
  await page.goto(address);
  await page.waitForFunction(() => "bench" in globalThis);
  console.log(`${rows} runs, ${(bytes / 1e6).toFixed(1)} MB, medians of ${rounds}`);
  await timesOf(page);
  await workOf(page);
} finally {
  await browser.close();
  server.close();
  rmSync(out, { recursive: true });
}

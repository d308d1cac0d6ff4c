// `npm run bench:runs [-- rounds]`: the runs page with a hundred thousand runs, in Chromium, compared with `fetch` and
// `JSON.parse` of the same bytes. Production build, medians. Use an idle machine.
import process from "node:process";
import { chromium } from "playwright";
import { heapOf, installProbe, median, signIn } from "./bench/probe.mjs";
import { console_ } from "./bench/parts.mjs";
import { buildConsole } from "./build.mjs";
import { chromiumArgs, chromiumPath } from "./chromium.mjs";
import { loadTs } from "./load-ts.mjs";

const rounds = Number(process.argv[2] ?? 5);
const everything = "100,000 runs";
const patience = 120_000;

/** The header that the console sends. */
async function tokenOf(page) {
  const [request] = await Promise.all([
    page.waitForRequest(/\/v1\/runs/),
    page.evaluate((link) => document.querySelector(link).click(), console_.link),
  ]);
  await page.getByText(everything, { exact: true }).waitFor();
  return request.headers()["authorization"];
}

const typed = ["r", "e", "f", "u", "n", "d", "Backspace", "Escape"];

/** Listens before the key is pressed: the key would reach the page before the script. */
async function timed(page, key) {
  await page.evaluate(() => globalThis.probe.listen("keydown"));
  await page.keyboard.press(key);
  return page.evaluate(() => globalThis.heard);
}

async function keysOf(page) {
  await page.getByRole("searchbox", { name: "Search runs" }).focus();
  const took = [];
  for (const key of typed) took.push(await timed(page, key));
  await page.getByText(everything, { exact: true }).waitFor();
  return took;
}

async function sortsOf(page) {
  const took = [];
  for (const column of ["Duration", "Started", "Action", "Status"]) {
    await page.getByRole("columnheader", { name: column }).getByRole("button").focus();
    took.push(await timed(page, "Enter"));
  }
  return took;
}

async function round(page, cdp, serving, token) {
  await page.goto(`${serving.url}/settings`);
  await page.getByRole("heading", { level: 1, name: "Settings" }).waitFor();
  const empty = await heapOf(cdp);
  const floor = await page.evaluate((bearer) => globalThis.probe.floor(bearer), token);
  const parsed = (await heapOf(cdp)) - empty;
  await page.evaluate(() => globalThis.probe.drop());
  await heapOf(cdp);

  const opened = await page.evaluate(
    ([part, count]) => globalThis.probe.open(part.link, part, count),
    [console_, everything],
  );
  // By now, work that was deferred until the list was complete is done.
  await page.waitForTimeout(1_000);
  const keys = await keysOf(page);
  const sorts = await sortsOf(page);
  const scroll = await page.evaluate((part) => globalThis.probe.scroll(part, 3_000), console_);
  const nodes = await page.evaluate(() => globalThis.probe.nodes("main"));
  // Last: a forced collection also discards compiled code, which doesn't happen while a person types.
  const loaded = (await heapOf(cdp)) - empty;
  return { floor, parsed, opened, loaded, keys, sorts, scroll, nodes };
}

/** With runs that start and finish during the measurement. */
async function polls(page, { sandbox }) {
  sandbox.control.apply({ runIntervalSeconds: 10, advanceMs: 15_000 });
  await page.getByRole("button", { name: "Reload runs" }).click();
  await page.getByText("Live", { exact: true }).waitFor({ timeout: patience });
  const longest = [];
  for (let poll = 0; poll < rounds; poll += 1) {
    await page.evaluate(() => globalThis.probe.longest());
    await page.waitForResponse(/\/v1\/runs\?status=running/);
    // The next poll starts five seconds later, when the work of this one is done.
    await page.waitForRequest(/\/v1\/runs\?status=running/);
    longest.push(await page.evaluate(() => globalThis.probe.longest()));
  }
  return median(longest);
}

function print(results, poll) {
  const of = (pick) => median(results.map(pick));
  const each = (pick) => results[0][pick].map((_, at) => of((result) => result[pick][at]));
  const slowest = (pick) => Math.max(...each(pick));
  const line = (label, value, unit, note = "") =>
    console.log(`${label.padEnd(40)} ${value.toFixed(0).padStart(6)} ${unit.padEnd(3)} ${note}`);
  const floor = of(({ floor: ms }) => ms);
  const parsed = of(({ parsed: bytes }) => bytes);
  const against = (value, limit) => `${(value / floor).toFixed(2)} × the floor, at most ${limit} ×`;
  console.log(`The runs page with 100,000 runs, medians of ${results.length}`);
  line("fetch + JSON.parse", floor, "ms", "the floor");
  line(
    "from the click to the first row",
    of(({ opened }) => opened.first),
    "ms",
    against(
      of(({ opened }) => opened.first),
      0.75,
    ),
  );
  line(
    "from the click to all rows",
    of(({ opened }) => opened.all),
    "ms",
    `${(of(({ opened }) => opened.all) / floor).toFixed(2)} × the floor`,
  );
  line(
    "longest task while they arrive",
    of(({ opened }) => opened.longest),
    "ms",
    "0 is less than 50",
  );
  line(
    "longest wait while the rest arrives",
    of(({ opened }) => opened.wait),
    "ms",
    "at most 25",
  );
  line(
    "slowest keystroke in search",
    slowest("keys"),
    "ms",
    `at most 40; ${each("keys")
      .map((ms, at) => `${typed[at]} ${ms.toFixed(0)}`)
      .join(", ")}`,
  );
  line("slowest change of sort", slowest("sorts"), "ms", "at most 100");
  line(
    "scrolling the whole list in 3 s",
    of(({ scroll }) => scroll.typical),
    "ms",
    `typical of ${of(({ scroll }) => scroll.frames)} frames`,
  );
  line(
    "  longest frame",
    of(({ scroll }) => scroll.longest),
    "ms",
    "at most 50",
  );
  line(
    "  frames over 50 ms",
    of(({ scroll }) => scroll.over),
    "",
    "none",
  );
  line(
    "  frames with blank rows",
    of(({ scroll }) => scroll.blanks),
    "",
    "none",
  );
  line(
    "nodes",
    of(({ nodes }) => nodes),
    "",
    "at most 2,000",
  );
  line("parsed data", parsed / 1e6, "MB");
  line(
    "heap of the page",
    of(({ loaded }) => loaded) / 1e6,
    "MB",
    `${(of(({ loaded }) => loaded) / parsed).toFixed(2)} × the parsed data, at most 1.3 ×`,
  );
  line("longest task of a poll", poll, "ms", "at most 50");
}

await buildConsole();
const { serveConsole } = await loadTs("scripts/serve.ts");
const serving = await serveConsole({ port: 0, sandbox: { scenario: "huge", runIntervalSeconds: 0 } });
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs });
try {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  context.setDefaultTimeout(patience);
  await context.addInitScript(installProbe);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await signIn(page, serving);
  const token = await tokenOf(page);
  // The first round is a warm-up.
  await round(page, cdp, serving, token);
  const results = [];
  for (let each = 0; each < rounds; each += 1) results.push(await round(page, cdp, serving, token));
  print(results, await polls(page, serving));
} finally {
  await browser.close();
  await serving.close();
}

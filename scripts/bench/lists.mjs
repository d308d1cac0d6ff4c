// Lists of each length, in the console and in its peers.
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { console_, peers } from "./parts.mjs";
import { weightOf } from "./peers.mjs";
import { heapOf, signIn } from "./probe.mjs";

const dist = resolve(import.meta.dirname, "../../packages/app/dist");

/** The same runs several times, each time as older ones with their own IDs. */
function repeated(runs, count) {
  const [newest, oldest] = [runs[0], runs.at(-1)].map((run) => Date.parse(run.started_at));
  const earlier = (date, copy) =>
    date && new Date(Date.parse(date) - copy * (newest - oldest + 1_000)).toISOString();
  return Array.from({ length: count }, (_, index) => {
    const run = runs[index % runs.length];
    const copy = Math.floor(index / runs.length);
    return {
      ...run,
      id: `run_${String(count - index).padStart(9, "0")}`,
      started_at: earlier(run.started_at, copy),
      completed_at: earlier(run.completed_at, copy),
    };
  });
}

/** The first runs of a list as bytes, and a name that isn't in the first row. */
function cutList(runs, count) {
  const cut = count > runs.length ? repeated(runs, count) : runs.slice(0, count);
  const other = cut.find(({ action_name: name }) => name !== cut[0].action_name);
  return { count, body: Buffer.from(JSON.stringify({ runs: cut })), word: other.action_name.toLowerCase() };
}

/** All runs of the sandbox. */
export async function allRuns(page) {
  const [request] = await Promise.all([
    page.waitForRequest(/\/v1\/runs/),
    page.evaluate((link) => document.querySelector(link).click(), console_.link),
  ]);
  // The response is too long for the browser's cache.
  const response = await fetch(request.url(), {
    headers: { authorization: request.headers()["authorization"] },
  });
  return (await response.json()).runs;
}

async function searched(page, part, word) {
  await page.evaluate(([found, text]) => globalThis.probe.listenForRows("input", found, text), [part, word]);
  await page.locator(part.search).focus();
  await page.keyboard.insertText(word);
  const took = await page.evaluate(() => globalThis.heard);
  await page.evaluate((found) => globalThis.probe.listenForRows("input", found), part);
  await page.keyboard.press("Control+A");
  await page.keyboard.press("Backspace");
  await page.evaluate(() => globalThis.heard);
  return took;
}

async function sorted(page, part) {
  await page.evaluate((found) => globalThis.probe.listenForRows("click", found), part);
  await page.locator(part.sort).first().click();
  return page.evaluate(() => globalThis.heard);
}

/** Opens a page after a garbage collection on a blank one: a collection right before a list opens would discard compiled code. */
async function arrive(page, cdp, url) {
  await page.goto("about:blank");
  await heapOf(cdp);
  await page.goto(url);
}

/** Heap added by opening a list, on a separate visit. */
async function heapAdded(cdp, visit, open) {
  await visit();
  const empty = await heapOf(cdp);
  await open();
  return (await heapOf(cdp)) - empty;
}

/** Measures one contender with one list, once. */
async function once(page, cdp, { part, list, shown, visit }) {
  const open = () =>
    page.evaluate(([found, count]) => globalThis.probe.open(found.link, found, count), [part, shown]);
  await visit();
  const opened = await open();
  const filter = await searched(page, part, list.word);
  const sort = await sorted(page, part);
  const scrolls = list.count > 10_000 && part.scroller !== null;
  const scroll = scrolls ? await page.evaluate((found) => globalThis.probe.scroll(found, 3_000), part) : null;
  return { ...opened, heap: await heapAdded(cdp, visit, open), filter, sort, scroll };
}

const visitOf = (page, cdp, url, entry) => async () => {
  await arrive(page, cdp, `${url}/bench/${entry}`);
  await page.waitForFunction(() => "peer" in globalThis);
};

async function floorOnce(page, cdp, url) {
  const visit = visitOf(page, cdp, url, "floor");
  const open = () =>
    page.evaluate(async () => {
      const began = performance.now();
      await globalThis.peer.open();
      return performance.now() - began;
    });
  await visit();
  const first = await open();
  return { first, all: first, heap: await heapAdded(cdp, visit, open) };
}

const visitConsole = (page, cdp, url) => async () => {
  await arrive(page, cdp, `${url}/settings`);
  await page.getByRole("heading", { level: 1, name: "Settings" }).waitFor();
  await page.waitForLoadState("networkidle");
};

const shownCount = ({ count }) => `${count.toLocaleString("en-US")} runs`;

const consoleOnce = (page, cdp, url, list) =>
  once(page, cdp, {
    part: console_,
    list,
    shown: shownCount(list),
    visit: visitConsole(page, cdp, url),
  });

/** The console parses a list after an object whole: what it would do without splitting. */
async function unsplitOnce(page, cdp, url, list, front) {
  front.setList(Buffer.concat([Buffer.from('{"page":{},'), list.body.subarray(1)]));
  try {
    await visitConsole(page, cdp, url)();
    const opening = [console_.link, console_, shownCount(list)];
    return await page.evaluate((given) => globalThis.probe.open(...given), opening);
  } finally {
    front.setList(list.body);
  }
}

function peerOnce(page, cdp, url, list, part) {
  return once(page, cdp, { part, list, shown: null, visit: visitOf(page, cdp, url, part.entry) });
}

const contenders = [
  { name: "floor", once: floorOnce },
  { name: console_.name, once: consoleOnce },
  { name: "unsplit", once: unsplitOnce },
  ...peers.map((part) => ({
    name: part.name,
    once: (page, cdp, url, list) => peerOnce(page, cdp, url, list, part),
  })),
];

const patience = 120_000;

/** Without results if the page crashes or takes too long. */
async function attempt(measure, page) {
  let late;
  const timeout = new Promise((_, reject) => {
    late = setTimeout(() => reject(new Error(`took more than ${patience / 1000} s`)), patience);
  });
  try {
    return await Promise.race([measure(), timeout]);
  } catch (error) {
    console.error(`${page.url()}: ${error.message.split("\n")[0]}`);
    return null;
  } finally {
    clearTimeout(late);
  }
}

/** A list that takes seconds varies little. */
const roundsFor = (count, rounds) => (count > 100_000 ? 1 : rounds);

/** Interleaves contenders in each round, so that other load affects all of them. */
export async function measureLists({ context, serving, front, rounds, counts }) {
  let page = await context.newPage();
  let cdp = await context.newCDPSession(page);
  await signIn(page, serving);
  const runs = await allRuns(page);
  const results = [];
  for (const count of counts) {
    const list = cutList(runs, count);
    front.setList(list.body);
    const byName = Object.fromEntries(contenders.map(({ name }) => [name, []]));
    // The first round is a warm-up.
    for (let round = 0; round <= roundsFor(count, rounds); round += 1) {
      for (const { name, once: measure } of contenders) {
        const result = await attempt(() => measure(page, cdp, serving.url, list, front), page);
        if (result === null) {
          await page.close();
          page = await context.newPage();
          cdp = await context.newCDPSession(page);
        } else if (round > 0) byName[name].push(result);
      }
    }
    results.push({ count: list.count, bytes: list.body.length, byName });
  }
  front.setList(undefined);
  await page.close();
  return results;
}

/** Code that each adds to a page with React. For the console: what navigating to the list loads. */
export async function measureWeights({ context, serving, files }) {
  const page = await context.newPage();
  await page.goto(`${serving.url}/settings`);
  await page.getByRole("heading", { level: 1, name: "Settings" }).waitFor();
  await page.waitForLoadState("networkidle");
  const loaded = new Set();
  page.on("request", (request) => loaded.add(new URL(request.url()).pathname));
  await page.locator(console_.link).first().click();
  await page.locator(console_.cell).first().waitFor();
  const own = [...loaded]
    .map((path) => join(dist, path))
    .filter((path) => /\.(js|css)$/.test(path) && existsSync(path));
  await page.close();
  const base = weightOf(files, "react");
  return {
    [console_.name]: own.reduce((sum, path) => sum + gzipSync(readFileSync(path)).length, 0),
    ...Object.fromEntries(peers.map(({ name, entry }) => [name, weightOf(files, entry) - base])),
  };
}

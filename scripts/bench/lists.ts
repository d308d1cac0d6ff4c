import type { BrowserContext, CDPSession, Page } from "@playwright/test";
import type { Serving } from "../serve/serve";
import { floorPage, type Front } from "./front";
import { list } from "./list-parts";
import { heapOf, signIn, type Opened, type Scrolled } from "./probe";

/** A run in the API's response. */
interface Row {
  id: string;
  action_name: string;
  started_at: string;
  completed_at: string | null;
}

interface Cut {
  count: number;
  body: Buffer;
  /** A name that isn't in the first row. */
  word: string;
}

/** Times in milliseconds, heap in bytes. */
export interface Measured {
  count: number;
  bytes: number;
  floor: { first: number; heap: number }[];
  console: (Opened & { heap: number; filter: number; sort: number; scroll: Scrolled | undefined })[];
  /** The console, if it parses the list whole. */
  unsplit: Opened[];
}

interface Bench {
  page: Page;
  cdp: CDPSession;
  url: string;
  front: Front;
}

/** The same runs several times, each time as older ones with their own IDs. */
function repeated(runs: readonly Row[], count: number): Row[] {
  const [newest = 0, oldest = 0] = [runs[0], runs.at(-1)].map((run) => Date.parse(run?.started_at ?? ""));
  const earlier = (date: string, copy: number) =>
    new Date(Date.parse(date) - copy * (newest - oldest + 1_000)).toISOString();
  return Array.from({ length: Math.ceil(count / runs.length) }, (_, copy) =>
    runs.map((run, index) => ({
      ...run,
      id: `run_${String(count - copy * runs.length - index).padStart(9, "0")}`,
      started_at: earlier(run.started_at, copy),
      completed_at: run.completed_at === null ? null : earlier(run.completed_at, copy),
    })),
  )
    .flat()
    .slice(0, count);
}

/** The first runs of a list. */
function cutList(runs: readonly Row[], count: number): Cut {
  const cut = count > runs.length ? repeated(runs, count) : runs.slice(0, count);
  const other = cut.find(({ action_name: name }) => name !== cut[0]?.action_name);
  return {
    count,
    body: Buffer.from(JSON.stringify({ runs: cut })),
    word: other?.action_name.toLowerCase() ?? "",
  };
}

/** All runs of the sandbox. */
async function allRuns(page: Page): Promise<Row[]> {
  const [request] = await Promise.all([
    page.waitForRequest(/\/v1\/runs/),
    page.locator(list.link).first().click(),
  ]);
  // The response is too long for the browser's cache.
  const authorization = (await request.allHeaders())["authorization"] ?? "";
  const response = await fetch(request.url(), { headers: { authorization } });
  const { runs }: { runs: Row[] } = await response.json();
  return runs;
}

const heard = (page: Page) => page.evaluate(() => globalThis.heard);

async function searched(page: Page, word: string): Promise<number> {
  await page.evaluate(([part, text]) => globalThis.probe.listenForRows("input", part, text), [
    list,
    word,
  ] as const);
  await page.locator(list.search).focus();
  await page.keyboard.insertText(word);
  const took = await heard(page);
  await page.evaluate((part) => globalThis.probe.listenForRows("input", part), list);
  await page.keyboard.press("Control+A");
  await page.keyboard.press("Backspace");
  await heard(page);
  return took;
}

async function sorted(page: Page): Promise<number> {
  await page.evaluate((part) => globalThis.probe.listenForRows("click", part), list);
  await page.locator(list.sort).first().click();
  return heard(page);
}

/** Opens a page after a garbage collection on a blank one: right before a list opens, it would discard compiled code. */
async function arrive({ page, cdp }: Bench, url: string): Promise<void> {
  await page.goto("about:blank");
  await heapOf(cdp);
  await page.goto(url);
}

/** Heap added by opening a list, on a separate visit. */
async function heapAdded(cdp: CDPSession, visit: () => Promise<void>, open: () => Promise<unknown>) {
  await visit();
  const empty = await heapOf(cdp);
  await open();
  return (await heapOf(cdp)) - empty;
}

async function measureFloor(bench: Bench) {
  const { page, cdp, url } = bench;
  const visit = async () => {
    await arrive(bench, url + floorPage);
    await page.waitForFunction(() => "openList" in globalThis);
  };
  const open = () =>
    page.evaluate(async () => {
      const began = performance.now();
      await globalThis.openList();
      return performance.now() - began;
    });
  await visit();
  const first = await open();
  return { first, heap: await heapAdded(cdp, visit, open) };
}

async function visitConsole(bench: Bench): Promise<void> {
  await arrive(bench, `${bench.url}/settings`);
  await bench.page.getByRole("heading", { level: 1, name: "Settings" }).waitFor();
  await bench.page.waitForLoadState("networkidle");
}

const openConsole = (page: Page, count: number) =>
  page.evaluate(([part, shown]) => globalThis.probe.open(part, shown), [
    list,
    `${count.toLocaleString("en-US")} runs`,
  ] as const);

async function measureConsole(bench: Bench, { count, word }: Cut) {
  const { page, cdp } = bench;
  const visit = () => visitConsole(bench);
  const open = () => openConsole(page, count);
  await visit();
  const opened = await open();
  const filter = await searched(page, word);
  const sort = await sorted(page);
  const scroll =
    count > 10_000 ? await page.evaluate((part) => globalThis.probe.scroll(part, 3_000), list) : undefined;
  return { ...opened, heap: await heapAdded(cdp, visit, open), filter, sort, scroll };
}

/** The console parses a list after an object whole: what it would do without splitting. */
async function measureUnsplit(bench: Bench, { count, body }: Cut) {
  bench.front.setList(Buffer.concat([Buffer.from('{"page":{},'), body.subarray(1)]));
  await visitConsole(bench);
  const opened = await openConsole(bench.page, count);
  bench.front.setList(body);
  return opened;
}

/** A list that takes seconds varies little. */
const roundsFor = (count: number, rounds: number) => (count > 100_000 ? 1 : rounds);

interface Options {
  context: BrowserContext;
  serving: Serving;
  front: Front;
  rounds: number;
  counts: readonly number[];
}

/** Takes turns in each round, so that other load affects all of them. */
export async function measureLists({
  context,
  serving,
  front,
  rounds,
  counts,
}: Options): Promise<Measured[]> {
  const page = await context.newPage();
  const bench: Bench = { page, cdp: await context.newCDPSession(page), url: serving.url, front };
  await signIn(page, serving);
  const runs = await allRuns(page);
  const results: Measured[] = [];
  for (const count of counts) {
    const cut = cutList(runs, count);
    front.setList(cut.body);
    const measured: Measured = { count, bytes: cut.body.length, floor: [], console: [], unsplit: [] };
    // The first round is a warm-up.
    for (let round = 0; round <= roundsFor(count, rounds); round += 1) {
      const floor = await measureFloor(bench);
      const own = await measureConsole(bench, cut);
      const unsplit = await measureUnsplit(bench, cut);
      if (round === 0) continue;
      measured.floor.push(floor);
      measured.console.push(own);
      measured.unsplit.push(unsplit);
    }
    results.push(measured);
  }
  front.setList(undefined);
  await page.close();
  return results;
}

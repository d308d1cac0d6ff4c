// First visits on a slow phone with a slow connection.
import type { Browser, CDPSession, Page } from "playwright";
import type { Serving } from "../serve/serve";
import type { Front } from "./front";
import { installProbe, signIn } from "./probe";

/** In milliseconds since the navigation, except for the size and the shift. */
export interface Start {
  /** First paint; undefined for the floor. */
  paint?: number;
  /** When the content is visible. */
  shown: number;
  /** When the last response that the content needed had arrived. */
  lastByte?: number;
  /** From a click to its paint. */
  interaction?: number;
  /** The layout's shift. */
  shift?: number;
  /** Received until the content is visible, compressed. */
  kB?: number;
  requests?: number;
}

/** Each round's visits to a page. */
export interface Visits {
  name: string;
  rounds: Start[];
}

interface Bench {
  browser: Browser;
  serving: Serving;
}

type StorageState = Awaited<ReturnType<ReturnType<Page["context"]>["storageState"]>>;

/** An element that a page shows. */
type Content = readonly [selector: string, text: string];

interface Visit {
  name: string;
  path: string;
  /** Visible without scrolling. */
  content: readonly Content[];
  storage?: StorageState;
  /** The files have been loaded before. */
  isWarm?: boolean;
  clicks?: RegExp;
}

const slow = {
  offline: false,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
  latency: 150,
};

async function slowDown(page: Page): Promise<CDPSession> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Network.enable");
  await cdp.send("Network.emulateNetworkConditions", slow);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  return cdp;
}

/** When the content is visible, by the page's own clock, and what was received until then. */
const whenShown = (page: Page, content: readonly Content[]): Promise<Start> =>
  page.evaluate(async (wanted) => {
    const shown = await globalThis.probe.shown(wanted);
    const entries = ["navigation", "resource"].flatMap((type) => performance.getEntriesByType(type));
    const received = entries
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ responseEnd }) => responseEnd > 0 && responseEnd <= shown);
    return {
      shown,
      lastByte: Math.max(...received.map(({ responseEnd }) => responseEnd)),
      kB: received.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000,
      requests: received.length,
    };
  }, content);

const firstPaint = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const [paint] = list.getEntriesByName("first-contentful-paint");
          if (paint) resolve(paint.startTime);
        }).observe({ type: "paint", buffered: true });
      }),
  );

/** Time from a click to the paint that it causes. */
async function timeClick(page: Page, name: RegExp): Promise<number> {
  await page.evaluate(() => globalThis.probe.listen("click"));
  await page.getByRole("button", { name }).first().click();
  return page.evaluate(() => globalThis.heard);
}

/** A new browser context has nothing cached. */
async function newPage(browser: Browser, storage?: StorageState): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    ...(storage && { storageState: storage }),
  });
  await context.addInitScript(installProbe);
  return context.newPage();
}

async function visit({ browser, serving }: Bench, visited: Visit): Promise<Start> {
  const page = await newPage(browser, visited.storage);
  if (visited.isWarm === true) await page.goto(serving.url + visited.path, { waitUntil: "networkidle" });
  await slowDown(page);
  await page.goto(serving.url + visited.path, { waitUntil: "commit", timeout: 120_000 });
  const start = await whenShown(page, visited.content);
  await page.waitForLoadState("networkidle");
  // Before the click: shifts after it are expected.
  const shift = await page.evaluate(() => globalThis.probe.shift());
  const interaction = visited.clicks && (await timeClick(page, visited.clicks));
  const measured = {
    ...start,
    paint: await firstPaint(page),
    shift,
    ...(interaction !== undefined && { interaction }),
  };
  await page.context().close();
  return measured;
}

export const failedRun = "A failed run";
/** Lower bounds: pages that fetch, but draw nothing. */
export const floors = {
  run: "Floor: the run alone",
  files: "Floor: its page’s files in one wave, then the run",
} as const;

const floorPage = "/bench/start-floor";

const floorScript = `
  const { files, path, token } = JSON.parse(sessionStorage.getItem("floor"));
  await Promise.all(files.map(async (file) => (await fetch(file)).arrayBuffer()));
  await (await fetch(path, { headers: { authorization: token } })).text();
  document.body.dataset.shown = performance.now();
`;

/** Serves the floor's page before the sandbox. */
export const startFloor: Front["before"] = ({ url }, response) => {
  if (url !== floorPage) return false;
  response
    .writeHead(200, { "content-type": "text/html", "cache-control": "no-store" })
    .end(`<!doctype html><title>Floor</title><body><script type="module">${floorScript}</script>`);
  return true;
};

interface Floor {
  files: readonly string[];
  path: string;
  token: string;
}

async function floorStart({ browser, serving }: Bench, floor: Floor): Promise<Start> {
  const page = await newPage(browser);
  await page.goto(serving.url + floorPage.replace("floor", "none"));
  await page.evaluate((text) => sessionStorage.setItem("floor", text), JSON.stringify(floor));
  await slowDown(page);
  await page.goto(serving.url + floorPage, { waitUntil: "commit" });
  const done = page.locator("[data-shown]");
  await done.waitFor({ state: "attached", timeout: 60_000 });
  const shown = Number(await done.getAttribute("data-shown"));
  await page.context().close();
  return { shown };
}

interface FailedRun {
  id: string;
  failure_message: string | null;
  failure_selector: string | null;
  failure_step_index: number | null;
}

/** Signs in, and finds a failed run with all that its page can say about the failure. */
async function prepare({ browser, serving }: Bench) {
  const page = await newPage(browser);
  // Shows the navigation, for which `signIn` waits.
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, serving);
  const asked = page.waitForRequest("**/v1/runs");
  await page.goto(`${serving.url}/runs`);
  const token = (await (await asked).allHeaders())["authorization"] ?? "";
  const list = await fetch(`${serving.url}/v1/runs?status=failed`, { headers: { authorization: token } });
  const { runs }: { runs: FailedRun[] } = await list.json();
  const run = runs.find((each) => each.failure_selector !== null && each.failure_step_index !== null);
  if (run === undefined) throw new Error("The sandbox has no failed run with a selector and a step");
  const path = `/runs/${run.id}`;
  await page.goto(serving.url + path, { waitUntil: "networkidle" });
  const files = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => new URL(name).pathname)
      .filter((name) => !/^\/(v1|sandbox)\//.test(name)),
  );
  const storage = await page.context().storageState();
  await page.context().close();
  return { run, storage, floor: { files: [...new Set(files)], path: `/v1${path}`, token } };
}

const visitsTo = (run: FailedRun, storage: StorageState): readonly Visit[] => {
  const home = {
    path: "/",
    storage,
    content: [["main:not(:has([aria-busy=true])) h2", ""]],
    clicks: /menu/i,
  } as const;
  return [
    { name: "Login page", path: "/", content: [["button", "Sign in with SSO"]] },
    {
      name: failedRun,
      path: `/runs/${run.id}`,
      storage,
      content: [
        ["main p", run.failure_message ?? ""],
        ["main code", run.failure_selector ?? ""],
        ["main dd", `Step ${(run.failure_step_index ?? 0) + 1}`],
      ],
    },
    { name: "Runs, first row", path: "/runs", storage, content: [["[data-row]", ""]] },
    { name: "Dashboard", ...home },
    { name: "Dashboard, cached", ...home, isWarm: true },
  ];
};

/** Of consoles that serve `startFloor`; in turns, so that what else the machine does affects all of them. */
export async function measureStart(
  browser: Browser,
  servings: readonly Serving[],
  rounds: number,
): Promise<Visits[][]> {
  const builds = [];
  for (const serving of servings) {
    const bench = { browser, serving };
    const { run, storage, floor } = await prepare(bench);
    const measures = visitsTo(run, storage).map((each) => [each.name, () => visit(bench, each)] as const);
    builds.push([
      ...measures,
      [floors.files, () => floorStart(bench, floor)] as const,
      [floors.run, () => floorStart(bench, { ...floor, files: [] })] as const,
    ]);
  }
  const measured = builds.map((build) => build.map(([name]): Visits => ({ name, rounds: [] })));
  for (let round = 0; round < rounds; round += 1)
    for (const [at, build] of builds.entries())
      for (const [index, [, measure]] of build.entries()) measured[at]?.[index]?.rounds.push(await measure());
  return measured;
}

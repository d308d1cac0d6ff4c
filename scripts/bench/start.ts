// Start-up on a slow machine with a slow connection.
import type { Browser, CDPSession, Page } from "@playwright/test";
import type { Serving } from "../serve/serve";
import type { Front } from "./front";
import { installProbe, signIn } from "./probe";

/** In milliseconds; undefined for what isn't measured. */
export interface Start {
  paint?: number;
  usable: number;
  /** From a click to its paint. */
  interaction?: number;
  /** The layout's shift. */
  shift?: number;
}

export interface Starts {
  login: Start[];
  cold: Start[];
  warm: Start[];
  floor: Start[];
}

interface Bench {
  browser: Browser;
  serving: Serving;
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

/** When an element with this text is shown and nothing loads, by the page's own clock. */
const whenUsable = (page: Page, selector: string, text: string) =>
  page.evaluate(
    ([wanted, words]) =>
      new Promise<number>((resolve) => {
        const look = () => {
          const found = [...document.querySelectorAll(wanted)].some((element) =>
            element.textContent?.includes(words),
          );
          if (found && document.querySelector("[aria-busy=true]") === null) resolve(performance.now());
          else requestAnimationFrame(look);
        };
        look();
      }),
    [selector, text] as const,
  );

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

const shiftOf = (page: Page) => page.evaluate(() => globalThis.probe.shift());

/** Time from a click to the paint that it causes. */
async function timeClick(page: Page, name: RegExp): Promise<number> {
  await page.evaluate(() => globalThis.probe.listen("click"));
  await page.getByRole("button", { name }).first().click();
  return page.evaluate(() => globalThis.heard);
}

async function newPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addInitScript(installProbe);
  return context.newPage();
}

async function loginStart({ browser, serving }: Bench): Promise<Start> {
  const page = await newPage(browser);
  await slowDown(page);
  await page.goto(serving.url, { waitUntil: "commit" });
  const usable = await whenUsable(page, "button", "Sign in with SSO");
  const start = { paint: await firstPaint(page), usable, shift: await shiftOf(page) };
  await page.context().close();
  return start;
}

const floorPage = "/bench/start-floor";

/** The lower bound: a page that downloads the same files at once and then calls the API once. */
const floorScript = `
  const { files, token } = JSON.parse(sessionStorage.getItem("floor"));
  await Promise.all(files.map(async (file) => (await fetch(file)).arrayBuffer()));
  await (await fetch("/v1/usage/summary", { headers: { authorization: token } })).text();
  document.body.dataset.usable = performance.now();
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
  files: string[];
  token: string;
}

async function floorStart({ browser, serving }: Bench, floor: Floor): Promise<Start> {
  const page = await newPage(browser);
  await page.goto(serving.url + floorPage.replace("floor", "none"));
  await page.evaluate((text) => sessionStorage.setItem("floor", text), JSON.stringify(floor));
  const cdp = await slowDown(page);
  await cdp.send("Network.clearBrowserCache");
  await page.goto(serving.url + floorPage, { waitUntil: "commit" });
  const done = page.locator("[data-usable]");
  await done.waitFor({ state: "attached", timeout: 60_000 });
  const usable = Number(await done.getAttribute("data-usable"));
  await page.context().close();
  return { usable };
}

async function dashboardStart(
  { browser, serving }: Bench,
  { isCold }: { isCold: boolean },
): Promise<{ start: Start; floor: Floor }> {
  const page = await newPage(browser);
  await signIn(page, serving, "/");
  await page.getByRole("heading", { level: 1, name: "Dashboard" }).waitFor();
  await page.waitForLoadState("networkidle");
  const cdp = await slowDown(page);
  if (isCold) await cdp.send("Network.clearBrowserCache");
  const asked = page.waitForRequest("**/v1/usage/summary");
  await page.goto(`${serving.url}/`, { waitUntil: "commit", timeout: 120_000 });
  const usable = await whenUsable(page, "h2", "Recent Actions");
  await page.waitForLoadState("networkidle");
  // Before the click: shifts after it are expected.
  const shift = await shiftOf(page);
  const interaction = await timeClick(page, /sidebar/i);
  const files = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => !path.startsWith("/v1/")),
  );
  const token = (await (await asked).allHeaders())["authorization"] ?? "";
  const start = { paint: await firstPaint(page), usable, interaction, shift };
  await page.context().close();
  return { start, floor: { files: [...new Set(files)], token } };
}

/** Requires a console that serves `startFloor`. */
export async function measureStart(bench: Bench & { rounds: number }): Promise<Starts> {
  const starts: Starts = { login: [], cold: [], warm: [], floor: [] };
  for (let round = 0; round < bench.rounds; round += 1) {
    starts.login.push(await loginStart(bench));
    const cold = await dashboardStart(bench, { isCold: true });
    starts.cold.push(cold.start);
    starts.floor.push(await floorStart(bench, cold.floor));
    starts.warm.push((await dashboardStart(bench, { isCold: false })).start);
  }
  return starts;
}

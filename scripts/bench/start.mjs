// Start-up on a slow machine with a slow connection.
import { installProbe, signIn } from "./probe.mjs";

const slow = {
  offline: false,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
  latency: 150,
};

async function throttle(page, on) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Network.enable");
  await cdp.send(
    "Network.emulateNetworkConditions",
    on ? slow : { offline: false, downloadThroughput: -1, uploadThroughput: -1, latency: 0 },
  );
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: on ? 4 : 1 });
  return cdp;
}

/** Time until the page is usable, by its own clock. */
const when = (page, selector, text = "") =>
  page.evaluate(
    ([wanted, words]) =>
      new Promise((resolve) => {
        const look = () => {
          const found = [...document.querySelectorAll(wanted)].some((element) =>
            element.textContent.includes(words),
          );
          if (found && document.querySelector("[aria-busy=true]") === null) resolve(performance.now());
          else requestAnimationFrame(look);
        };
        look();
      }),
    [selector, text],
  );

const firstPaint = (page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const note = (list) => {
          const [paint] = list.getEntriesByName("first-contentful-paint");
          if (paint) resolve(paint.startTime);
        };
        new PerformanceObserver(note).observe({ type: "paint", buffered: true });
      }),
  );

/** Time from a click to the paint that it causes. */
async function click(page, role, name) {
  await page.evaluate(() => globalThis.probe.listen("click"));
  await page.getByRole(role, { name }).first().click();
  return page.evaluate(() => globalThis.heard);
}

async function loginStart(browser, { url }) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addInitScript(installProbe);
  const page = await context.newPage();
  await throttle(page, true);
  await page.goto(url, { waitUntil: "commit" });
  const usable = await when(page, "button", "Sign in with SSO");
  const result = {
    paint: await firstPaint(page),
    usable,
    interaction: Number.NaN,
    shift: await page.evaluate(() => globalThis.probe.shift()),
  };
  await context.close();
  return result;
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
export function startFloor({ url }, response) {
  if (url !== floorPage) return false;
  response
    .writeHead(200, { "content-type": "text/html", "cache-control": "no-store" })
    .end(`<!doctype html><title>Floor</title><body><script type="module">${floorScript}</script>`);
  return true;
}

async function floorStart(browser, serving, { files, token }) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(serving.url + floorPage.replace("floor", "none"));
  await page.evaluate((floor) => sessionStorage.setItem("floor", JSON.stringify(floor)), { files, token });
  const cdp = await throttle(page, true);
  await cdp.send("Network.clearBrowserCache");
  await page.goto(serving.url + floorPage, { waitUntil: "commit" });
  const done = page.locator("[data-usable]");
  await done.waitFor({ state: "attached", timeout: 60_000 });
  const usable = Number(await done.getAttribute("data-usable"));
  await context.close();
  return { paint: Number.NaN, usable, interaction: Number.NaN, shift: Number.NaN };
}

async function dashboardStart(browser, serving, isCold) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addInitScript(installProbe);
  const page = await context.newPage();
  await signIn(page, serving, "/");
  await page.getByRole("heading", { level: 1, name: "Dashboard" }).waitFor();
  await page.waitForLoadState("networkidle");
  const cdp = await throttle(page, true);
  if (isCold) await cdp.send("Network.clearBrowserCache");
  const asked = page.waitForRequest("**/v1/usage/summary");
  await page.goto(`${serving.url}/`, { waitUntil: "commit", timeout: 120_000 });
  const usable = await when(page, "h2", "Recent Actions");
  await page.waitForLoadState("networkidle");
  // Before the click: shifts after it are expected.
  const shift = await page.evaluate(() => globalThis.probe.shift());
  const interaction = await click(page, "button", /sidebar/i);
  const files = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => !path.startsWith("/v1/")),
  );
  const { authorization: token } = await (await asked).allHeaders();
  const result = { paint: await firstPaint(page), usable, interaction, shift };
  await context.close();
  return { result, floor: { files: [...new Set(files)], token } };
}

export const startNames = {
  login: "Login page, nothing cached",
  cold: "Dashboard, nothing cached",
  warm: "Dashboard, cached",
  floor: "Floor: the same files in one wave, then one API call",
};

/** Requires a console that serves `startFloor`. */
export async function measureStart({ browser, serving, rounds }) {
  const results = Object.fromEntries(Object.values(startNames).map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    results[startNames.login].push(await loginStart(browser, serving));
    const cold = await dashboardStart(browser, serving, true);
    results[startNames.cold].push(cold.result);
    results[startNames.floor].push(await floorStart(browser, serving, cold.floor));
    results[startNames.warm].push((await dashboardStart(browser, serving, false)).result);
  }
  return results;
}

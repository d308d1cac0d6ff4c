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

async function dashboardStart(browser, serving, isCold) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addInitScript(installProbe);
  const page = await context.newPage();
  await signIn(page, serving, "/");
  await page.getByRole("heading", { level: 1, name: "Dashboard" }).waitFor();
  await page.waitForLoadState("networkidle");
  const cdp = await throttle(page, true);
  if (isCold) await cdp.send("Network.clearBrowserCache");
  await page.goto(`${serving.url}/`, { waitUntil: "commit", timeout: 120_000 });
  const usable = await when(page, "h2", "Recent Actions");
  await page.waitForLoadState("networkidle");
  // Before the click: shifts after it are expected.
  const shift = await page.evaluate(() => globalThis.probe.shift());
  const interaction = await click(page, "button", /sidebar/i);
  const result = { paint: await firstPaint(page), usable, interaction, shift };
  await context.close();
  return result;
}

export async function measureStart({ browser, serving, rounds }) {
  const results = {
    "Login page, nothing cached": [],
    "Dashboard, nothing cached": [],
    "Dashboard, cached": [],
  };
  for (let round = 0; round < rounds; round += 1) {
    results["Login page, nothing cached"].push(await loginStart(browser, serving));
    results["Dashboard, nothing cached"].push(await dashboardStart(browser, serving, true));
    results["Dashboard, cached"].push(await dashboardStart(browser, serving, false));
  }
  return results;
}

import process from "node:process";
import { expect, type CDPSession, type Page } from "@playwright/test";
import { paths } from "../packages/model/src/route/paths";
import { mainNavigation, test } from "./harness/test";

const opened: Record<string, string> = {
  "/actions/:id": "/actions/act_book_table",
  "/drafts/:id": "/drafts/drf_reschedule",
  "/runs/:id": "/runs/run_000639",
};

const routes = Object.values(paths).map(({ pattern, title }) => [opened[pattern] ?? pattern, title] as const);

const navigations = 500;
/** Hot code is compiled again and counts as heap until then. */
const rounds = 20;

/** Navigates with links until this many pages have loaded. */
function navigateAround(page: Page, times: number): Promise<void> {
  return page.evaluate(
    async ({ places, count }) => {
      const isShown = (title: string) =>
        document.querySelector("#root h1")?.textContent?.startsWith(title) === true &&
        document.querySelector("#root [aria-busy='true']") === null;
      for (let step = 0; step < count; step += 1) {
        const [path = "/", title = ""] = places[step % places.length] ?? [];
        history.pushState(null, "", path);
        dispatchEvent(new PopStateEvent("popstate", { state: null }));
        // oxlint-disable-next-line no-await-in-loop
        while (!isShown(title)) await new Promise((next) => requestAnimationFrame(next));
      }
    },
    { places: routes, count: times },
  );
}

/** Memory after a garbage collection. */
async function measureMemory(session: CDPSession) {
  for (let round = 0; round < 3; round += 1) await session.send("HeapProfiler.collectGarbage");
  const { metrics } = await session.send("Performance.getMetrics");
  const of = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
  return { heap: of("JSHeapUsedSize"), nodes: of("Nodes"), listeners: of("JSEventListeners") };
}

test(
  `${navigations} navigations over all routes leave heap, nodes and listeners as they were`,
  { tag: "@nightly" },
  async ({ page, sandbox }) => {
    test.setTimeout(600_000);
    sandbox.reset({ runIntervalSeconds: 0, scenario: "busy" });
    await page.goto("/settings");
    await expect(mainNavigation(page)).toBeVisible();
    const session = await page.context().newCDPSession(page);
    await session.send("Performance.enable");
    // After the warm-up, code, caches and styles no longer grow.
    await navigateAround(page, rounds * routes.length + 1);
    const before = await measureMemory(session);
    await navigateAround(page, navigations);
    await navigateAround(page, 1);
    // Nodes of the last page are collected once its animations have ended, listeners of its requests with their responses.
    let after = before;
    await expect(async () => {
      after = await measureMemory(session);
      expect(after.nodes).toBeLessThanOrEqual(before.nodes * 1.1);
      expect(after.listeners).toBeLessThanOrEqual(before.listeners + 20);
    }).toPass({ timeout: 10_000 });
    process.stdout.write(`memory: ${JSON.stringify({ navigations, before, after })}\n`);
    expect(after.heap).toBeLessThanOrEqual(before.heap * 1.15);
  },
);

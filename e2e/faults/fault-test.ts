import process from "node:process";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { answerAlerts, type Alerts } from "../harness/alerts";
import { calls } from "../harness/requests";
import { apiOriginOf, newProfile, open, serve, test as harness, type Console } from "../harness/test";
import { controlClock, advanceClock } from "../harness/time";
import { createMonitor, type Monitor } from "../harness/monitor";

/** A page for a single test. */
export interface Scenario {
  page: Page;
  alerts: Alerts;
  console: Console;
  /** Opens a path of the console. */
  go: (path: string) => Promise<void>;
  /** How often the server received a call. */
  made: (call: string) => number;
  /** Advances the page's clock only. */
  pass: (ms: number) => Promise<void>;
}

interface FaultServer {
  console: Console;
  context: BrowserContext;
  monitor: Monitor;
}

function callsLike(console: Console, call: string) {
  const [method = "", path = ""] = call.split(" ");
  return calls(console, method, new RegExp(`^${path.replaceAll(/:\w+/g, "[^/]+")}$`));
}

/** Runs in every page; the provider's pages have no storage. */
const skipSetupGuide = () => {
  if (window.origin !== "null") localStorage.setItem("hasSeenOnboarding", "true");
};

async function createServer(browser: Browser): Promise<FaultServer> {
  const console = await serve({
    sandbox: { runIntervalSeconds: 0 },
    foreignApi: process.env["API"] === "foreign",
  });
  const context = await newProfile(browser);
  const monitor = createMonitor();
  monitor.expectApiAt(apiOriginOf(console));
  await monitor.over(context);
  await context.addInitScript(skipSetupGuide);
  await controlClock(context);
  // Keeps the site's process alive; see playwright.config.ts.
  await (await open(context, console, "/settings")).goto(`${console.url}/favicon.svg`);
  return { console, context, monitor };
}

async function enter({ console, context }: FaultServer): Promise<Scenario> {
  console.sandbox.control.apply({ reset: true });
  const page = await context.newPage();
  return {
    page,
    alerts: answerAlerts(page),
    console,
    go: async (path) => void (await page.goto(console.url + path, { waitUntil: "commit" })),
    made: (call) => callsLike(console, call).length,
    pass: (ms) => advanceClock(page, ms),
  };
}

interface PerWorker {
  /** A server, a signed-in browser profile and a clock, shared by the tests of a worker. */
  server: FaultServer;
}

interface PerTest {
  /** Uncaught errors and policy violations in its page fail the test. */
  scenario: Scenario;
}

export const test = harness.extend<PerTest, PerWorker>({
  server: [
    async ({ browser }, provide) => {
      const server = await createServer(browser);
      await provide(server);
      await server.context.close();
      await server.console.close();
    },
    { scope: "worker" },
  ],
  scenario: async ({ server }, provide) => {
    const scenario = await enter(server);
    await provide(scenario);
    const signIns = scenario.made("GET /sandbox/idp/authorize");
    await scenario.page.close();
    const problems = [
      ...server.monitor.problems.splice(0),
      ...(signIns === 0 ? [] : [`the provider was asked for ${signIns} sign-ins`]),
    ];
    if (problems.length > 0) throw new Error(problems.join("\n"));
  },
});

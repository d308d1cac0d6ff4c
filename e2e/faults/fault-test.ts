import process from "node:process";
import { expect, type Browser, type BrowserContext, type Page } from "@playwright/test";
import { answerAlerts, type Alerts } from "../harness/alerts";
import { navigate, painted } from "../harness/navigate";
import { calls } from "../harness/requests";
import {
  apiOriginOf,
  newProfile,
  open,
  serve,
  test as harness,
  type AtEnd,
  type TestSandbox,
} from "../harness/test";
import { controlClock, advanceClock } from "../harness/time";
import { createMonitor, type Monitor } from "../harness/monitor";

/** A page for a single test. */
export interface Scenario {
  page: Page;
  alerts: Alerts;
  sandbox: TestSandbox;
  /** Opens a path of the console, without cached responses. */
  go: (path: string) => Promise<void>;
  /** How often the server received a call. */
  made: (call: string) => number;
  /** Advances the page's clock only. */
  pass: (ms: number) => Promise<void>;
}

interface FaultServer {
  sandbox: TestSandbox;
  context: BrowserContext;
  monitor: Monitor;
  /** The page of tests that reuse it. */
  reused?: { page: Page; alerts: Alerts };
}

function callsLike(sandbox: TestSandbox, call: string) {
  const [method = "", path = ""] = call.split(" ");
  return calls(sandbox, method, new RegExp(`^${path.replaceAll(/:\w+/g, "[^/]+")}$`));
}

/** Runs in every page; the provider's pages have no storage. */
const skipSetupGuide = () => {
  if (window.origin !== "null") localStorage.setItem("hasSeenOnboarding", "true");
};

/** A server, a signed-in browser profile and a clock, shared by the tests of a worker. */
async function startServer(browser: Browser, atEnd: AtEnd): Promise<FaultServer> {
  const sandbox = await serve({
    // The clock of a page is hours ahead after many tests.
    sandbox: { runIntervalSeconds: 0, tokenLifetimeSeconds: 10_000_000 },
    foreignApi: process.env["API"] === "foreign",
  });
  const context = await newProfile(browser);
  const monitor = createMonitor();
  monitor.expectApiAt(apiOriginOf(sandbox));
  await monitor.over(context);
  await context.addInitScript(skipSetupGuide);
  await controlClock(context);
  // Keeps the site's process alive; see playwright.config.ts.
  await (await open(context, sandbox, "/settings")).goto(`${sandbox.url}/favicon.svg`);
  atEnd(async () => {
    await context.close();
    await sandbox.close();
  });
  return { sandbox, context, monitor };
}
let started: Promise<FaultServer> | undefined;

/** Longer than any response stays in the cache after its page was left. */
const cacheMs = 301_000;

/** Opens a path without loading the document: faster, and like a user. Settings sends no requests. */
async function openAfresh(page: Page, path: string): Promise<void> {
  const settings = page.getByRole("heading", { level: 1, name: "Settings", exact: true });
  await navigate(page, "/settings");
  await expect(settings).toBeVisible();
  // The page that was left unsubscribes from its queries after the next paint.
  await painted(page);
  await advanceClock(page, cacheMs);
  if (path === "/settings") return;
  await navigate(page, path);
  await expect(settings).toHaveCount(0);
}

async function openPage(server: FaultServer, reuses: boolean): Promise<{ page: Page; alerts: Alerts }> {
  if (reuses && server.reused) return server.reused;
  const page = await server.context.newPage();
  const opened = { page, alerts: answerAlerts(page) };
  if (!reuses) return opened;
  await page.goto(`${server.sandbox.url}/settings`);
  await expect(page.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
  return (server.reused = opened);
}

async function enter(server: FaultServer, reuses: boolean): Promise<Scenario> {
  const { sandbox } = server;
  const { page, alerts } = await openPage(server, reuses);
  sandbox.control.apply({ reset: true });
  return {
    page,
    alerts,
    sandbox,
    go: reuses
      ? (path) => openAfresh(page, path)
      : async (path) => void (await page.goto(sandbox.url + path, { waitUntil: "commit" })),
    made: (call) => callsLike(sandbox, call).length,
    pass: (ms) => advanceClock(page, ms),
  };
}

interface PerTest {
  /** Whether a test uses the same page as those before it, for tests that change nothing in it. */
  reusesPage: boolean;
  /** Uncaught errors and policy violations in its page fail the test. */
  scenario: Scenario;
}

export const test = harness.extend<PerTest>({
  reusesPage: [false, { option: true }],
  scenario: async ({ browser, atEnd, reusesPage }, provide) => {
    const server = await (started ??= startServer(browser, atEnd));
    const scenario = await enter(server, reusesPage);
    await provide(scenario);
    const signIns = scenario.made("GET /sandbox/idp/authorize");
    if (reusesPage) await scenario.page.unrouteAll({ behavior: "ignoreErrors" });
    else await scenario.page.close();
    const problems = [
      ...server.monitor.problems.splice(0),
      ...(signIns === 0 ? [] : [`the provider was asked for ${signIns} sign-ins`]),
    ];
    if (problems.length > 0) throw new Error(problems.join("\n"));
  },
});

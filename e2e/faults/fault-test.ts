import process from "node:process";
import { type Page } from "@playwright/test";
import { answerAlerts, type Alerts } from "../harness/alerts";
import { calls } from "../harness/requests";
import { test as harness, type TestSandbox } from "../harness/test";

/** A call that fails, and what is seen on its page. */
export interface Scenario {
  page: Page;
  alerts: Alerts;
  sandbox: TestSandbox;
  go: (path: string) => Promise<void>;
  /** How often the server received a call. */
  made: (call: string) => number;
  /** The product's calls that the server received, in order. */
  productCalls: () => readonly string[];
  /** Advances the page's clock. */
  pass: (ms: number) => Promise<void>;
}

function callsLike(sandbox: TestSandbox, call: string) {
  const [method = "", path = ""] = call.split(" ");
  return calls(sandbox, method, new RegExp(`^${path.replaceAll(/:\w+/g, "[^/]+")}$`));
}

/** Runs in every page; the provider's pages have no storage. */
const skipSetupGuide = () => {
  if (window.origin !== "null") localStorage.setItem("hasSeenOnboarding", "true");
};

export const test = harness.extend<{ scenario: Scenario }>({
  serving: process.env["API"] === "foreign" ? { foreignApi: true } : null,
  scenario: async ({ page, sandbox }, provide) => {
    sandbox.reset({ runIntervalSeconds: 0 });
    await page.addInitScript(skipSetupGuide);
    await page.clock.install();
    const made = (call: string) => callsLike(sandbox, call).length;
    await provide({
      page,
      alerts: answerAlerts(page),
      sandbox,
      go: async (path) => void (await page.goto(path, { waitUntil: "commit" })),
      made,
      productCalls: () =>
        sandbox.control
          .requests()
          // Without CORS preflights.
          .filter((request) => request.path.startsWith("/v1/") && request.method !== "OPTIONS")
          .map(
            (request) =>
              `${request.method} ${request.path.replace(/^(\/v1\/(?:drafts|runs))\/.+/, "$1/:id")}`,
          ),
      pass: (ms) => page.clock.runFor(ms),
    });
    const signIns = made("GET /sandbox/idp/authorize");
    if (signIns > 0) throw new Error(`The provider was asked for ${signIns} sign-ins`);
  },
});

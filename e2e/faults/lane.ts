import { appendFileSync } from "node:fs";
import process from "node:process";
import type { Browser, BrowserContext, Page } from "playwright";
import { answerAlerts, type Alerts } from "../harness/alerts";
import { calls } from "../harness/requests";
import { apiOriginOf, newProfile, open, serve, test as harness, type Console } from "../harness/test";
import { bringTime, passTime } from "../harness/time";
import { watch, type Witness } from "../harness/witness";

/** A page that one case has for itself. */
export interface Visit {
  page: Page;
  alerts: Alerts;
  console: Console;
  /** Follows an address of the console. */
  go: (path: string) => Promise<void>;
  /** How often a call was made, as the server saw it. */
  made: (call: string) => number;
  /** Lets time pass for the page, and for nobody else. */
  pass: (ms: number) => Promise<void>;
}

interface Lane {
  console: Console;
  context: BrowserContext;
  witness: Witness;
}

function callsLike(console: Console, call: string) {
  const [method = "", path = ""] = call.split(" ");
  return calls(console, method, new RegExp(`^${path.replaceAll(/:\w+/g, "[^/]+")}$`));
}

/** Runs in every page; those of the provider have no storage. */
const meetTheGuide = () => {
  if (window.origin !== "null") localStorage.setItem("hasSeenOnboarding", "true");
};

/** What one case leaves unsaved is not the next one's affair. */
const forgetEdits = () => {
  for (const key of Object.keys(localStorage))
    if (key.startsWith("console.edits")) localStorage.removeItem(key);
};

async function createLane(browser: Browser): Promise<Lane> {
  const console = await serve({ sandbox: { paceSeconds: 0 }, foreignApi: process.env["API"] === "foreign" });
  const context = await newProfile(browser);
  const witness = watch();
  witness.expectApiAt(apiOriginOf(console));
  await witness.over(context);
  await context.addInitScript(meetTheGuide);
  await bringTime(context);
  await (await open(context, console, "/settings")).close();
  return { console, context, witness };
}

async function enter({ console, context }: Lane): Promise<Visit> {
  console.sandbox.control.apply({ reset: true });
  const page = await context.newPage();
  return {
    page,
    alerts: answerAlerts(page),
    console,
    go: async (path) => void (await page.goto(console.url + path, { waitUntil: "commit" })),
    made: (call) => callsLike(console, call).length,
    pass: (ms) => passTime(page, ms),
  };
}

async function leave({ page, console }: Visit): Promise<void> {
  if (page.url().startsWith(console.url)) await page.evaluate(forgetEdits);
  await page.close();
}

interface PerFile {
  /** A server, a signed-in browser profile and a clock: one case after the other has them for itself. */
  lane: Lane;
}

interface PerTest {
  /** Whatever goes wrong in its page fails the case. */
  visitor: Visit;
}

export const test = harness.extend<PerTest & PerFile>({
  lane: [
    async ({ browser }, provide) => {
      const lane = await createLane(browser);
      await provide(lane);
      await lane.context.close();
      await lane.console.close();
      const counts = process.env["FAULTS_COUNTS"];
      if (counts !== undefined) appendFileSync(counts, `${JSON.stringify(lane.witness.counted)}\n`);
    },
    { scope: "worker" },
  ],
  visitor: async ({ lane }, provide) => {
    const visit = await enter(lane);
    await provide(visit);
    const signIns = visit.made("GET /sandbox/idp/authorize");
    await leave(visit);
    const complaints = [
      ...lane.witness.complaints.splice(0),
      ...(signIns === 0 ? [] : [`the provider was asked for ${signIns} sign-ins`]),
    ];
    if (complaints.length > 0) throw new Error(complaints.join("\n"));
  },
});

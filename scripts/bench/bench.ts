import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { chromium, type Browser } from "@playwright/test";
import { chromiumLaunch } from "../chromium.mjs";
import { builtConsole, serveConsole, type ServeOptions, type Serving } from "../serve/serve";
import { createFront } from "./front";
import { measureInteractions } from "./interaction";
import { measureLists } from "./lists";
import { installProbe } from "./probe";
import { reportOf, startTable } from "./report";
import { measureStart, startFloor } from "./start";

const counts = [100, 10_000, 100_000, 1_000_000];
const patience = 60_000;
const page = resolve(import.meta.dirname, "../../docs/performance.md");
const [begin, end] = ["<!-- measured -->", "<!-- /measured -->"];

/** Serves a console with its own sandbox while `work` runs. */
async function within<Result>(
  options: Omit<ServeOptions, "port">,
  work: (serving: Serving) => Promise<Result>,
): Promise<Result> {
  const serving = await serveConsole({ port: 0, ...options });
  try {
    return await work(serving);
  } finally {
    await serving.close();
  }
}

async function measure(browser: Browser, rounds: number) {
  const front = createFront();
  const lists = await within(
    { sandbox: { scenario: "huge", runIntervalSeconds: 0 }, before: front.before },
    async (serving) => {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
      context.setDefaultTimeout(patience);
      await context.addInitScript(installProbe);
      const measured = await measureLists({ context, serving, front, rounds, counts });
      await context.close();
      return measured;
    },
  );
  return within(
    { sandbox: { scenario: "busy", runIntervalSeconds: 0 }, before: startFloor },
    async (serving) => ({
      lists,
      starts: (await measureStart(browser, [serving], rounds)).flat(),
      pages: await measureInteractions({ browser, serving }),
    }),
  );
}

/** Replaces the text between the two markers; the rest of the page is written by hand. */
function writeDown(measured: string): void {
  const text = readFileSync(page, "utf8");
  const [before] = text.split(begin);
  const after = text.split(end)[1] ?? "\n";
  writeFileSync(page, `${before}${begin}\n\n${measured}\n\n${end}${after}`);
}

/** Measures first visits alone, of this build and of those in other folders. */
export async function benchStart(rounds: number, others: readonly string[]): Promise<void> {
  const browser = await chromium.launch(chromiumLaunch());
  const sandbox = { scenario: "busy", runIntervalSeconds: 0 } as const;
  const folders = [builtConsole, ...others];
  const servings = await Promise.all(
    folders.map((folder) => serveConsole({ port: 0, folder, sandbox, before: startFloor })),
  );
  try {
    const builds = await measureStart(browser, servings, rounds);
    for (const [at, visits] of builds.entries()) console.log(`${folders[at]}\n${startTable(visits)}\n`);
  } finally {
    await Promise.all(servings.map((serving) => serving.close()));
    await browser.close();
  }
}

/** Resolves to the exit code: 1 if a limit wasn't met. */
export async function bench(rounds: number): Promise<number> {
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const results = await measure(browser, rounds);
    const { text, missed } = reportOf({ ...results, rounds, browserVersion: browser.version() });
    console.log(text);
    writeDown(text);
    for (const label of missed) console.error(`✗ Over its limit: ${label}`);
    return missed.length === 0 ? 0 : 1;
  } finally {
    await browser.close();
  }
}

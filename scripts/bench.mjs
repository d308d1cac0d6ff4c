// `npm run bench [-- rounds]`: compares the console with other grids in one browser and updates docs/performance.md.
// Medians. Use an idle machine.
import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import process from "node:process";
import { chromium } from "playwright";
import { measureInteractions } from "./bench/interaction.mjs";
import { measureLists, measureWeights } from "./bench/lists.mjs";
import { buildPeers, createFront } from "./bench/peers.mjs";
import { installProbe } from "./bench/probe.mjs";
import { reportOf } from "./bench/report.mjs";
import { measureStart, startFloor } from "./bench/start.mjs";
import { buildConsole } from "./build.mjs";
import { chromiumArgs, chromiumPath } from "./chromium.mjs";
import { loadTs } from "./load-ts.mjs";

const rounds = Number(process.argv[2] ?? 5);
const counts = [100, 10_000, 100_000, 1_000_000];
const patience = 60_000;
const page = resolve(import.meta.dirname, "../docs/performance.md");
const [begin, end] = ["<!-- measured -->", "<!-- /measured -->"];

/** Serves a console with its own sandbox while `work` runs. */
async function within(options, work) {
  const { serveConsole } = await loadTs("scripts/serve.ts");
  const serving = await serveConsole({ port: 0, ...options });
  try {
    return await work(serving);
  } finally {
    await serving.close();
  }
}

async function measure(browser, files) {
  const front = createFront(files);
  const listed = await within(
    { sandbox: { scenario: "huge", runIntervalSeconds: 0 }, before: front.before },
    async (serving) => {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
      context.setDefaultTimeout(patience);
      await context.addInitScript(installProbe);
      const lists = await measureLists({ context, serving, front, rounds, counts });
      const weights = await measureWeights({ context, serving, files });
      await context.close();
      return { lists, weights };
    },
  );
  return within(
    { sandbox: { scenario: "busy", runIntervalSeconds: 0 }, before: startFloor },
    async (serving) => ({
      ...listed,
      start: await measureStart({ browser, serving, rounds }),
      pages: await measureInteractions({ browser, serving }),
    }),
  );
}

/** Replaces the text between the two markers; the rest of the page is written by hand. */
function writeDown(measured) {
  const text = readFileSync(page, "utf8");
  const [before] = text.split(begin);
  const after = text.split(end)[1] ?? "\n";
  writeFileSync(page, `${before}${begin}\n\n${measured}\n\n${end}${after}`);
}

await buildConsole();
const files = await buildPeers();
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs });
try {
  const report = reportOf({ ...(await measure(browser, files)), rounds, browserVersion: browser.version() });
  const measured = [
    `Medians of ${report.rounds}; ${report.machine}.`,
    report.goals,
    report.lists,
    "### Start on a slow machine",
    report.start,
    "### Interaction to next paint",
    report.pages,
  ].join("\n\n");
  console.log(measured);
  writeDown(measured);
} finally {
  await browser.close();
}

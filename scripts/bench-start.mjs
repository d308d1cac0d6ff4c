// `npm run bench:start [-- rounds]`: start on a slow machine with a slow connection, against the floor.
import process from "node:process";
import { chromium } from "playwright";
import { startTable } from "./bench/report.mjs";
import { measureStart, startFloor } from "./bench/start.mjs";
import { buildConsole } from "./build.mjs";
import { chromiumArgs, chromiumPath } from "./chromium.mjs";
import { loadTs } from "./load-ts.mjs";

const rounds = Number(process.argv[2] ?? 5);

await buildConsole();
const { serveConsole } = await loadTs("scripts/serve.ts");
const serving = await serveConsole({
  port: 0,
  sandbox: { scenario: "busy", runIntervalSeconds: 0 },
  before: startFloor,
});
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs });
try {
  console.log(startTable(await measureStart({ browser, serving, rounds })));
} finally {
  await browser.close();
  await serving.close();
}

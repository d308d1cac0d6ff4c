// `npm run bench:lighthouse [-- rounds]`: Lighthouse's desktop preset, with an applied slow connection, on
// every signed-in page of the production build.
// Prints medians and the audits that cost points. Fails below 100 for accessibility or best practices.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import process from "node:process";
import { pathToFileURL } from "node:url";
import { chromium } from "playwright";
import { addresses } from "./bench/interaction.mjs";
import { installBench } from "./bench/peers.mjs";
import { median, signIn } from "./bench/probe.mjs";
import { buildConsole } from "./build.mjs";
import { chromiumArgs, chromiumPath } from "./chromium.mjs";
import { loadTs } from "./load-ts.mjs";

const rounds = Number(process.argv[2] ?? 3);
const categories = ["performance", "accessibility", "best-practices"];

async function loadLighthouse() {
  installBench();
  const entry = createRequire(resolve(import.meta.dirname, "../bench/package.json")).resolve("lighthouse");
  return import(pathToFileURL(entry).href);
}

/** Audits that cost points, with their measurements. */
const losses = ({ audits, categories: categoryScores }) =>
  Object.values(categoryScores)
    .flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => audits[id]))
    .filter(({ score }) => score !== null && score < 0.9)
    .map(({ title, displayValue }) => `${title.toLowerCase()}${displayValue ? ` ${displayValue}` : ""}`);

/**
 * Slows down the connection that the preset would only simulate. The simulation doesn't know that rows are painted before
 * the list's response ends. The factors are Lighthouse's own.
 */
function slowConnection({ rttMs, throughputKbps, ...throttling }) {
  const kbps = 0.9 * throughputKbps;
  return {
    throttlingMethod: "devtools",
    throttling: {
      ...throttling,
      rttMs,
      throughputKbps,
      requestLatencyMs: 3.75 * rttMs,
      downloadThroughputKbps: kbps,
      uploadThroughputKbps: kbps,
    },
  };
}

async function audit(lighthouse, desktop, url, port) {
  const reports = [];
  for (let round = 0; round < rounds; round += 1) {
    // Keep storage: the page is tested signed in.
    const { lhr } = await lighthouse(
      url,
      {
        port,
        logLevel: "silent",
        disableStorageReset: true,
        onlyCategories: categories,
        ...slowConnection(desktop.settings.throttling),
      },
      desktop,
    );
    if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
    reports.push(lhr);
  }
  return {
    scores: categories.map((name) =>
      median(reports.map((report) => Math.round(report.categories[name].score * 100))),
    ),
    losses: losses(reports.at(-1)),
  };
}

await buildConsole();
const { serveConsole } = await loadTs("scripts/serve.ts");
const { default: lighthouse, desktopConfig } = await loadLighthouse();
const serving = await serveConsole({ port: 0, sandbox: { scenario: "busy", runIntervalSeconds: 0 } });
const profile = mkdtempSync(join(tmpdir(), "lighthouse-"));
const context = await chromium.launchPersistentContext(profile, {
  executablePath: chromiumPath(),
  args: [...chromiumArgs, "--remote-debugging-port=0"],
  viewport: null,
});
try {
  const page = await context.newPage();
  await signIn(page, serving);
  const pages = await addresses(page, serving.url);
  // The browser writes its port into this file.
  const port = Number(readFileSync(join(profile, "DevToolsActivePort"), "utf8").split("\n")[0]);
  console.log(`Lighthouse, desktop preset, medians of ${rounds}: ${categories.join(", ")}`);
  for (const { path } of pages) {
    const { scores, losses: lost } = await audit(lighthouse, desktopConfig, serving.url + path, port);
    console.log(
      `${path.padEnd(26)}${scores.map((score) => String(score).padStart(5)).join("")}  ${lost.join(", ")}`,
    );
    if (scores.slice(1).some((score) => score < 100)) process.exitCode = 1;
  }
} finally {
  await context.close();
  await serving.close();
  rmSync(profile, { recursive: true, force: true });
}

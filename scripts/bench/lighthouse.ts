import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright";
import { chromiumLaunch } from "../chromium.mjs";
import { serveConsole } from "../serve";
import { addresses } from "./interaction";
import { median, signIn } from "./probe";

const categories = ["performance", "accessibility", "best-practices"];

interface Throttling {
  rttMs: number;
  throughputKbps: number;
}

interface Report {
  runtimeError?: { message: string };
  audits: Record<string, { score: number | null; title: string; displayValue?: string }>;
  categories: Record<string, { score: number; auditRefs: { id: string; weight: number }[] }>;
}

/** What is used of the package, which isn't a dependency: it would bring more packages than all others. */
interface Lighthouse {
  default: (url: string, flags: object, config: object) => Promise<{ lhr: Report }>;
  desktopConfig: { settings: { throttling: Throttling } };
}

async function loadLighthouse(): Promise<Lighthouse | undefined> {
  const name = "lighthouse";
  try {
    return await import(/* @vite-ignore */ name);
  } catch {
    return undefined;
  }
}

/** Audits that cost points, with their measurements. */
const losses = ({ audits, categories: scored }: Report) =>
  Object.values(scored)
    .flatMap(({ auditRefs }) =>
      auditRefs.filter(({ weight }) => weight > 0).flatMap(({ id }) => audits[id] ?? []),
    )
    .filter(({ score }) => score !== null && score < 0.9)
    .map(({ title, displayValue }) => `${title.toLowerCase()}${displayValue ? ` ${displayValue}` : ""}`);

/**
 * Slows down the connection that the preset would only simulate. The simulation doesn't know that rows are painted before
 * the list's response ends. The factors are Lighthouse's own.
 */
function slowConnection({ rttMs, throughputKbps, ...throttling }: Throttling) {
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

async function audit({ default: run, desktopConfig }: Lighthouse, url: string, port: number, rounds: number) {
  const reports: Report[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const flags = {
      port,
      logLevel: "silent",
      // The page is tested signed in.
      disableStorageReset: true,
      onlyCategories: categories,
      ...slowConnection(desktopConfig.settings.throttling),
    };
    const { lhr } = await run(url, flags, desktopConfig);
    if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
    reports.push(lhr);
  }
  const last = reports.at(-1);
  return {
    scores: categories.map((name) =>
      median(reports.map((report) => Math.round((report.categories[name]?.score ?? 0) * 100))),
    ),
    lost: last === undefined ? [] : losses(last),
  };
}

/**
 * Prints each page's medians and the audits that cost points. Resolves to the exit code: 1 below 100 for accessibility or
 * best practices.
 */
export async function benchLighthouse(rounds: number): Promise<number> {
  const lighthouse = await loadLighthouse();
  if (lighthouse === undefined) {
    console.error("No Lighthouse: npm install --no-save lighthouse@12.8.2");
    return 1;
  }
  const serving = await serveConsole({ port: 0, sandbox: { scenario: "busy", runIntervalSeconds: 0 } });
  const profile = mkdtempSync(join(tmpdir(), "lighthouse-"));
  const options = chromiumLaunch();
  const context = await chromium.launchPersistentContext(profile, {
    ...options,
    args: [...options.args, "--remote-debugging-port=0"],
    viewport: null,
  });
  try {
    const page = await context.newPage();
    await signIn(page, serving);
    // The browser writes its port into this file.
    const port = Number(readFileSync(join(profile, "DevToolsActivePort"), "utf8").split("\n")[0]);
    console.log(`Lighthouse, desktop preset, medians of ${rounds}: ${categories.join(", ")}`);
    let code = 0;
    for (const { path } of await addresses(page, serving.url)) {
      const { scores, lost } = await audit(lighthouse, serving.url + path, port, rounds);
      const numbers = scores.map((score) => String(score).padStart(5)).join("");
      console.log(`${path.padEnd(26)}${numbers}  ${lost.join(", ")}`);
      if (scores.slice(1).some((score) => score < 100)) code = 1;
    }
    return code;
  } finally {
    await context.close();
    await serving.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

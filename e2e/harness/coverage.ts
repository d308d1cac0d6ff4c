import type { BrowserContext } from "@playwright/test";
import { randomUUID } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { coverageFolder, type Script } from "../../scripts/coverage/covered-bytes.mjs";

/**
 * With COVERAGE=1, records what the context's pages run, until the returned function is called. (Playwright's
 * `page.coverage` forgets the scripts of documents that the page has left.)
 */
export function recordCoverage(context: BrowserContext): () => Promise<void> {
  if (!process.env["COVERAGE"]) return async () => undefined;
  const scripts: Script[] = [];
  const takes: (() => Promise<void>)[] = [];
  const newPage = context.newPage.bind(context);
  context.newPage = async () => {
    const page = await newPage();
    const session = await context.newCDPSession(page);
    await session.send("Profiler.enable");
    await session.send("Profiler.startPreciseCoverage", { callCount: true, detailed: true });
    const take = async () => {
      const { result } = await session.send("Profiler.takePreciseCoverage");
      scripts.push(...result.filter(({ url }) => url.includes("/assets/")));
    };
    page.on("request", (request) => {
      if (request.isNavigationRequest()) take().catch(() => undefined);
    });
    takes.push(take);
    return page;
  };
  return async () => {
    context.newPage = newPage;
    await Promise.allSettled(takes.map((take) => take()));
    mkdirSync(coverageFolder, { recursive: true });
    writeFileSync(join(coverageFolder, `${randomUUID()}.json`), JSON.stringify(scripts));
  };
}

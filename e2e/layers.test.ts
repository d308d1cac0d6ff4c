import type { Page } from "playwright";
import { expect } from "vitest";
import { open, test } from "./harness/test";

const addresses = [
  "/",
  "/actions",
  "/drafts",
  "/drafts/d-1",
  "/runs",
  "/runs/r-1",
  "/settings/site",
  "/settings/chat",
  "/settings/keys",
  "/billing",
  "/team",
];

/** The page, what stays while it scrolls, and the widget's preview come to nine. */
const mostLayers = 12;

/** In how many pieces the browser paints the page. */
async function paintedLayers(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  let painted = 0;
  session.on("LayerTree.layerTreeDidChange", ({ layers = [] }) => {
    painted = layers.filter(({ drawsContent }) => drawsContent).length;
  });
  await session.send("DOM.enable");
  await session.send("DOM.getDocument", { depth: 0 });
  await session.send("LayerTree.enable");
  // They are told when something moves.
  await page.evaluate(() => document.body.style.setProperty("padding-block-start", "1px"));
  await expect.poll(() => painted).toBeGreaterThan(0);
  await session.detach();
  return painted;
}

// Each piece costs time with every change of the page: a table of 36 rows once came in eighty, and a change of its order took twice as long.
test("paints every page in few layers", async ({ begin, visit }) => {
  const console = await begin({ sandbox: { scenario: "busy" } });
  const page = await open(await visit(), console, "/settings");
  for (const address of addresses) {
    await page.goto(console.url + address);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await expect.poll(() => page.locator("[aria-busy=true]").count()).toBe(0);
    const painted = await paintedLayers(page);
    expect(`${address}: ${painted <= mostLayers ? "few" : painted}`).toBe(`${address}: few`);
  }
});

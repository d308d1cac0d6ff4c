import { expect, type Page } from "@playwright/test";
import { layoutBudgets } from "./harness/layout-budgets";
import { pages } from "./harness/pages";
import { mainNavigation, test } from "./harness/test";

/** The number of layers that the browser paints. */
async function paintedLayers(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  let painted = 0;
  session.on("LayerTree.layerTreeDidChange", ({ layers = [] }) => {
    painted = layers.filter(({ drawsContent }) => drawsContent).length;
  });
  await session.send("DOM.enable");
  await session.send("DOM.getDocument", { depth: 0 });
  await session.send("LayerTree.enable");
  // Layer updates are reported only after a change.
  await page.evaluate(() => document.body.style.setProperty("padding-block-start", "1px"));
  await expect.poll(() => painted).toBeGreaterThan(0);
  await session.detach();
  return painted;
}

// Each compositing layer slows down every update: a table of 36 rows once had eighty, and sorting took twice as long.
test("paints every page in few layers", { tag: "@nightly" }, async ({ page, sandbox }) => {
  sandbox.reset({ scenario: "busy" });
  await page.goto("/settings");
  await expect(mainNavigation(page)).toBeVisible();
  for (const [address] of pages) {
    await page.goto(sandbox.url + address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect.poll(() => page.locator("[aria-busy=true]").count()).toBe(0);
    const painted = await paintedLayers(page);
    expect(`${address}: ${painted <= layoutBudgets.layers ? "few" : painted}`).toBe(`${address}: few`);
  }
});

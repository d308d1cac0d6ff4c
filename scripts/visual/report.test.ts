import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { groupsOf } from "./accept";
import { launch, serveFolder } from "./capture";
import type { StoryDifference } from "./compare";
import { writeReport } from "./report";

const size = { width: 960, height: 600 };
const look = {
  look: "light",
  change: "1,200 px differ",
  regions: [{ x: 480, y: 300, width: 64, height: 48 }],
  before: size,
  after: size,
};
const difference = (name: string, over: Partial<StoryDifference> = {}): StoryDifference => ({
  id: `components-button--${name}`,
  title: "Components/Button",
  name,
  importPath: "./packages/ui/src/button/Button.stories.tsx",
  state: "changed",
  seen: name,
  tokens: [],
  looks: [look, { ...look, look: "dark" }],
  ...over,
});

let folder: string;
let server: Awaited<ReturnType<typeof serveFolder>>;
let browser: Browser;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "report-"));
  mkdirSync(join(folder, "pictures"));
  server = await serveFolder(folder);
  browser = await launch();
});
afterAll(async () => {
  await browser.close();
  await server.close();
  rmSync(folder, { recursive: true });
});

/** Opens the report of these differences with a storage of its own. */
async function open(differences: StoryDifference[], viewport = { width: 1440, height: 900 }): Promise<Page> {
  const picture = await sharp({ create: { ...size, channels: 3, background: "#fff" } })
    .png()
    .toBuffer();
  for (const { id, looks } of differences)
    for (const { look: name } of looks)
      for (const kind of ["before", "after"])
        writeFileSync(join(folder, `pictures/${id}.${name}.${kind}.png`), picture);
  const groups = groupsOf(differences);
  writeReport(folder, { compared: "One with another", counts: "1 changed, 1 broken", notes: [], groups });
  const page = await browser.newPage({ viewport });
  await page.goto(`${server.url}/index.html`);
  return page;
}

const loop = difference("loop", { state: "broken", why: "No end", looks: [] });

test("a phone shows every picture, and a broken story is named and linked", { timeout: 60_000 }, async () => {
  const page = await open([difference("primary"), loop], { width: 360, height: 740 });
  const widthOf = (selector: string) => page.locator(selector).evaluate(({ scrollWidth }) => scrollWidth);
  expect(await page.locator("#title").textContent()).toBe("Components/Button · loop");
  expect(await page.locator("#open").getAttribute("href")).toBe(
    "storybook/index.html?path=/story/components-button--loop&globals=theme:light",
  );
  await page.locator("#list button").last().click();
  expect(await widthOf("html")).toBe(360);
  expect(await widthOf("#stage")).toBeGreaterThan(300);
  await page.locator("#position").click();
  expect(await page.locator("#title").textContent()).toBe("Components/Button · primary · dark");
});

test("the difference is shown at full size, before the whole picture", { timeout: 60_000 }, async () => {
  const page = await open([difference("primary")]);
  const crops = page.locator("#crops .crop");
  // Four times, because 64 px would be a detail.
  expect(await crops.evaluateAll((found) => found.map(({ clientWidth }) => clientWidth))).toEqual([256, 256]);
  const [crop, whole] = await Promise.all([
    crops.first().boundingBox(),
    page.locator("#whole img").first().boundingBox(),
  ]);
  expect(crop?.y).toBeLessThan(whole?.y ?? 0);
});

test("a page opens at the picture's width and theme", { timeout: 60_000 }, async () => {
  const looks = [{ ...look, look: "light-768" }];
  const page = await open([difference("ready", { title: "Pages/Runs", looks })]);
  expect(await page.locator("#open").getAttribute("href")).toBe(
    "storybook/index.html?path=/story/components-button--ready&globals=theme:light;viewport.value:768px",
  );
});

test("decisions and notes survive a reload, and become lines", { timeout: 60_000 }, async () => {
  const page = await open([difference("primary"), difference("ready", { title: "Pages/Runs" })]);
  await page.keyboard.press("n");
  await page.keyboard.type("Rounder");
  await page.keyboard.press("Enter");
  await page.keyboard.press("a");
  await page.keyboard.press("r");
  await page.keyboard.type("The table is cut off");
  await page.reload();
  expect(await page.locator("#lines").textContent()).toMatch(
    /^Components\/Button\/primary [\da-f]{8}: Rounder$/,
  );
  expect(await page.locator("#comments").textContent()).toBe(
    "- Pages/Runs · ready (Pages/Runs · ready, light): The table is cut off",
  );
  expect(
    await page.locator("#list li").evaluateAll((items) => items.map(({ className }) => className)),
  ).toEqual(["accepted", "rejected"]);
});

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { groupsOf, type Verdict } from "./accept";
import { launch, serveFolder } from "./capture";
import { writeReport } from "./report";

const size = { width: 960, height: 600 };
const look = { look: "light", change: "1,200 px differ", before: size, after: size };
const verdict = (name: string, over: Partial<Verdict> = {}): Verdict => ({
  id: `components-button--${name}`,
  title: "Components/Button",
  name,
  importPath: "./packages/ui/src/button/Button.stories.tsx",
  state: "changed",
  looks: [look, { ...look, look: "dark" }],
  ...over,
});

test("a phone shows every picture, and a broken story is named and linked", { timeout: 60_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), "report-"));
  const groups = groupsOf([
    verdict("primary"),
    verdict("loop", { state: "broken", why: "No end", looks: [] }),
  ]);
  writeReport(folder, { compared: "One with another", counts: "1 changed, 1 broken", notes: [], groups });
  const server = await serveFolder(folder);
  const browser = await launch();
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
  await page.goto(`${server.url}/index.html`);
  const widthOf = (selector: string) => page.locator(selector).evaluate(({ scrollWidth }) => scrollWidth);
  const widths = { page: await widthOf("html"), stage: await widthOf("#stage") };
  await page.locator("#position").click();
  const title = await page.locator("#title").textContent();
  await page.locator("#list button").last().click();
  const names = await page.locator("#list .name").allTextContents();
  const link = await page.locator("#open").getAttribute("href");
  await browser.close();
  await server.close();
  rmSync(folder, { recursive: true });
  expect(widths.page).toBe(360);
  expect(widths.stage).toBeGreaterThan(300);
  expect(title).toBe("Components/Button · primary · dark");
  expect(names.at(-1)?.replaceAll("\u200B", "")).toBe("Components/Button · loop");
  expect(link).toBe("storybook/index.html?path=/story/components-button--loop&globals=theme:light");
});

import { join, resolve } from "node:path";
import { expect, test, type Browser, type Page } from "@playwright/test";
import { launch, mdxPagesOf, serveFolder } from "../scripts/visual/capture";
import { buildStorybook } from "../scripts/visual/trees";

const root = resolve(import.meta.dirname, "..");
const storybook = join(root, "node_modules/.cache/storybook-docs");

let server: Awaited<ReturnType<typeof serveFolder>>;
let browser: Browser;
let page: Page;

test.describe.configure({ mode: "default" });

test.beforeAll(async () => {
  test.setTimeout(240_000);
  await buildStorybook(root, join(root, "node_modules"), storybook, { withDocs: true });
  server = await serveFolder(storybook);
  browser = await launch();
  page = await browser.newPage();
});
test.afterAll(async () => {
  await browser?.close();
  await server?.close();
});

test("Markdown tables of the guide are rendered as tables", async () => {
  const pages = mdxPagesOf(storybook).filter(({ title }) => title.startsWith("Guide/"));
  expect(pages.length).toBeGreaterThanOrEqual(5);
  for (const { id, title } of pages) {
    await page.goto(`${server.url}/iframe.html?viewMode=docs&id=${id}`);
    await page.locator("#storybook-docs h1").first().waitFor();
    expect(await page.locator("#storybook-docs").textContent(), title).not.toMatch(/\| ?-{3}/);
  }
});

test("the type of every component's prop is readable", async () => {
  await page.goto(`${server.url}/iframe.html?viewMode=story&id=none--none`);
  const props = await page.evaluate(async () => {
    await window.__STORYBOOK_PREVIEW__.ready();
    const stories = Object.values(await window.__STORYBOOK_PREVIEW__.extract());
    return stories.flatMap(({ title, argTypes }) =>
      Object.entries(argTypes).map(([name, { type, table, options }]) => ({
        prop: `${title} ${name}`,
        type: options === undefined ? (table?.type?.summary ?? String(type?.value)) : "one of the options",
      })),
    );
  });
  expect(props).toContainEqual({ prop: "Components/Actions/Button busy", type: "boolean" });
  expect([...new Set(props.filter(({ type }) => /\bunknown\b/.test(type)).map(({ prop }) => prop))]).toEqual(
    [],
  );
});

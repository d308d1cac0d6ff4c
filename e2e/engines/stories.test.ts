import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { mdxPagesOf, serveFolder, storiesOf, type Story } from "../../scripts/visual/capture";
import { buildStorybook } from "../../scripts/visual/trees";
import { showStory } from "./show-story";
import type { Driver } from "./driver";
import { firefoxEngine } from "./firefox";
import { findObstacle } from "./obstacle";
import { withWatchdog } from "./page";

const root = resolve(import.meta.dirname, "../..");
const cache = join(root, "node_modules/.cache");
const storybook = join(cache, "storybook-engines");
const pictures = join(cache, "engine-pictures");

/** Components made of native form controls, which each engine draws in its own way. */
const isNativeControl = /^Components\/(Checkbox|Color|Field|Number|Radio|Select|Switch|Text[AF])/;

const obstacle = await findObstacle(firefoxEngine);

describe.skipIf(obstacle !== undefined)("Firefox", () => {
  let served: Awaited<ReturnType<typeof serveFolder>>;
  let driver: Driver;

  beforeAll(async () => {
    await buildStorybook(root, join(root, "node_modules"), storybook);
    served = await serveFolder(storybook);
    driver = await firefoxEngine.launch();
  });
  afterAll(async () => {
    await driver?.close();
    await served?.close();
  });

  const storyUrl = (id: string) => `${served.url}/iframe.html?viewMode=story&globals=frame:off&id=${id}`;
  const openFirstStory = async () => {
    const id = storiesOf(storybook)[0]?.id ?? "";
    await driver.goto(storyUrl(id));
    expect(await driver.evaluate(showStory, id)).toBe("");
  };
  /** Resolves to an error message, or to undefined. Replaces a browser whose page is frozen. */
  const show = async (id: string) => {
    try {
      return await withWatchdog(`show ${id}`, driver.evaluate(showStory, id), 90);
    } catch (error) {
      await driver.close();
      driver = await firefoxEngine.launch();
      await openFirstStory();
      return String(error);
    }
  };

  test("shows every story without errors", { timeout: 1_200_000, retry: 0 }, async () => {
    const stories = storiesOf(storybook);
    expect(stories.length).toBeGreaterThan(300);
    mkdirSync(pictures, { recursive: true });
    await openFirstStory();
    const suspects: Story[] = [];
    for (const story of stories) {
      if ((await show(story.id)) !== "") suspects.push(story);
      if (isNativeControl.test(story.title))
        writeFileSync(join(pictures, `Firefox-story-${story.id}.png`), await driver.screenshot());
    }
    // Retry each alone: the machine may have been busy, and a story may affect the next one.
    const broken: string[] = [];
    for (const { id, title, name } of suspects) {
      await driver.goto(storyUrl(id));
      const problem = await show(id);
      if (problem !== "") broken.push(`${title} › ${name}: ${problem}`);
    }
    expect(broken).toEqual([]);
  });

  test("draws the tables of the documentation", async () => {
    // Sheets of states have no tables. Their frames load after the page has, and if one starts to load when the next
    // page is opened, Firefox reports its NS_BINDING_ABORTED as the navigation's.
    const pages = mdxPagesOf(storybook).filter(({ title }) => !title.startsWith("By state/"));
    expect(pages.length).toBeGreaterThan(3);
    for (const { id } of pages) {
      await driver.goto(`${served.url}/iframe.html?viewMode=docs&id=${id}`);
      const readText = () => document.querySelector("#storybook-docs")?.textContent ?? "";
      const text = () => driver.evaluate(readText, null);
      await expect.poll(async () => (await text()).length, { message: id }).toBeGreaterThan(100);
      expect(await text(), id).not.toContain("| ---");
    }
  });
});

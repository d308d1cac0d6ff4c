import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import process from "node:process";
import { expect, test, type Browser, type Page } from "@playwright/test";
import { isRouteName, paths, type RouteName } from "../packages/model/src/route/paths";
import { launch, mdxPagesOf, serveFolder } from "../scripts/visual/capture";
import { buildStorybook } from "../scripts/visual/trees";

interface ExtractedStory {
  id: string;
  title: string;
  tags: string[];
  argTypes: Record<
    string,
    {
      type?: { value?: unknown };
      table?: { type?: { summary?: string } };
      options?: readonly unknown[];
      control?: unknown;
    }
  >;
  parameters: {
    chromatic?: { modes?: Record<string, unknown>; disableSnapshot?: boolean };
    docs?: { description?: { story?: string } };
  };
}

declare global {
  interface Window {
    /** Storybook's preview, in its page. */
    __STORYBOOK_PREVIEW__: {
      ready(): Promise<void>;
      extract(): Promise<Record<string, ExtractedStory>>;
      currentRender?: { phase: string };
    };
  }
}

const root = resolve(import.meta.dirname, "..");
/** CI has built it. */
const built = process.env["STORYBOOK"];
const storybook = resolve(root, built ?? "node_modules/.cache/storybook-docs");

let server: Awaited<ReturnType<typeof serveFolder>>;
let browser: Browser;
let page: Page;

test.describe.configure({ mode: "default" });

test.beforeAll(async () => {
  test.setTimeout(240_000);
  if (built === undefined) await buildStorybook(root, join(root, "node_modules"), storybook);
  server = await serveFolder(storybook);
  browser = await launch();
  page = await browser.newPage();
});
test.afterAll(async () => {
  await browser?.close();
  await server?.close();
});

let extracted: Promise<ExtractedStory[]> | undefined;
/** All stories as Chromatic reads them. Loads every file of stories, once. */
function extractStories(): Promise<ExtractedStory[]> {
  test.setTimeout(180_000);
  extracted ??= page.goto(`${server.url}/iframe.html?viewMode=story&id=none--none`).then(() =>
    page.evaluate(async () => {
      await window.__STORYBOOK_PREVIEW__.ready();
      return Object.values(await window.__STORYBOOK_PREVIEW__.extract());
    }),
  );
  return extracted;
}

test("the guide's tables are rendered as tables, and its links lead to pages", async () => {
  const { entries }: { entries: object } = JSON.parse(readFileSync(join(storybook, "index.json"), "utf8"));
  const pages = mdxPagesOf(storybook).filter(({ title }) => /^(?:Guide|Development)\//.test(title));
  expect(pages.length).toBeGreaterThanOrEqual(4);
  for (const { id, title } of pages) {
    await page.goto(`${server.url}/iframe.html?viewMode=docs&id=${id}`);
    await expect(page.locator("#storybook-docs h1").first()).toBeVisible();
    expect(await page.locator("#storybook-docs").textContent(), title).not.toMatch(/\| ?-{3}/);
    const links = await page
      .locator("#storybook-docs a[href*='?path=/']")
      .evaluateAll((found) => found.map((link) => /path=\/\w+\/([\w-]+)/.exec(link.outerHTML)?.[1]));
    expect(links.filter((link) => !Object.hasOwn(entries, link ?? ""))).toEqual([]);
  }
});

test("the type of every component's prop is readable", async () => {
  const props = (await extractStories()).flatMap(({ title, argTypes }) =>
    Object.entries(argTypes).map(([name, { type, table, options }]) => ({
      prop: `${title} ${name}`,
      type: options === undefined ? (table?.type?.summary ?? String(type?.value)) : "one of the options",
    })),
  );
  expect(props).toContainEqual({ prop: "Components/Buttons/Button busy", type: "boolean" });
  expect([...new Set(props.filter(({ type }) => /\bunknown\b/.test(type)).map(({ prop }) => prop))]).toEqual(
    [],
  );
});

test("Chromatic captures components in two modes, pages in six, and no interaction", async () => {
  const stories = await extractStories();
  const isCaptured = ({ parameters: { chromatic } }: ExtractedStory) => chromatic?.disableSnapshot !== true;
  const tagged = stories.filter(({ tags }) => tags.includes("interaction"));
  expect(tagged.length).toBeGreaterThan(100);
  expect(tagged.filter(isCaptured).map(({ id }) => id)).toEqual([]);
  const captured = stories.filter(isCaptured);
  expect(captured).toHaveLength(stories.length - tagged.length);
  const modes = captured.map(
    ({ title, parameters: { chromatic } }) =>
      `${title.startsWith("Components/") ? "component" : "page"}: ${Object.keys(chromatic?.modes ?? {})
        .toSorted()
        .join(", ")}`,
  );
  expect([...new Set(modes)].toSorted()).toEqual([
    "component: dark 1440, light 1440",
    "page: dark 1440, dark 360, dark 768, light 1440, light 360, light 768",
  ]);
});

const listStates = "Ready, Loading, Load Failed, Empty";
/** What a review asks for. */
const states: Record<RouteName, string> = {
  dashboard: `${listStates}, Setup Guide, Setup Guide Copied, Setup Complete, Some Parts Failed, Failure Rate At Five, Long Names, Huge Numbers, Month Without Runs, Trends As Table, Alerts Expanded`,
  actions: `${listStates}, No Matches, Toggle Failed`,
  action: "Ready",
  drafts: listStates,
  draft:
    "Ready, Loading, Load Failed, Saving, Saved Alert, Save Failed, Published Alert, Publish Failed, Confirm Publish, No Steps, Unsaved, Restored, Conflict, Fragile Steps, Two Hundred Steps, Session Lost",
  runs: `${listStates}, No Matches, Stale, Live, Failures Grouped, Hundred Thousand, Failures Expanded, Filters Unfolded`,
  run: "Ready, Loading, Load Failed, Failed, Drift Recovered, No Timeline, Running, Timed Out, Failed At The First Step, Broken Screenshot, Three Hundred Steps, Comparing, Compared",
  settings: "Ready",
  siteSettings: "Ready, Loading, Load Failed, Saved, Save Failed, Site Id Copied",
  chatSettings:
    "Ready, Loading, Load Failed, Saved, Save Failed, Preview Hidden, Widget Off, Light Color, Not Installed, Save Outcome Unknown, Broken Logo, Hotkey Typed, Many Patterns",
  keys: `${listStates}, Site Id Copied, Create Key, Create Failed, Key Created, Confirm Revoke, Revoke Failed, Copy Refused, Two Hundred Keys`,
  billing:
    "Ready, Loading, Load Failed, Free, Usage Warning, Limit Reached, Plan Changed, Pro, Enterprise, Leaving For Checkout, Checkout Failed, Leaving For Portal, Portal Failed",
  team: `${listStates}, Invite, Invited, Member Removed, Role Updated, Confirm Remove, Inviting, Invite Failed, Role Failed, Three Hundred Members`,
};
const loginStates = "Ready, Signing In, Sign In Failed, Session Ended, Loading";
/** By which the sidebar’s filter finds a state of all pages. */
const tagOf: Record<string, string> = {
  ready: "success",
  loading: "loading",
  "load-failed": "error",
  empty: "empty",
  saved: "success",
  "save-failed": "error",
};
/** Of `pages-team--load-failed`, the last part. */
const exportOf = (id: string) => id.split("--")[1] ?? "";

test("each page has its states, each with its tag and one sentence", async () => {
  const ofPages = (await extractStories()).filter(
    ({ title, tags }) => title.startsWith("Pages/") && !tags.includes("interaction"),
  );
  const stateOf = (title: string, state: string) => `${title}: ${state.toLowerCase().replaceAll(" ", "-")}`;
  const required = [
    ...Object.keys(states)
      .filter(isRouteName)
      .map((name) => [paths[name].title, states[name]] as const),
    ["Login", loginStates] as const,
  ].flatMap(([title, names]) => names.split(", ").map((name) => stateOf(`Pages/${title}`, name)));
  const told = new Set(ofPages.map(({ id, title }) => stateOf(title, exportOf(id))));
  expect(required.filter((state) => !told.has(state))).toEqual([]);
  for (const { id, tags, parameters } of ofPages) {
    const sentence = parameters.docs?.description?.story?.replaceAll(/\s+/g, " ").trim() ?? "";
    expect.soft(sentence, id).toMatch(/^[^a-z](?:(?!\. ).)*\.$/);
    const tag = tagOf[exportOf(id)];
    if (tag !== undefined) expect.soft(tags, id).toContain(tag);
  }
});

test("an overview keeps its theme and width while its tiles load, also in the address", async () => {
  await page.goto(`${server.url}/?path=/docs/pages-settings--docs`);
  const docs = page.frameLocator("#storybook-preview-iframe");
  await docs.getByRole("combobox", { name: "Theme" }).selectOption("dark");
  await expect(docs.locator("html[data-theme=dark]")).toBeAttached();
  // Tiles announce their own globals, which can be those from before the choice.
  await docs.getByTitle("Ready").evaluate(async (tile: HTMLIFrameElement) => {
    while (!tile.contentWindow?.__STORYBOOK_ADDONS_CHANNEL__) await new Promise(requestAnimationFrame);
    const channel = tile.contentWindow.__STORYBOOK_ADDONS_CHANNEL__;
    setInterval(() => channel.emit("globalsUpdated", { globals: { theme: "light" } }));
  });
  await docs.getByRole("combobox", { name: "Width" }).selectOption({ label: "390" });
  await expect(docs.getByTitle("Ready")).toHaveJSProperty("clientWidth", 390);
  await expect(docs.getByRole("combobox", { name: "Width" })).toHaveValue("390px");
  await expect(docs.getByRole("combobox", { name: "Theme" })).toHaveValue("dark");
  await expect(page).toHaveURL(/(?=.*theme:dark).*viewport\.value:390px/);
});

test("tiles in a row start at the same height, however long their sentences are", async () => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${server.url}/iframe.html?viewMode=docs&id=pages-runs--docs`);
  await expect(page.getByTitle("Ready", { exact: true })).toBeAttached();
  const tiles = await page.locator("[data-overview] li").evaluateAll((items) =>
    items.map((item) => {
      const [head, window] = [item.firstElementChild, item.lastElementChild].map((child) =>
        child?.getBoundingClientRect(),
      );
      const sentence = document.createRange();
      const note = item.querySelector(":scope > p");
      if (note) sentence.selectNodeContents(note);
      return { row: head?.top, window: window?.top, sentence: sentence.getBoundingClientRect().height };
    }),
  );
  const inRow = (top: number | undefined) => tiles.filter(({ row }) => row === top);
  const rows = [...new Set(tiles.map(({ row }) => row))].map(inRow);
  expect(rows.some((row) => new Set(row.map(({ sentence }) => sentence)).size > 1)).toBe(true);
  for (const row of rows) expect(new Set(row.map(({ window }) => window)).size).toBe(1);
});

test("a text size changes the layout, as in the browser", async () => {
  await page.goto(`${server.url}/iframe.html?viewMode=story&id=pages-dashboard--ready&globals=text:huge`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("button", { name: "Open navigation" })).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden();
});

test("a component's page has its guide above its stories, and the pages that show it", async () => {
  await page.goto(`${server.url}/iframe.html?viewMode=docs&id=components-forms-savebar--docs`);
  await expect(page.getByRole("heading", { name: "When to use it" })).toBeVisible();
  const headings = await page.locator("h2").allTextContents();
  expect(headings.indexOf("When to use it")).toBeLessThan(headings.indexOf("Stories"));
  await expect(page.getByRole("complementary").getByRole("link")).toHaveText([
    "When to use it",
    "Accessibility",
    "Used by",
    "Props",
    "Stories",
  ]);
  await expect(page.getByRole("link", { name: "Site Settings" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Settings", exact: true })).toHaveCount(0);
});

test("fonts stay loaded when a story is displayed", async () => {
  await page.goto(`${server.url}/iframe.html?viewMode=story&id=components-buttons-button--primary`);
  await expect(page.getByRole("button")).toBeVisible();
  const areKept = await page.evaluate(async () => {
    await document.fonts.load('400 16px "Inter Variable"');
    const loaded = [...document.fonts].filter(({ status }) => status === "loaded");
    window.__STORYBOOK_ADDONS_CHANNEL__.emit("updateGlobals", { globals: { theme: "dark" } });
    while (document.documentElement.dataset["theme"] !== "dark") await new Promise(requestAnimationFrame);
    const faces = new Set(document.fonts);
    return loaded.length > 0 && loaded.every((face) => faces.has(face));
  });
  expect(areKept).toBe(true);
});

test("a shared story stays visible if its play function expects other controls", async () => {
  await page.goto(
    `${server.url}/iframe.html?viewMode=story&id=components-data-statcard--plain&args=value:8500`,
  );
  await page.waitForFunction(() => window.__STORYBOOK_PREVIEW__.currentRender?.phase === "finished");
  await expect(page.getByText("failed to render")).toBeHidden();
  await expect(page.locator("#storybook-root")).toContainText("8500");
});

test("searching finds what people say", async () => {
  await page.goto(`${server.url}/?path=/docs/guide-start-here--docs`);
  // Its placeholder changes with the focus.
  const search = page.locator("#storybook-explorer-searchfield");
  for (const [word, found] of [
    ["failed save, Chat Widget", /failed save, chat widget/i],
    ["token", /token/i],
    ["spacing", /spacing.*tokens/i],
    ["typography", /typography/i],
    ["figma", /tokens/i],
    ["danger", /danger.*confirmdialog/i],
    ["destructive", /destructive.*button/i],
    ["most popular", /most popular.*billing/i],
  ] as const) {
    await search.fill(word);
    await expect(page.getByRole("option").first(), word).toHaveText(found);
  }
  await search.fill("failed save, Chat Widget");
  await search.press("ArrowDown");
  await search.press("Enter");
  await expect(page).toHaveURL(/path=\/story\/pages-chat-widget--save-failed/);
  await page.getByRole("button", { name: "Show addon panel" }).click();
  await page.getByRole("tab", { name: "Screen reader" }).click();
  await expect(page.getByRole("tabpanel")).toContainText("heading 1 “Chat Widget”");
  await expect(page.getByRole("tabpanel")).toContainText(/^ *alert.*\n.*Failed to save settings/m);
  await search.fill("interaction");
  await expect(page.getByRole("option")).toHaveCount(0);
});

test("a tile’s link shows the same elsewhere, and a search keeps the theme and width", async () => {
  const shown = "globals=theme:dark;viewport.value:390px";
  await page.goto(`${server.url}/?path=/docs/pages-settings--docs&${shown}`);
  const frame = page.frameLocator("#storybook-preview-iframe");
  const tile = frame.getByRole("link", { name: "Ready" });
  await expect(tile).toHaveAttribute("href", `${server.url}/?path=/story/pages-settings--ready&${shown}`);
  await tile.click();
  await expect(frame.locator("html[data-theme=dark]")).toHaveJSProperty("clientWidth", 390);
  await page.locator("#storybook-explorer-searchfield").fill("load failed");
  await page.getByRole("option").first().click();
  await expect(page).toHaveURL(/--load-failed(?=.*theme:dark).*viewport\.value:390px/);
});

test("a heading’s copied link opens the page in Storybook", async () => {
  await page.goto(`${server.url}/?path=/docs/components-buttons-button--docs`);
  const link = page.frameLocator("#storybook-preview-iframe").getByRole("link", { name: "Used by" });
  await link.dispatchEvent("contextmenu");
  await expect(link).toHaveAttribute(
    "href",
    `${server.url}/?path=/docs/components-buttons-button--docs#used-by`,
  );
});

test("pages open at the width of a desktop, components at that of the canvas", async () => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const frame = page.frameLocator("#storybook-preview-iframe");
  const innerWidth = () => frame.locator("body").evaluate(() => window.innerWidth);
  await page.goto(`${server.url}/?path=/story/pages-settings--ready`);
  await expect.poll(innerWidth).toBe(1440);
  await expect(page.getByRole("textbox", { name: "Viewport width" })).toHaveValue("1440px");
  await page.goto(`${server.url}/?path=/story/components-buttons-button--primary`);
  await expect(frame.getByRole("button")).toBeVisible();
  await expect.poll(innerWidth).toBeLessThan(1300);
});

test("ten components’ labels can be edited", async () => {
  const controls = {
    "components-buttons-button--primary": "children",
    "components-feedback-banner--warning": "children",
    "components-feedback-emptystate--with-action": "title",
    "components-forms-textfield--ready": "label",
    "components-forms-checkbox--ready": "label",
    "components-forms-select--ready": "label",
    "components-forms-checkbox--switch": "label",
    "components-data-badge--good": "children",
    "components-data-statcard--plain": "label",
    "components-navigation-pageheader--plain": "title",
  };
  const stories = new Map((await extractStories()).map(({ id, argTypes }) => [id, argTypes]));
  for (const [id, control] of Object.entries(controls))
    expect(stories.get(id)?.[control]?.control, `${id} ${control}`).toMatchObject({ type: "text" });
});

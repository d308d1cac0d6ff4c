import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { chromium, type Browser, type CDPSession, type Page } from "@playwright/test";
import { preview } from "vite";
import { chromiumLaunch, requireChromium } from "../chromium.mjs";
import { looksOf, tallest, type Look } from "./looks";
import { recordAnnouncements, takeAnnouncements } from "../testing/page-announcements";
import { installStage, type Described } from "./stage";

export interface Story {
  id: string;
  title: string;
  name: string;
  importPath: string;
}

export const pictureOf = (id: string, look: string): string => `${id}.${look}.png`;

/** Makes rendering deterministic. */
export const steadyArgs = [
  // A picture shows the last frame in full, also under load.
  "--run-all-compositor-stages-before-draw",
  "--disable-partial-raster",
  "--disable-skia-runtime-opts",
  "--disable-checker-imaging",
  "--disable-gpu",
  "--disable-lcd-text",
  "--font-render-hinting=none",
  "--force-color-profile=srgb",
  "--hide-scrollbars",
];

interface IndexEntry extends Story {
  type: string;
  tags?: string[];
}

function entriesOf(storybook: string): IndexEntry[] {
  const { entries }: { entries: Record<string, IndexEntry> } = JSON.parse(
    readFileSync(join(storybook, "index.json"), "utf8"),
  );
  return Object.values(entries);
}

export function storiesOf(storybook: string): Story[] {
  return entriesOf(storybook)
    .filter(({ type, tags }) => type === "story" && tags?.includes("interaction") !== true)
    .map(({ id, title, name, importPath }) => ({ id, title, name, importPath }));
}

/** The MDX pages of a Storybook that was built with its docs. */
export function mdxPagesOf(storybook: string): Pick<Story, "id" | "title">[] {
  return entriesOf(storybook)
    .filter(({ type, tags }) => type === "docs" && tags?.includes("unattached-mdx") === true)
    .map(({ id, title }) => ({ id, title }));
}

export async function serveFolder(
  folder: string,
  port = 0,
): Promise<{ url: string; close: () => Promise<void> }> {
  const server = await preview({
    configFile: false,
    root: folder,
    appType: "mpa",
    logLevel: "silent",
    build: { outDir: "." },
    preview: { host: "127.0.0.1", port, headers: { "Cache-Control": "max-age=600" } },
  });
  const address = server.httpServer.address();
  if (address === null || typeof address === "string") throw new Error("The pictures could not be served.");
  return { url: `http://127.0.0.1:${address.port}`, close: () => server.close() };
}

/** A constant origin, because stories can show their URL. */
const stageHost = "localhost";

const focusable = ":is(a[href], button, input, select, summary, textarea, [tabindex])";

/** A browser window that shows one story after another. */
export class StoryPage {
  /** Whether the next story replaces the one shown, as when a designer opens one after another. */
  isOpen = false;
  private fitted: number | undefined;
  private isForced = false;

  private constructor(
    private readonly page: Page,
    private readonly cdp: CDPSession,
  ) {}

  static async create(browser: Browser): Promise<StoryPage> {
    const context = await browser.newContext({
      viewport: null,
      reducedMotion: "reduce",
      locale: "en-GB",
      timezoneId: "UTC",
      // Storybook skips animations for this user agent.
      userAgent:
        "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome StorybookTestRunner",
    });
    const page = await context.newPage();
    await page.addInitScript(installStage);
    await recordAnnouncements(page);
    return new StoryPage(page, await context.newCDPSession(page));
  }

  private async frame(width: number, height: number) {
    await this.cdp.send("Emulation.setDeviceMetricsOverride", {
      width,
      height,
      deviceScaleFactor: 1,
      mobile: false,
    });
  }

  private settle() {
    return this.page.evaluate(() => window.stage.settle());
  }

  /** Gives the window the height of its content, up to the limit. */
  private async fit({ width, height }: Look, limit: number) {
    await this.frame(width, height);
    const content = await this.settle();
    const wanted = Math.min(content.height, limit);
    if (content.modal || wanted <= height) return;
    await this.frame(width, wanted);
    await this.settle();
  }

  /** Forces a state on everything that can have it. */
  private async force(state: Look["forced"]) {
    if (this.isForced) {
      await this.cdp.send("CSS.disable");
      await this.cdp.send("DOM.disable");
    }
    this.isForced = state !== undefined;
    if (state === undefined) return;
    await this.cdp.send("DOM.enable");
    await this.cdp.send("CSS.enable");
    const { root } = await this.cdp.send("DOM.getDocument", { depth: 0 });
    const forcedPseudoClasses = {
      hover: ["hover"],
      focus: ["focus", "focus-visible", "focus-within"],
      "hover and focus": ["hover", "focus", "focus-visible", "focus-within"],
    }[state];
    const hovered = state === "focus" ? [] : await this.page.evaluate(() => window.stage.hovered());
    const selector = [...hovered, ...(state === "hover" ? [] : [focusable])].join(", ");
    if (selector === "") return;
    const { nodeIds } = await this.cdp.send("DOM.querySelectorAll", { nodeId: root.nodeId, selector });
    await Promise.all(
      nodeIds.map((nodeId) => this.cdp.send("CSS.forcePseudoState", { nodeId, forcedPseudoClasses })),
    );
  }

  /** Renders a story at its first look. Returns its error if it can't be shown. */
  async open(id: string, { width, height, theme }: Look): Promise<string | undefined> {
    const { isOpen } = this;
    this.fitted = undefined;
    await this.force(undefined);
    if (isOpen) await this.page.evaluate(() => window.stage.clear());
    await this.frame(width, height);
    if (!isOpen) {
      // Content painted during layout can be half a pixel off: the first look's theme repaints everything.
      const otherTheme = theme === "light" ? "dark" : "light";
      // Accessibility is checked by the tests.
      await this.page.goto(
        `http://${stageHost}/iframe.html?viewMode=story&id=${id}&globals=theme:${otherTheme};a11y.manual:!true`,
        { waitUntil: "load" },
      );
      this.isOpen = true;
    }
    const outcome = await this.page.evaluate((next) => window.stage.show(next), isOpen ? id : undefined);
    return outcome.state === "broken" ? outcome.why : undefined;
  }

  /** Shows the open story in its full height, up to the limit. */
  async show(look: Look, limit = tallest): Promise<void> {
    await this.force(undefined);
    // Themes only change CSS variables, so Storybook needn't render the story again.
    await this.page.evaluate((wanted) => {
      document.documentElement.dataset["theme"] = wanted;
    }, look.theme);
    if (look.width === this.fitted) await this.settle();
    else await this.fit(look, limit);
    this.fitted = look.width;
    if (look.forced === undefined) return;
    await this.force(look.forced);
    await this.settle();
  }

  async picture(): Promise<Buffer> {
    const { data } = await this.cdp.send("Page.captureScreenshot", { format: "png", optimizeForSpeed: true });
    return Buffer.from(data, "base64");
  }

  /** What a screen reader finds on the page, and what it has said without being asked. */
  async heard(): Promise<string> {
    const found = await this.page.locator("body").ariaSnapshot();
    // Left out of the snapshot.
    const values = await this.page
      .locator("[aria-valuetext]")
      .evaluateAll((elements) => elements.map(({ ariaValueText }) => `- value "${ariaValueText}"`));
    const said = await takeAnnouncements(this.page);
    return [found, ...values, ...said.map((text) => `- announcement "${text}"`)].join("\n");
  }

  describe(tokens: Readonly<Record<string, string>> = {}): Promise<Described> {
    return this.page.evaluate((values) => window.stage.describe(values), tokens);
  }

  tokens(): Promise<Record<string, string>> {
    return this.page.evaluate(() => window.stage.tokens());
  }

  async close() {
    await this.page.context().close();
  }
}

/** `url` is the server behind the constant origin. */
export function launch(url?: string): Promise<Browser> {
  requireChromium();
  const options = chromiumLaunch();
  const args = [...options.args, ...steadyArgs];
  // The last of several rules wins.
  if (url !== undefined)
    args.push(
      `--host-resolver-rules=MAP ${stageHost}:80 ${new URL(url).host}, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1`,
    );
  return chromium.launch({ ...options, args });
}

/** Up to ten stories of a file, which share a page. A large file as a whole would leave processors idle at the end. */
function partsOf(stories: readonly Story[]): Story[][] {
  const parts: Story[][] = [];
  for (const story of stories) {
    const part = parts.at(-1);
    if (part?.[0]?.importPath === story.importPath && part.length < 10) part.push(story);
    else parts.push([story]);
  }
  return parts;
}

/**
 * Visits stories in several windows at a time, each with one page per Storybook. Returns why stories failed, by ID. The
 * limit of a story is outside its pages, which an endless loop blocks; a story that fails earlier is tried again.
 */
export async function visitStories(
  storybooks: readonly string[],
  stories: readonly Story[],
  visit: (story: Story, pages: StoryPage[]) => Promise<void>,
  onProgress: (done: number) => void = () => {},
  limit = 120_000,
): Promise<Record<string, string>> {
  const servers = await Promise.all(storybooks.map((folder) => serveFolder(folder)));
  const browsers = await Promise.all(servers.map(({ url }) => launch(url)));
  const openPages = () => Promise.all(browsers.map((browser) => StoryPage.create(browser)));
  const queue = partsOf(stories);
  const broken: Record<string, string> = {};
  let done = 0;

  const attempt = (story: Story, pages: StoryPage[]) =>
    Promise.race([
      visit(story, pages).then(
        () => undefined,
        (error: unknown) => (error instanceof Error ? error.message : String(error)),
      ),
      setTimeout(limit, `Not finished after ${limit / 1000} s.`, { ref: false }),
    ]);

  async function work() {
    let pages = await openPages();
    async function visitStory(story: Story) {
      const began = performance.now();
      let why = await attempt(story, pages);
      if (why !== undefined) {
        // A new window also isolates the next story.
        await Promise.all(pages.map((page) => page.close()));
        pages = await openPages();
        if (performance.now() - began < limit) why = await attempt(story, pages);
      }
      if (why !== undefined) broken[story.id] = why;
      onProgress((done += 1));
    }
    for (let part = queue.shift(); part !== undefined; part = queue.shift()) {
      for (const page of pages) page.isOpen = false;
      for (const story of part) await visitStory(story);
    }
  }

  // Two more than processors: pages that wait for a frame or a picture leave them free.
  const windows = Math.min(4, availableParallelism() + 2, queue.length);
  try {
    await Promise.all(Array.from({ length: windows }, work));
  } finally {
    await Promise.all(browsers.map((browser) => browser.close()));
    await Promise.all(servers.map((server) => server.close()));
  }
  return broken;
}

/** What was captured of stories. Pictures are files: `{id}.{look}.png`. */
export interface Captured {
  /** The errors of stories that can't be shown, by ID. */
  broken: Record<string, string>;
  /** What a screen reader finds in the other stories, by ID. */
  heard: Record<string, string>;
  /** The design tokens in each theme. */
  tokens: Record<string, Record<string, string>>;
}

/** Captures these stories of a built Storybook. Other pictures in the folder stay. */
export async function captureStories(
  storybook: string,
  folder: string,
  stories: readonly Story[],
  onProgress?: (done: number) => void,
  limit?: number,
): Promise<Captured> {
  mkdirSync(folder, { recursive: true });
  const heard: Captured["heard"] = {};
  const tokens: Captured["tokens"] = {};
  async function capture({ id, title }: Story, [page]: StoryPage[]) {
    if (page === undefined) return;
    const looks = looksOf(title);
    const why = await page.open(id, looks[0]);
    if (why !== undefined) throw new Error(why);
    for (const look of looks) {
      await page.show(look);
      writeFileSync(join(folder, pictureOf(id, look.name)), await page.picture());
      tokens[look.theme] ??= await page.tokens();
      if (look === looks[0]) heard[id] = await page.heard();
    }
  }
  const broken = await visitStories([storybook], stories, capture, onProgress, limit);
  return { broken, heard, tokens };
}

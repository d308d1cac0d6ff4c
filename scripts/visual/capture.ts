import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { chromium, type Browser, type CDPSession, type Page } from "playwright";
import { preview } from "vite";
import { chromiumLaunch, requireChromium } from "../chromium.mjs";
import type { Tokens } from "./colors";
import { looksOf, tallest, type Look } from "./looks";
import { installStage } from "./stage";

export interface Story {
  id: string;
  title: string;
  name: string;
  importPath: string;
}

/** The result of capturing a Storybook. Pictures are in the same folder, as `{id}.{look}.png`. */
export interface CaptureResult {
  stories: Story[];
  /** Why a story couldn't be shown, by ID. */
  broken: Record<string, string>;
  /** Missing if no story could be shown. */
  tokens?: Tokens | undefined;
}

export const pictureOf = (id: string, look: Look): string => `${id}.${look.name}.png`;

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

/** A browser window that shows one story after another. */
export class StoryPage {
  /** Whether the next story replaces the one shown, as when a designer opens one after another. */
  isOpen = false;

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

  /** Themes only change CSS variables, so Storybook needn't render the story again. */
  private applyTheme(theme: Look["theme"]) {
    return this.page.evaluate((wanted) => {
      document.documentElement.dataset["theme"] = wanted;
    }, theme);
  }

  /** All pictures of a story in full height, up to the limit; or an error message. */
  async capture(
    id: string,
    looks: readonly [Look, ...Look[]],
    limit = tallest,
  ): Promise<Map<Look, Buffer> | string> {
    const [{ width, height, theme }] = looks;
    const { isOpen } = this;
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
    if (outcome.state === "broken") return outcome.why;
    const pictures = new Map<Look, Buffer>();
    let fitted: number | undefined;
    for (const look of looks) {
      await this.applyTheme(look.theme);
      if (look.width === fitted) await this.settle();
      else await this.fit(look, limit);
      fitted = look.width;
      const { data } = await this.cdp.send("Page.captureScreenshot", {
        format: "png",
        optimizeForSpeed: true,
      });
      pictures.set(look, Buffer.from(data, "base64"));
    }
    return pictures;
  }

  /** The design tokens in both themes, from the page. */
  tokens(): Promise<Tokens> {
    return this.page.evaluate(() => {
      const { dataset } = document.documentElement;
      const { theme } = dataset;
      const inTheme = (wanted: string) => {
        dataset["theme"] = wanted;
        return Object.fromEntries(
          [...document.documentElement.computedStyleMap()]
            .filter(([name]) => name.startsWith("--color-"))
            .map(([name, values]) => [name, [...values].join("")]),
        );
      };
      const tokens = { light: inTheme("light"), dark: inTheme("dark") };
      dataset["theme"] = theme;
      return tokens;
    });
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

const within = <Result>(ms: number, work: Promise<Result>, late: Result) =>
  Promise.race([work, setTimeout(ms, late, { ref: false })]);

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
 * Captures these stories of a built Storybook. Other pictures in the folder stay. The limit of a story is outside its
 * page, which an endless loop blocks; a story that fails earlier is tried again.
 */
export async function captureStories(
  storybook: string,
  folder: string,
  stories: Story[],
  onProgress: (done: number) => void,
  limit = 30_000,
): Promise<CaptureResult> {
  mkdirSync(folder, { recursive: true });
  const server = await serveFolder(storybook);
  const browser = await launch(server.url);
  const queue = partsOf(stories);
  const broken: Record<string, string> = {};
  let tokens: Promise<Tokens> | undefined;
  let done = 0;

  const attempt = (storyPage: StoryPage, story: Story) =>
    within(
      limit,
      storyPage.capture(story.id, looksOf(story.importPath)).catch(String),
      `Not finished after ${limit / 1000} s.`,
    );

  async function work() {
    let storyPage = await StoryPage.create(browser);
    async function captureStory(story: Story) {
      const began = performance.now();
      let pictures = await attempt(storyPage, story);
      if (typeof pictures === "string") {
        // A new window also isolates the next story.
        await storyPage.close();
        storyPage = await StoryPage.create(browser);
        if (performance.now() - began < limit) pictures = await attempt(storyPage, story);
      }
      if (typeof pictures === "string") broken[story.id] = pictures;
      else {
        tokens ??= storyPage.tokens();
        await tokens;
        for (const [look, picture] of pictures)
          writeFileSync(join(folder, pictureOf(story.id, look)), picture);
      }
      onProgress((done += 1));
    }
    for (let part = queue.shift(); part !== undefined; part = queue.shift()) {
      storyPage.isOpen = false;
      for (const story of part) await captureStory(story);
    }
  }

  // Two more than processors: pages that wait for a frame or a picture leave them free.
  const pages = Math.min(4, availableParallelism() + 2, queue.length);
  try {
    await Promise.all(Array.from({ length: pages }, work));
  } finally {
    await browser.close();
    await server.close();
  }
  return { stories, broken, tokens: await tokens };
}

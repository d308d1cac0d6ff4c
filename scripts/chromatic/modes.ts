import { launch, serveFolder } from "../visual/capture";

interface ExtractedStory {
  title: string;
  argTypes: Record<
    string,
    { type?: { value?: unknown }; table?: { type?: { summary?: string } }; options?: readonly unknown[] }
  >;
  parameters: { chromatic?: { disableSnapshot?: boolean; modes?: Record<string, unknown> } };
}

/** Storybook's preview, in its page. */
interface Preview {
  ready(): Promise<void>;
  extract(): Promise<Record<string, ExtractedStory>>;
}

declare global {
  interface Window {
    __STORYBOOK_PREVIEW__: Preview;
  }
}

/** How many stories Chromatic would capture in each mode. */
export async function readModes(storybook: string): Promise<{ name: string; stories: number }[]> {
  const server = await serveFolder(storybook);
  const browser = await launch();
  try {
    const page = await browser.newPage();
    await page.goto(`${server.url}/iframe.html?viewMode=story&id=none--none`);
    const asked = await page.evaluate(async () => {
      await window.__STORYBOOK_PREVIEW__.ready();
      const stories = await window.__STORYBOOK_PREVIEW__.extract();
      return Object.values(stories).map(({ parameters: { chromatic } }) =>
        chromatic?.disableSnapshot === true ? [] : Object.keys(chromatic?.modes ?? {}),
      );
    });
    const names = [...new Set(asked.flat())];
    return names.map((name) => ({ name, stories: asked.filter((modes) => modes.includes(name)).length }));
  } finally {
    await browser.close();
    await server.close();
  }
}

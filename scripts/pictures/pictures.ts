import { mkdirSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import sharp from "sharp";
import { desktop, phone } from "../../.storybook/widths";
import type { Look } from "../visual/looks";
import { launch, serveFolder, StoryPage } from "../visual/capture";
import { buildStorybook } from "../visual/trees";

const root = resolve(import.meta.dirname, "../..");
const modules = join(root, "node_modules");
const folder = join(root, "docs/pictures");

/** Each file and the story it shows. */
const pictures: readonly [story: string, look: Look][] = [
  ["pages-dashboard--ready", { name: "console-light", theme: "light", ...desktop }],
  ["pages-dashboard--ready", { name: "console-dark", theme: "dark", ...desktop }],
  ["pages-site-settings--save-failed", { name: "save-failed-on-a-phone", theme: "dark", ...phone }],
];

/** Screenshots are encoded for speed; files in the repository for size. */
const packed = (picture: Buffer) =>
  sharp(picture).png({ compressionLevel: 9, adaptiveFiltering: true }).toBuffer();

export async function takePictures(): Promise<void> {
  const storybook = join(modules, ".cache/pictures");
  console.log("Building the Storybook…");
  await buildStorybook(root, modules, storybook);
  const server = await serveFolder(storybook);
  const browser = await launch(server.url);
  try {
    mkdirSync(folder, { recursive: true });
    for (const [story, look] of pictures) {
      const storyPage = await StoryPage.create(browser);
      const why = await storyPage.open(story, look);
      if (why !== undefined) throw new Error(`${story}: ${why}`);
      await storyPage.show(look, look.height);
      const file = join(folder, `${look.name}.png`);
      writeFileSync(file, await packed(await storyPage.picture()));
      await storyPage.close();
      console.log(`docs/pictures/${look.name}.png, ${Math.round(statSync(file).size / 1000)} kB`);
    }
  } finally {
    await browser.close();
    await server.close();
  }
}

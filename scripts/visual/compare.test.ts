import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { captureStories, pictureOf } from "./capture";
import { compare, type Side } from "./compare";
import { decisionsOf, lineOf } from "./decisions";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "compare-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const stories = [
  { id: "tag", title: "Components/Tag", name: "Tag", importPath: "./packages/ui/src/tag/Tag.stories.tsx" },
];

/** A Storybook with one story, a picture in this color. */
async function sideWith(name: string, color: string): Promise<Side> {
  const storybook = join(folder, name);
  mkdirSync(storybook);
  writeFileSync(
    join(storybook, "tag.svg"),
    `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9" fill="${color}"/></svg>`,
  );
  writeFileSync(
    join(storybook, "iframe.html"),
    `<!doctype html><img src="tag.svg" alt="Tag"><script>
      let finished;
      window.__STORYBOOK_ADDONS_CHANNEL__ = { on: (event, listener) => { if (event === "storyFinished") finished = listener; }, emit() {} };
      addEventListener("load", () => setTimeout(() => finished({ status: "success" })));
    </script>`,
  );
  const pictures = join(storybook, "pictures");
  return { storybook, pictures, stories, ...(await captureStories(storybook, pictures, stories)) };
}

const linesOf = async (base: Side, head: Side) => decisionsOf(await compare(base, head)).map(lineOf);

test("pixels that differ only once aren't a change", { timeout: 60_000 }, async () => {
  const [base, head] = [await sideWith("base", "green"), await sideWith("head", "green")];
  const file = join(head.pictures, pictureOf("tag", "light"));
  writeFileSync(file, await sharp(file).negate({ alpha: false }).toBuffer());
  expect(await linesOf(base, head)).toEqual([]);
});

test("an image with other content is a change", { timeout: 60_000 }, async () => {
  expect(await linesOf(await sideWith("base", "green"), await sideWith("head", "blue"))).toEqual([
    expect.stringContaining("other pixels, though elements, texts and styles are equal"),
  ]);
});

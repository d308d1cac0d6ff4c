import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { writeOneFile } from "./one-file";
import type { Report } from "./report";

const folder = mkdtempSync(join(tmpdir(), "one-file-"));
const size = { width: 100, height: 80 };
const region = { x: 10, y: 20, width: 30, height: 40 };

const item = (changes: object = {}) => ({
  id: "pages-runs--ready",
  title: "Pages/Runs",
  name: "Ready <b>",
  importPath: "./runs.stories.tsx",
  state: "changed",
  looks: [{ look: "dark-360", change: "12 px differ", regions: [region], before: size, after: size }],
  ...changes,
});

const groupOf = (...items: object[]) => ({
  state: "changed",
  label: "Pages/Runs",
  items,
  patterns: ["Pages/Runs"],
  decisions: ["Pages/Runs 12345678"],
});

async function pageOf(...groups: object[]): Promise<string> {
  // Only what the page shows.
  const report: Report = JSON.parse(
    JSON.stringify({ compared: "abc, compared with def.", counts: "1 changed", notes: [], groups }),
  );
  await writeOneFile(folder, report, "http://localhost:6006/");
  return readFileSync(join(folder, "visual-review.html"), "utf8");
}

const sourcesOf = (page: string) => [...page.matchAll(/src="([^"]*)"/g)].map(([, source = ""]) => source);

beforeAll(async () => {
  mkdirSync(join(folder, "pictures"));
  const picture = sharp({ create: { ...size, channels: 3, background: "#6d2a63" } }).png();
  for (const kind of ["before", "after"])
    await picture.clone().toFile(join(folder, "pictures", `pages-runs--ready.dark-360.${kind}.png`));
});
afterAll(() => rmSync(folder, { recursive: true }));

test("has what differs inside, cut out before and after", async () => {
  const sources = sourcesOf(await pageOf(groupOf(item())));
  expect(sources).toHaveLength(2);
  for (const source of sources) {
    expect(source).toMatch(/^data:image\/webp;base64,/);
    const { width, height } = await sharp(Buffer.from(source.split(",")[1] ?? "", "base64")).metadata();
    expect([width, height]).toEqual([30, 40]);
  }
});

test("loads nothing else, and shows names as text", async () => {
  const page = await pageOf(groupOf(item()));
  expect(page).toContain("default-src 'none'; img-src data:");
  expect(page).toContain("Ready &lt;b>");
  expect(page).not.toMatch(/<script|<link/);
});

test("opens a story in this change's Storybook, in the picture's theme and width", async () => {
  expect(await pageOf(groupOf(item()))).toContain(
    'href="http://localhost:6006/?path=/story/pages-runs--ready&amp;globals=theme:dark;viewport.value:360px"',
  );
});

test("shows four pictures of a group and links to the others", async () => {
  const page = await pageOf(groupOf(...Array.from({ length: 6 }, () => item())));
  expect(sourcesOf(page)).toHaveLength(8);
  expect(page).toContain("2 more pictures differ in the same way");
});

test("says why a story can't be shown", async () => {
  const broken = item({ state: "broken", why: "TypeError: x", looks: [] });
  expect(await pageOf(groupOf(broken))).toContain("can’t be shown: TypeError: x");
});

test("shows an added picture as a whole, and no part outside of a shorter one", async () => {
  const looks = [{ look: "dark-360", change: undefined, regions: [], before: undefined, after: size }];
  expect(sourcesOf(await pageOf(groupOf(item({ state: "added", looks }))))).toHaveLength(1);
  const below = { ...region, y: 90 };
  const taller = [
    { look: "dark-360", change: "", regions: [below], before: size, after: { ...size, height: 80 } },
  ];
  expect(sourcesOf(await pageOf(groupOf(item({ looks: taller }))))).toHaveLength(0);
});

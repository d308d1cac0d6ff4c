import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { compare } from "./compare";
import { looksOf } from "./looks";
import { pictureOf, type CaptureResult } from "./capture";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "compare-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const story = (name: string) => ({
  id: `ui-badge--${name}`,
  title: "ui/Badge",
  name,
  importPath: "./packages/ui/src/badge/Badge.stories.tsx",
});

/** A picture in one color, with one pixel that can differ. */
function drawn(red: number, { width = 40, height = 20, odd = red } = {}): Promise<Buffer> {
  const pixels = Buffer.alloc(3 * width * height);
  for (let at = 0; at < pixels.length; at += 3) pixels.set([red, 100, 100], at);
  pixels[3 * (width * 3 + 5)] = odd;
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}

/** A picture of these shades of gray. */
const drawnOf = (rows: number[][]): Promise<Buffer> =>
  sharp(Buffer.from(rows.flat(2)), {
    raw: { width: rows[0]?.length ?? 0, height: rows.length, channels: 1 },
  })
    .png()
    .toBuffer();

function screenshots(name: string, pictures: Record<string, Buffer>, broken: CaptureResult["broken"] = {}) {
  const place = join(folder, name);
  mkdirSync(place);
  const stories = [
    ...new Set([...Object.keys(pictures), ...Object.keys(broken).map((id) => id.replace("ui-badge--", ""))]),
  ].map(story);
  for (const each of stories) {
    for (const look of looksOf(each.importPath)) {
      const picture = pictures[each.name];
      if (picture) writeFileSync(join(place, pictureOf(each.id, look)), picture);
    }
  }
  const result: CaptureResult = { stories, broken };
  return { folder: place, result };
}

const differences = (before: ReturnType<typeof screenshots>, after: ReturnType<typeof screenshots>) =>
  compare(before, after, join(folder, "report"));

test("omits identical pictures", async () => {
  const found = await differences(
    screenshots("before", { plain: await drawn(200) }),
    screenshots("after", { plain: await drawn(200) }),
  );
  expect(found).toEqual([]);
});

test("reports a difference of one step in one pixel", async () => {
  const [found] = await differences(
    screenshots("before", { plain: await drawn(200) }),
    screenshots("after", { plain: await drawn(200, { odd: 201 }) }),
  );
  expect(found).toMatchObject({
    state: "changed",
    name: "plain",
    looks: [
      { look: "light", change: "1 px differ" },
      { look: "dark", change: "1 px differ" },
    ],
  });
  expect(existsSync(join(folder, "report/ui-badge--plain.light.before.png"))).toBe(true);
});

test("reports an added row", async () => {
  const [found] = await differences(
    screenshots("before", { plain: await drawn(200) }),
    screenshots("after", { plain: await drawn(200, { height: 21 }) }),
  );
  expect(found?.looks[0]).toMatchObject({
    change: "1 px taller",
    before: { width: 40, height: 20 },
    after: { width: 40, height: 21 },
  });
});

test("reports added and removed stories", async () => {
  const found = await differences(
    screenshots("before", { gone: await drawn(1), stays: await drawn(2) }),
    screenshots("after", { stays: await drawn(2), fresh: await drawn(3) }),
  );
  expect(found.map(({ name, state }) => [name, state])).toEqual([
    ["fresh", "added"],
    ["gone", "removed"],
  ]);
});

test("reports a story that throws as broken", async () => {
  const [found] = await differences(
    screenshots("before", { plain: await drawn(1) }),
    screenshots("after", {}, { "ui-badge--plain": "It threw." }),
  );
  expect(found).toMatchObject({ state: "broken", why: "It threw." });
});

test("reports a story that was broken before as new", async () => {
  const [found] = await differences(
    screenshots("before", {}, { "ui-badge--plain": "It threw." }),
    screenshots("after", { plain: await drawn(1) }),
  );
  expect(found?.state).toBe("added");
});

/** A theme's tokens: `accent` is the color of most tests. */
const tokensOf = (accent: string) => ({
  light: { "--color-accent-solid": accent, "--color-surface-card": "#ffffff" },
  dark: { "--color-accent-solid": accent, "--color-surface-card": "#ffffff" },
});

/** Pictures of gray levels, one row per array; the token `accent` is level 5 before and 9 after. */
async function tokensFound(before: number[][], after: number[][]) {
  const was = screenshots("before", { plain: await drawnOf(before) });
  const is = screenshots("after", { plain: await drawnOf(after) });
  was.result.tokens = tokensOf("#050505");
  is.result.tokens = tokensOf("#090909");
  const [found] = await differences(was, is);
  expect(found?.state).toBe("changed");
  return found?.tokens.map(({ name, colors }) => `${name}: ${colors}`);
}

test("names the token whose new color is the only difference", async () => {
  expect(
    await tokensFound(
      [
        [5, 5, 7],
        [7, 7, 7],
      ],
      [
        [9, 9, 7],
        [7, 7, 7],
      ],
    ),
  ).toEqual(["accent.solid: light #050505 → #090909, dark #050505 → #090909"]);
});

test("a blended edge of the token's color is no other difference", async () => {
  // The token's color covers half of a white pixel.
  expect(await tokensFound([[5, 5, 255, 255, 130]], [[9, 9, 255, 255, 132]])).toHaveLength(1);
});

test.each([
  {
    it: "a color that remains",
    before: [
      [5, 5],
      [5, 6],
    ],
    after: [
      [5, 5],
      [9, 6],
    ],
  },
  { it: "an added row", before: [[5]], after: [[5], [9], [9]] },
  { it: "a removed row", before: [[5], [9], [9]], after: [[5]] },
  { it: "one that became two", before: [[5, 5, 5]], after: [[9, 9, 7]] },
  { it: "another difference beside it", before: [[5, 5, 5, 200]], after: [[9, 9, 9, 100]] },
  { it: "a moved element", before: [[5, 5, 200, 200]], after: [[200, 9, 9, 200]] },
  { it: "a color that is no token", before: [[6, 6]], after: [[8, 8]] },
])("names no token for $it", async ({ before, after }) => {
  expect(await tokensFound(before, after)).toEqual([]);
});

test("finds the places that differ", async () => {
  const was = screenshots("before", { plain: await drawn(200, { width: 400, height: 300 }) });
  const is = screenshots("after", { plain: await drawn(200, { width: 400, height: 300, odd: 7 }) });
  const [found] = await differences(was, is);
  expect(found?.looks[0]?.regions).toEqual([{ x: 0, y: 0, width: 48, height: 48 }]);
});

test("the pictures have another hash if one pixel differs", async () => {
  const hashOf = async (name: string, odd: number) => {
    const was = screenshots(`${name}-before`, { plain: await drawn(200) });
    const is = screenshots(`${name}-after`, { plain: await drawn(200, { odd }) });
    return (await differences(was, is))[0]?.seen;
  };
  expect(await hashOf("one", 7)).toBe(await hashOf("same", 7));
  expect(await hashOf("another", 8)).not.toBe(await hashOf("yet-another", 7));
});

test("compares a story whose title changed", async () => {
  const before = screenshots("before", { plain: await drawn(200) });
  const after = screenshots("after", {});
  after.result.stories = [{ ...story("plain"), id: "data-badge--plain", title: "Data/Badge" }];
  for (const look of looksOf(story("plain").importPath))
    writeFileSync(join(after.folder, pictureOf("data-badge--plain", look)), await drawn(200, { odd: 201 }));
  expect(await differences(before, after)).toMatchObject([{ state: "changed", title: "Data/Badge" }]);
});

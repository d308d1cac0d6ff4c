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
  return { folder: place, result: { stories, broken } };
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

test("names the color that was replaced everywhere", async () => {
  const [found] = await differences(
    screenshots("before", { plain: await drawn(200) }),
    screenshots("after", { plain: await drawn(201, { odd: 202 }) }),
  );
  expect(found?.colors).toBeUndefined();
  const [replaced] = await differences(
    screenshots("before2", { plain: await drawn(200, { odd: 7 }) }),
    screenshots("after2", { plain: await drawn(201, { odd: 7 }) }),
  );
  expect(replaced?.colors).toBe("dark #c86464 → #c96464, light #c86464 → #c96464");
});

test.each([
  {
    it: "a color that remains in an unchanged row",
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
])("names no replaced color for $it", async ({ before, after }) => {
  const [found] = await differences(
    screenshots("before", { plain: await drawnOf(before) }),
    screenshots("after", { plain: await drawnOf(after) }),
  );
  expect(found?.state).toBe("changed");
  expect(found?.colors).toBeUndefined();
});

test("names the color of which most pixels were replaced", async () => {
  const [found] = await differences(
    screenshots("before", { plain: await drawnOf([[2, 1, 1, 1]]) }),
    screenshots("after", { plain: await drawnOf([[9, 8, 8, 8]]) }),
  );
  expect(found?.colors).toBe("dark #010101 → #080808, light #010101 → #080808");
});

test("compares a story whose title changed", async () => {
  const before = screenshots("before", { plain: await drawn(200) });
  const after = screenshots("after", {});
  after.result.stories = [{ ...story("plain"), id: "data-badge--plain", title: "Data/Badge" }];
  for (const look of looksOf(story("plain").importPath))
    writeFileSync(join(after.folder, pictureOf("data-badge--plain", look)), await drawn(200, { odd: 201 }));
  expect(await differences(before, after)).toMatchObject([{ state: "changed", title: "Data/Badge" }]);
});

import sharp from "sharp";
import { expect, test } from "vitest";
import { pixelDifference } from "./pixels";

/** A white picture with black rectangles. */
const picture = (lefts: number[], top: number, height = 100, shade = 0) =>
  sharp({ create: { width: 100, height, channels: 3, background: "white" } })
    .composite(
      lefts.map((left) => ({
        input: { create: { width: 4, height: 2, channels: 3, background: { r: shade, g: 0, b: 0 } } },
        left,
        top,
      })),
    )
    .png()
    .toBuffer();

const placesOf = async (lefts: number[], shade: number) =>
  (await pixelDifference(await picture(lefts, 40), await picture(lefts, 40, 100, shade)))?.places ?? [];

test("a change of one shade is found, with its place", async () => {
  expect(await pixelDifference(await picture([50], 40), await picture([50], 40))).toBeUndefined();
  expect(await pixelDifference(await picture([50], 40), await picture([50], 40, 100, 1))).toMatchObject({
    amount: "8 px differ",
    places: [{ x: 50, y: 40, width: 4, height: 2 }],
  });
});

test("the same change elsewhere is equal, another one isn’t", async () => {
  const [one] = await placesOf([50], 1);
  const [other, far] = await placesOf([2, 90], 1);
  expect([other?.hash, far?.hash]).toEqual([one?.hash, one?.hash]);
  const [stronger] = await placesOf([50], 2);
  expect(stronger?.hash).not.toBe(one?.hash);
});

test("other colors are equal around anything, unless something else differs, too", async () => {
  const wide = (shade: number) => picture([10, 20, 30], 40, 100, shade);
  const colorsOf = async (before: Promise<Buffer>, after: Promise<Buffer>) =>
    (await pixelDifference(await before, await after))?.places.map(({ colors }) => colors);
  const [one] = await placesOf([50], 9);
  expect(await colorsOf(wide(0), wide(9))).toEqual([one?.colors]);
  expect(await colorsOf(wide(0), picture([10, 20], 40, 100, 9))).not.toEqual([one?.colors]);
});

test("a page that is taller differs, even if it’s white there", async () => {
  expect((await pixelDifference(await picture([50], 40), await picture([50], 40, 108)))?.amount).toBe(
    "8 px taller",
  );
});

import sharp from "sharp";
import { expect, test } from "vitest";
import { pixelDifference } from "./pixels";

/** A white picture with a black rectangle. */
const picture = (left: number, top: number, height = 100, shade = 0) =>
  sharp({ create: { width: 100, height, channels: 3, background: "white" } })
    .composite([
      {
        input: { create: { width: 4, height: 2, channels: 3, background: { r: shade, g: 0, b: 0 } } },
        left,
        top,
      },
    ])
    .png()
    .toBuffer();

test("a change of one shade is found, with its place", async () => {
  expect(await pixelDifference(await picture(50, 40), await picture(50, 40))).toBeUndefined();
  expect(await pixelDifference(await picture(50, 40), await picture(50, 40, 100, 1))).toMatchObject({
    amount: "8 px differ",
    region: { x: 26, y: 16, width: 52, height: 50 },
  });
});

test("the same change elsewhere is equal, another one isn’t", async () => {
  const hashOf = async (left: number, shade: number) =>
    (await pixelDifference(await picture(left, 40), await picture(left, 40, 100, shade)))?.hash;
  expect(await hashOf(50, 1)).toBe(await hashOf(20, 1));
  expect(await hashOf(50, 1)).not.toBe(await hashOf(50, 2));
});

test("a page that is taller differs, even if it’s white there", async () => {
  expect((await pixelDifference(await picture(50, 40), await picture(50, 40, 108)))?.amount).toBe(
    "8 px taller",
  );
});

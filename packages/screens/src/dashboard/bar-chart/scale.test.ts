import { describe, expect, test } from "vitest";
import { drawable, niceTicks, stack } from "./scale";

test.each([
  [0, [0, 1]],
  [Number.NaN, [0, 1]],
  [Infinity, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [7, [0, 2, 4, 6, 8]],
  [125, [0, 50, 100, 150]],
  [400, [0, 100, 200, 300, 400]],
  [7700, [0, 2000, 4000, 6000, 8000]],
  [3_500, [0, 1000, 2000, 3000, 4000]],
  [1_000_001, [0, 500_000, 1_000_000, 1_500_000]],
])("for values up to %d, the ticks are %j", (highest, ticks) => {
  expect(niceTicks(highest)).toEqual(ticks);
});

test.each([
  [3, 3],
  [1, 1],
  [0, 0],
  [-4, 0],
  [Number.NaN, 0],
  [Infinity, 0],
])("draws %d as %d", (value, expected) => {
  expect(drawable(value)).toBe(expected);
});

describe("a stacked bar", () => {
  test("stacks its parts", () => {
    expect(stack([50, 25, 25], 200)).toEqual([
      { from: 0, height: 0.25 },
      { from: 0.25, height: 0.125 },
      { from: 0.375, height: 0.125 },
    ]);
  });

  test("keeps small parts visible at the same total height", () => {
    const [success, failed] = stack([9996, 4], 10_000);
    expect(failed?.height).toBeCloseTo(0.021);
    expect((success?.height ?? 0) + (failed?.height ?? 0)).toBeCloseTo(1);
  });

  test("takes the room for small parts from the largest", () => {
    const heights = stack([9000, 996, 4], 10_000).map(({ height }) => height);
    expect(heights).toEqual([expect.closeTo(0.8794), 0.0996, 0.021]);
  });

  test("is empty without values", () => {
    expect(stack([0, 0], 10)).toEqual([
      { from: 0, height: 0 },
      { from: 0, height: 0 },
    ]);
  });
});

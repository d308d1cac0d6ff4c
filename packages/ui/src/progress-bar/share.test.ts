import { expect, test } from "vitest";
import { share } from "./share";

test.each([
  [0, 6, 0],
  [3, 6, 0.5],
  [6, 6, 1],
  [7, 6, 1],
  [-1, 6, 0],
  [0, 0, 0],
  [5, 0, 1],
  [Number.NaN, 6, 0],
  [1, Number.NaN, 0],
  [Infinity, 6, 1],
])("%d of %d is %d percent", (value, max, expected) => {
  expect(share(value, max)).toBe(expected);
});

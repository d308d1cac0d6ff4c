import { expect, test } from "vitest";
import { niceTicks } from "./axis";

test.each([
  [0, [0, 1]],
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

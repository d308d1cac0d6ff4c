import { expect, test } from "vitest";
import { run } from "../../fixtures";
import { againstMedian, medianDuration } from "./run-duration";

const lasting = (...durations: (number | null)[]) => durations.map((durationMs) => run({ durationMs }));

test.each([
  [lasting(5, 1, 9), 5, 3],
  [lasting(10, 2, 4, 8), 6, 4],
  [lasting(7), 7, 1],
  [lasting(null, 3, null), 3, 1],
  [
    [...lasting(10), run({ durationMs: 1, status: "failed" }), run({ durationMs: 1, actionId: "other" })],
    10,
    1,
  ],
])("the median of %#", (runs, medianMs, count) => {
  expect(medianDuration(runs, "act_book_room")).toEqual({ medianMs, count });
});

test("has no median without a successful run", () => {
  expect(medianDuration(lasting(null), "act_book_room")).toBeNull();
  expect(medianDuration(lasting(5), "act_none")).toBeNull();
  expect(medianDuration(lasting(5), null)).toBeNull();
});

test.each([
  [1_380, { medianMs: 1_000, count: 412 }, "38% slower than usual (median of 412 successful runs: 1.00s)"],
  [500, { medianMs: 1_000, count: 1 }, "50% faster than usual (median of 1 successful run: 1.00s)"],
  [1_001, { medianMs: 1_000, count: 2 }, "As fast as usual (median of 2 successful runs: 1.00s)"],
  [5, { medianMs: 0, count: 2 }, null],
  [Number.NaN, { medianMs: 1_000, count: 2 }, null],
  [null, { medianMs: 1_000, count: 2 }, null],
  [5, null, null],
])("compares %s ms with %j as %s", (durationMs, middle, words) => {
  expect(againstMedian(durationMs, middle)).toBe(words);
});

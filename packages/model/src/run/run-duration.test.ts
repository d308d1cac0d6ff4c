import { expect, test } from "vitest";
import { run } from "../fixtures";
import { medianDuration, slowerThanUsual } from "./run-duration";

const lasting = (...durations: (number | null)[]) => durations.map((durationMs) => run({ durationMs }));

test.each([
  [lasting(5, 1, 9), 5],
  [lasting(10, 2, 4, 8), 6],
  [lasting(7), 7],
  [lasting(null, 3, null), 3],
  [[...lasting(10), run({ durationMs: 1, status: "failed" }), run({ durationMs: 1, actionId: "other" })], 10],
])("the median of %#", (runs, medianMs) => {
  expect(medianDuration(runs, "act_book_room")).toBe(medianMs);
});

test("has no median without a successful run", () => {
  expect(medianDuration(lasting(null), "act_book_room")).toBeNull();
  expect(medianDuration(lasting(5), "act_none")).toBeNull();
  expect(medianDuration(lasting(5), null)).toBeNull();
});

test.each([
  [1_380, 1_000, "38% slower than usual"],
  [1_250, 1_000, "25% slower than usual"],
  [1_244, 1_000, null],
  [1_000, 1_000, null],
  [500, 1_000, null],
  [5, 0, null],
  [Number.NaN, 1_000, null],
  [null, 1_000, null],
  [5, null, null],
])("%s ms after a median of %s ms is %s", (durationMs, medianMs, words) => {
  expect(slowerThanUsual(durationMs, medianMs)).toBe(words);
});

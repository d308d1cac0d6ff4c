import { expect, test } from "vitest";
import { coveredBytes } from "./covered-bytes.mjs";

const script = (...ranges: readonly [start: number, end: number, count: number][]) => ({
  url: "https://console.example/assets/runs.js",
  functions: ranges.map(([startOffset, endOffset, count]) => ({
    ranges: [{ startOffset, endOffset, count }],
  })),
});

test("an inner range counts, not the one around it", () => {
  expect([...coveredBytes(8, [script([2, 6, 0], [0, 8, 1], [4, 6, 3])])]).toEqual([1, 1, 0, 0, 1, 1, 1, 1]);
});

test("what any recording ran is covered", () => {
  const recordings = [script([0, 4, 1], [0, 2, 0]), script([0, 4, 1], [2, 4, 0])];
  expect([...coveredBytes(4, recordings)]).toEqual([1, 1, 1, 1]);
  expect([...coveredBytes(2, [])]).toEqual([0, 0]);
});

import { expect, test } from "vitest";
import { formatDuration } from "./duration";

test.each([
  [0, "0ms"],
  [-0, "0ms"],
  [0.4, "0ms"],
  [850, "850ms"],
  [999, "999ms"],
  [999.4, "999ms"],
  [999.5, "1.00s"],
  [999.6, "1.00s"],
  [1000, "1.00s"],
  [12_340, "12.34s"],
  [60_000, "60.00s"],
  [3_600_000, "3600.00s"],
  [null, "—"],
  [-1, "—"],
  [-0.4, "—"],
  [Number.NaN, "—"],
  [Number.POSITIVE_INFINITY, "—"],
  [1e300, "—"],
])("formats %s as %s", (ms, text) => {
  expect(formatDuration(ms)).toBe(text);
});

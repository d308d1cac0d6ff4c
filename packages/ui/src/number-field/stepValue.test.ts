import { expect, test } from "vitest";
import { stepValue } from "./stepValue";

test.each([
  ["20", 1, "21"],
  ["0", -1, "-1"],
  [" -5 ", 10, "5"],
  ["+9", 1, "10"],
  ["", 1, undefined],
  ["12.7", 1, undefined],
  ["20px", 1, undefined],
  ["9".repeat(16), 1, undefined],
  ["20", 0, undefined],
])("%j stepped by %d is %j", (text, by, moved) => {
  expect(stepValue(text, by)).toBe(moved);
});

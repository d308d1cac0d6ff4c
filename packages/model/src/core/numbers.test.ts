import { expect, test } from "vitest";
import { clamp, countOf, formatNumber, formatPercent } from "./numbers";

test.each([
  [0, "0"],
  [-0, "0"],
  [-0.2, "0"],
  [7, "7"],
  [7700, "7,700"],
  [1_000_000, "1,000,000"],
  [12.6, "13"],
  [-5, "-5"],
  [null, "—"],
  [Number.NaN, "—"],
  [Number.NEGATIVE_INFINITY, "—"],
])("formats the number %s as %s", (value, text) => {
  expect(formatNumber(value)).toBe(text);
});

test.each([
  [0, "0%"],
  [-0.001, "0%"],
  [4.2, "4.2%"],
  [4.96, "4.96%"],
  [92.857, "92.86%"],
  [100, "100%"],
  [null, "—"],
  [Number.NaN, "—"],
])("formats %s percent as %s", (value, text) => {
  expect(formatPercent(value)).toBe(text);
});

test.each([
  [0, "0 runs"],
  [1, "1 run"],
  [2, "2 runs"],
  [7700, "7,700 runs"],
])("counts %s as %s", (count, text) => {
  expect(countOf(count, "run")).toBe(text);
});

test("uses an irregular plural", () => {
  expect([countOf(1, "reply", "replies"), countOf(3, "reply", "replies")]).toEqual(["1 reply", "3 replies"]);
});

test.each([
  [-1, 0],
  [0.5, 0.5],
  [7, 1],
])("%s clamped to 0…1 is %s", (value, clamped) => {
  expect(clamp(value, 0, 1)).toBe(clamped);
});

import { expect, test } from "vitest";
import { quietTimeseries, usagePoint } from "../fixtures";
import { failureRateMark, failureRateText, lastSevenDays, shownFailureRate, weekFailureRate } from "./usage";

test.each([
  [0, true],
  [4.2, true],
  [4.999, true],
  [5, false],
  [5.001, false],
  [100, false],
  [-1, false],
  [Number.NaN, false],
  [null, false],
])("flags a failure rate of %s as good: %s", (rate, good) => {
  expect(failureRateMark(rate)).toEqual(good ? { tone: "good", word: "Trending" } : null);
});

test.each([
  [4.997, "4.99%"],
  [5, "5%"],
  [4.2, "4.2%"],
  [null, "—"],
])("shows a failure rate of %s as %s", (rate, text) => {
  expect(failureRateText(rate)).toBe(text);
});

test("shows the seven days up to the latest point, with missing days empty", () => {
  const points = [
    usagePoint("2026-02-20", 9, 9, 9),
    usagePoint("2026-02-26", 3, 0, 1),
    usagePoint("2026-03-02", 5, 1, 0),
  ];
  expect(lastSevenDays(points).map(({ day, total }) => [day, total])).toEqual([
    ["2026-02-24", 0],
    ["2026-02-25", 0],
    ["2026-02-26", 4],
    ["2026-02-27", 0],
    ["2026-02-28", 0],
    ["2026-03-01", 0],
    ["2026-03-02", 6],
  ]);
});

test("has no days without points, and seven with empty ones", () => {
  expect(lastSevenDays([])).toEqual([]);
  expect(lastSevenDays(quietTimeseries).map(({ total }) => total)).toEqual([0, 0, 0, 0, 0, 0, 0]);
});

test("the failure rate of the last seven days, of which some have no runs", () => {
  const points = [usagePoint("2026-02-25", 0, 900, 0), usagePoint("2026-02-26", 80, 4, 1)];
  expect(weekFailureRate([...points, usagePoint("2026-03-04", 10, 4, 1)])).toEqual({ rate: 10, runs: 100 });
  expect(weekFailureRate([usagePoint("2026-03-01", 0, 0, 0)])).toBeNull();
  expect(weekFailureRate([])).toBeNull();
});

test.each([
  [3.7, 1051, 3.7],
  [0, 0, null],
  [12, 0, null],
  [0, null, 0],
  [null, 12, null],
])("a failure rate of %s with %s runs is shown as %s", (failureRate, totalRunsMonth, shown) => {
  expect(shownFailureRate({ failureRate, totalRunsMonth })).toBe(shown);
});

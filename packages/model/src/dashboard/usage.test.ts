import { expect, test } from "vitest";
import { usagePoint } from "../fixtures";
import { failureRateBadge, failureRateText, lastSevenDays, shownFailureRate, weekFailureRate } from "./usage";

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
  expect(failureRateBadge(rate)).toEqual(good ? { tone: "good", word: "Trending" } : null);
});

test.each([
  [4.997, "4.99%"],
  [5, "5%"],
  [4.2, "4.2%"],
  [null, "—"],
])("shows a failure rate of %s as %s", (rate, text) => {
  expect(failureRateText(rate)).toBe(text);
});

const monday = Date.parse("2026-03-02T23:59:00Z");

test("shows the seven days that end today, with missing days empty", () => {
  const points = [
    usagePoint("2026-02-20", 9, 9, 9),
    usagePoint("2026-02-26", 3, 0, 1),
    usagePoint("2026-03-01", 5, 1, 0),
    usagePoint("2026-04-11", 7, 0, 0),
  ];
  expect(lastSevenDays(points, monday).map(({ day, total }) => [day, total])).toEqual([
    ["2026-02-24", 0],
    ["2026-02-25", 0],
    ["2026-02-26", 4],
    ["2026-02-27", 0],
    ["2026-02-28", 0],
    ["2026-03-01", 6],
    ["2026-03-02", 0],
  ]);
});

test("the failure rate of the last seven days leaves out older and future days", () => {
  const points = [
    usagePoint("2026-02-23", 0, 900, 0),
    usagePoint("2026-02-24", 80, 4, 1),
    usagePoint("2026-03-02", 10, 4, 1),
    usagePoint("2026-03-03", 0, 900, 0),
  ];
  expect(weekFailureRate(points, monday)).toEqual({ rate: 10, runs: 100 });
  expect(weekFailureRate([usagePoint("2026-02-20", 0, 9, 0)], monday)).toBeNull();
  expect(weekFailureRate([], monday)).toBeNull();
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

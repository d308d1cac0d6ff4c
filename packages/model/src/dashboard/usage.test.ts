import { expect, test } from "vitest";
import { fixedNow, quietTimeseries, timeseries, usagePoint } from "../fixtures";
import { projectMonthEnd } from "../billing/plan-limits";
import { needsAttention } from "./attention";
import { failureRateMark, failureRateText, failureRateTrend, lastSevenDays, weekTrend } from "./usage";

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

test.each([
  [0, 0, "same", "No runs in the last two weeks"],
  [8, 8, "same", "Same as last week"],
  [12, 0, "up", "12 this week, up from 0"],
  [0, 1200, "down", "None this week, down from 1,200"],
  [112, 100, "up", "Up 12% vs last week"],
  [75, 100, "down", "Down 25% vs last week"],
  [3, 1_000, "down", "Down 99% vs last week"],
  [1001, 1000, "up", "Up slightly vs last week"],
  [30_000, 1000, "up", "Up 2,900% vs last week"],
])("%s this week after %s is %s: %s", (current, previous, direction, words) => {
  const points = [usagePoint("2026-02-22", previous, 0, 0), usagePoint("2026-03-01", current, 0, 0)];
  expect(weekTrend(points, "success", fixedNow)).toEqual({
    current,
    previous,
    direction,
    words,
  });
});

test("compares seven-day weeks even if days are missing", () => {
  const days = ["2026-02-18", "2026-02-19", "2026-02-25", "2026-02-26", "2026-03-04"].map((day) =>
    usagePoint(day, 1, 0, 0),
  );
  const tomorrow = fixedNow + 86_400_000;
  expect(weekTrend(days, "total", tomorrow)).toMatchObject({ current: 2, previous: 2 });
  expect(weekTrend([], "total", tomorrow)).toBeNull();
});

test("compares complete days, so that the rest of today doesn't count as a fall", () => {
  const steady = timeseries.map(({ day }) => usagePoint(day, day === "2026-03-04" ? 1 : 100, 0, 0));
  const trendOf = (points: typeof steady) => weekTrend(points, "total", fixedNow)?.words;
  expect(trendOf(steady)).toBe("Same as last week");
  expect(trendOf(steady.slice(-1))).toBe("1 this week, up from 0");
});

test.each([
  [{ now: [90, 8, 2], before: [95, 5, 0] }, "up", "Up 5.0 pts vs last week"],
  [{ now: [96, 4, 0], before: [95, 5, 0] }, "down", "Down 1.0 pt vs last week"],
  [{ now: [95, 5, 0], before: [95, 0, 5] }, "same", "No change vs last week"],
  [{ now: [9496, 504, 0], before: [95, 5, 0] }, "same", "No change vs last week"],
  [{ now: [9494, 506, 0], before: [95, 5, 0] }, "up", "Up 0.1 pts vs last week"],
])("the failure rate of %j changes %s: %s", ({ now, before }, direction, words) => {
  const [s = 0, f = 0, t = 0] = now;
  const [ps = 0, pf = 0, pt = 0] = before;
  const points = [usagePoint("2026-02-22", ps, pf, pt), usagePoint("2026-03-01", s, f, t)];
  expect(failureRateTrend(points)).toMatchObject({ direction, words, runs: s + f + t });
});

test("a failure rate’s trend is the difference of the rates as they are shown", () => {
  const points = [usagePoint("2026-02-22", 9_756, 244, 0), usagePoint("2026-03-01", 8_935, 1_065, 0)];
  expect(failureRateTrend(points)?.words).toBe("Up 8.3 pts vs last week");
  const [item] = needsAttention({ site: null, summary: null, timeseries: points, drift: [], runs: [] }, 0);
  expect(item?.text).toBe("Failure rate rose from 2.4% to 10.7% in a week.");
});

test("a failure rate has no trend if a week has no runs", () => {
  expect(failureRateTrend([usagePoint("2026-03-01", 9, 1, 0)])).toBeNull();
  expect(failureRateTrend([usagePoint("2026-02-22", 9, 1, 0), usagePoint("2026-03-01", 0, 0, 0)])).toBeNull();
  expect(failureRateTrend([])).toBeNull();
});

test.each([
  ["2026-03-01T12:00:00Z", 100, null],
  ["2026-03-02T23:59:59Z", 100, null],
  ["2026-03-03T00:00:00Z", 100, 1550],
  ["2026-03-16T12:00:00Z", 155, 310],
  ["2026-02-15T00:00:00Z", 140, 280],
  ["2026-03-31T23:59:59Z", 1000, 1000],
  ["2026-03-16T12:00:00Z", 0, 0],
  ["2026-03-16T12:00:00Z", -3, null],
  ["2026-03-16T12:00:00Z", Number.NaN, null],
])("at %s, %s so far projects to %s", (now, soFar, projected) => {
  expect(projectMonthEnd(soFar, Date.parse(now))).toBe(projected);
});

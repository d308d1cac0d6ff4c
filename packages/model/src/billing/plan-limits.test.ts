import { expect, test } from "vitest";
import { fixedNow } from "../fixtures";
import { planLimits, projectMonthEnd } from "./plan-limits";

const using = (runsSuccessful: number, actionsPublished = 0) => ({
  runsSuccessful,
  runsFailed: 0,
  actionsPublished,
});
const runsAt = (used: number, now = fixedNow) =>
  planLimits({ plan: "starter", usage: using(used) }, now).runs;

test.each([
  [1, false, "On track for ~9 runs by Mar 31 (0%\u00A0of\u00A0your\u00A0plan)."],
  [1_000, false, "On track for ~8,540 runs by Mar 31 (85%\u00A0of\u00A0your\u00A0plan)."],
  [1_170, false, "On track for ~9,990 runs by Mar 31 (100%\u00A0of\u00A0your\u00A0plan)."],
  [1_171, true, "About 3 runs over your plan by Mar 31."],
  [1_217, true, "About 395 runs over your plan by Mar 31."],
  [9_999, true, "About 75,400 runs over your plan by Mar 31."],
])("%s of 10,000 runs on March 4 forecast: over is %s, %s", (used, isOver, text) => {
  expect(runsAt(used).forecast).toEqual({ isOver, text });
});

test.each([
  [4_958, false, "On track for ~9,920 runs by Mar 31 (99%\u00A0of\u00A0your\u00A0plan)."],
  [5_000, false, "On track for ~10,000 runs by Mar 31 (100%\u00A0of\u00A0your\u00A0plan)."],
  [5_001, true, "About 2 runs over your plan by Mar 31."],
])("%s of 10,000 runs halfway through March forecast: over is %s, %s", (used, isOver, text) => {
  expect(runsAt(used, Date.parse("2026-03-16T12:00:00Z")).forecast).toEqual({ isOver, text });
});

test.each([
  ["without runs", 0, fixedNow],
  ["before the third day of the month", 900, Date.parse("2026-03-02T23:59:59Z")],
  ["once the limit is reached", 10_000, fixedNow],
])("forecasts nothing %s", (_, used, now) => {
  expect(runsAt(used, now).forecast).toBeNull();
});

test("includes the meters", () => {
  const { runs, actions } = planLimits({ plan: "free", usage: using(1_240, 4) }, fixedNow);
  expect(runs).toMatchObject({ text: "1,240 / 1,000", isLimitReached: true, tone: "bad" });
  expect(actions).toMatchObject({ text: "4 / 5", warning: "You’ve used 80% of your published actions." });
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

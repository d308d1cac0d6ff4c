import { expect, test } from "vitest";
import { usagePoint } from "../fixtures";
import { addDays } from "../core/dates";
import { findSilence } from "./silence";

const saturday = Date.parse("2026-11-28T09:00:00Z");

/** Thirty days that end on a Saturday; the newest first. */
const month = (totalOf: (back: number, weekday: number) => number) =>
  Array.from({ length: 30 }, (_, index) => {
    const back = 29 - index;
    const day = addDays("2026-11-28", -back);
    return usagePoint(day, totalOf(back, new Date(`${day}T00:00:00Z`).getUTCDay()), 0, 0);
  });

const silentFor = (days: number, usual = 240) => month((back) => (back <= days ? 0 : usual));

test.each([
  ["two whole days", silentFor(2), { since: "2026-11-25", usual: 240 }],
  ["a week", silentFor(7), { since: "2026-11-20", usual: 240 }],
  [
    "days that the server leaves out",
    silentFor(2).filter(({ total }) => total > 0),
    { since: "2026-11-25", usual: 240 },
  ],
  ["days with exactly the least runs", silentFor(2, 20), { since: "2026-11-25", usual: 20 }],
  [
    "two whole days before a point in the future",
    [...silentFor(2), usagePoint("2026-12-24", 5, 0, 0)],
    { since: "2026-11-25", usual: 240 },
  ],
])("%s without runs are silence", (_, points, silence) => {
  expect(findSilence(points, saturday)).toEqual(silence);
});

test.each([
  ["runs today", month((back) => (back === 0 ? 1 : back <= 2 ? 0 : 240))],
  ["one whole day without runs", silentFor(1)],
  ["fewer runs than are usual on a busy site", silentFor(2, 19)],
  ["no runs ever", month(() => 0)],
  ["no points", []],
  ["points that are all in the future", [usagePoint("2026-12-24", 5, 0, 0)]],
  ["a site whose first runs were on the last day with runs", [usagePoint("2026-11-25", 240, 0, 0)]],
])("%s is no silence", (_, points) => {
  expect(findSilence(points, saturday)).toBeNull();
});

const workdays = (silent: readonly string[]) =>
  month((_, weekday) => (weekday === 0 || weekday === 6 ? 0 : 240)).map((point) =>
    silent.includes(point.day) ? usagePoint(point.day, 0, 0, 0) : point,
  );

test.each([
  ["a weekend that is always quiet", "2026-11-23T09:00:00Z", [], null],
  ["such a weekend after a Friday without runs", "2026-11-23T09:00:00Z", ["2026-11-20"], null],
  ["a Friday and a Monday without runs", "2026-11-24T09:00:00Z", ["2026-11-20", "2026-11-23"], "2026-11-19"],
])("%s", (_, time, silent, since) => {
  const points = workdays(silent).filter(({ day }) => day < time.slice(0, 10));
  expect(findSilence(points, Date.parse(time))?.since ?? null).toBe(since);
});

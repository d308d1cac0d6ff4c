import { expect, test } from "vitest";
import { manyRuns, run, runs } from "../../fixtures";
import { type RunsQuery } from "../runs-query";
import { sortRuns } from "./sort-runs";

const ids = (list: readonly { id: string | null }[]) => list.map(({ id }) => id);

const sorted = (
  key: NonNullable<RunsQuery["sort"]>["key"],
  direction: "ascending" | "descending",
  list = runs,
) => sortRuns(list, { key, direction });

test("sorts durations as numbers, missing ones last in both directions", () => {
  const list = [
    run({ durationMs: 1_000 }),
    run({ durationMs: null }),
    run({ durationMs: 999.6 }),
    run({ durationMs: 0 }),
  ];
  expect(sorted("duration", "ascending", list).map(({ durationMs }) => durationMs)).toEqual([
    0,
    999.6,
    1_000,
    null,
  ]);
  expect(sorted("duration", "descending", list).map(({ durationMs }) => durationMs)).toEqual([
    1_000,
    999.6,
    0,
    null,
  ]);
});

test("sorts durations that are shown as a dash like missing ones", () => {
  const list = [run({ id: "clock", durationMs: 1_772_636_760_000 }), run({ id: "slow", durationMs: 9_000 })];
  expect(ids(sorted("duration", "descending", list))).toEqual(["slow", "clock"]);
});

test("sorts start times as instants in any time zone", () => {
  const list = [
    "2026-03-04T12:00:00Z",
    "nonsense",
    "2026-03-04T13:30:00+02:00",
    null,
    "2026-03-04T11:45:00.250Z",
  ].map((startedAt) => run({ startedAt }));
  expect(sorted("started", "ascending", list).map(({ startedAt }) => startedAt)).toEqual([
    "2026-03-04T13:30:00+02:00",
    "2026-03-04T11:45:00.250Z",
    "2026-03-04T12:00:00Z",
    "nonsense",
    null,
  ]);
});

test("sorts names naturally and stably", () => {
  const list = ["Room 10", "Room 9", null, "äpfel", "Zebra", "Room 9"].map((actionName, index) =>
    run({ actionName, id: String(index) }),
  );
  expect(ids(sorted("action", "ascending", list))).toEqual(["3", "1", "5", "0", "4", "2"]);
  expect(ids(sorted("action", "descending", list))).toEqual(["4", "0", "1", "5", "3", "2"]);
});

test("sorts statuses and environments by their label", () => {
  expect(sorted("status", "ascending").map(({ status }) => status)).toEqual([
    "cancelled",
    "failed",
    "failed",
    "running",
    "success",
    "success",
    "success",
    "success",
    "timeout",
  ]);
  expect(sorted("env", "descending").at(0)?.env).toBe("staging");
});

test("sorting agrees with a simple sort, for many runs and every column", () => {
  const many = manyRuns(2_000);
  const plain = many.toSorted((a, b) => (b.durationMs ?? 0) - (a.durationMs ?? 0));
  expect(sorted("duration", "descending", many)).toEqual(plain);
  expect(sorted("started", "descending", many)).toEqual(many);
  expect(sorted("started", "ascending", many)).toEqual(many.toReversed());
});

test("keeps the order of a list with missing values only", () => {
  const list = [run({ id: "a", durationMs: null }), run({ id: "b", durationMs: null })];
  expect(ids(sorted("duration", "descending", list))).toEqual(["a", "b"]);
  expect(sorted("duration", "ascending", [])).toEqual([]);
});

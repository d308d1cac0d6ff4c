import { expect, test } from "vitest";
import { driftAlert, fixedNow } from "../fixtures";
import { countedUnrecovered, driftedRuns, isOlderAlert, unrecoveredDrifts, worstAlertsFirst } from "./drift";

const day = 86_400_000;
const at = (instant: number) => new Date(instant).toISOString();

test.each([
  [at(fixedNow), false],
  [at(fixedNow - 7 * day), false],
  [at(fixedNow - 7 * day - 1), true],
  [at(fixedNow + day), false],
  [null, false],
])("marks an alert from %s as older: %s", (latestOccurrence, older) => {
  expect(isOlderAlert({ latestOccurrence }, fixedNow)).toBe(older);
});

test.each(["1", "recovered", "not-recovered"] as const)(
  "finds the runs of an alert of the last 7 days: %s",
  (drift) => {
    expect(driftedRuns(driftAlert({ actionId: "act_1" }), drift)).toEqual({
      action: "act_1",
      drift,
      since: "7d",
    });
  },
);

test("names no number of unrecovered drifts that a rounded rate doesn’t say", () => {
  expect(countedUnrecovered({ driftCount: 50, recoveryRate: 66 })).toBe(17);
  expect(countedUnrecovered({ driftCount: 1_000, recoveryRate: 67 })).toBeNull();
});

test.each([
  [9, 66.7, 3],
  [14, 100, 0],
  [1, 0, 1],
  [7, 71.4, 2],
  [0, 0, 0],
  [null, 0, 0],
  [4, null, 0],
  [4, 120, 0],
])("of %s drifts with a recovery rate of %s, %s weren't recovered", (driftCount, recoveryRate, count) => {
  expect(unrecoveredDrifts({ driftCount, recoveryRate })).toBe(count);
});

test("sorts alerts with unrecovered drifts first", () => {
  const alerts = [
    driftAlert({ key: "recovered", driftCount: 40, recoveryRate: 100 }),
    driftAlert({ key: "one", driftCount: 1, recoveryRate: 0 }),
    driftAlert({ key: "three", driftCount: 9, recoveryRate: 66.7, latestOccurrence: null }),
  ];
  expect(worstAlertsFirst(alerts).map(({ key }) => key)).toEqual(["three", "one", "recovered"]);
});

test("sorts equal alerts newest first, without a date last", () => {
  const dates = [at(fixedNow - day), null, at(fixedNow), at(fixedNow - 9 * day)];
  const sorted = worstAlertsFirst(dates.map((latestOccurrence) => driftAlert({ latestOccurrence })));
  expect(sorted.map(({ latestOccurrence }) => latestOccurrence)).toEqual([
    at(fixedNow),
    at(fixedNow - day),
    at(fixedNow - 9 * day),
    null,
  ]);
});

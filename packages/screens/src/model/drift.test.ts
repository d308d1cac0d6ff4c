import { expect, test } from "vitest";
import { driftAlert, fixedNow } from "../fixtures";
import { isOlderAlert, newestAlertsFirst } from "./drift";

const day = 86_400_000;

test.each([
  [fixedNow, false],
  [fixedNow - 7 * day, false],
  [fixedNow - 7 * day - 1, true],
  [fixedNow + day, false],
  [null, false],
])("an alert of %s is older: %s", (latestOccurrence, older) => {
  expect(isOlderAlert({ latestOccurrence }, fixedNow)).toBe(older);
});

test("the newest alert comes first, one without a date last", () => {
  const dates = [fixedNow - day, null, fixedNow, fixedNow - 9 * day];
  const sorted = newestAlertsFirst(dates.map((latestOccurrence) => driftAlert({ latestOccurrence })));
  expect(sorted.map(({ latestOccurrence }) => latestOccurrence)).toEqual([fixedNow, fixedNow - day, fixedNow - 9 * day, null]);
});

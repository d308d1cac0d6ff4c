import { expect, test } from "vitest";
import { driftAlert, fixedNow } from "../../fixtures";
import { isOlderAlert, newestAlertsFirst } from "./drift";

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

test("sorts alerts newest first, without a date last", () => {
  const dates = [at(fixedNow - day), null, at(fixedNow), at(fixedNow - 9 * day)];
  const sorted = newestAlertsFirst(dates.map((latestOccurrence) => driftAlert({ latestOccurrence })));
  expect(sorted.map(({ latestOccurrence }) => latestOccurrence)).toEqual([
    at(fixedNow),
    at(fixedNow - day),
    at(fixedNow - 9 * day),
    null,
  ]);
});

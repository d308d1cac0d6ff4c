import { expect, test } from "vitest";
import { apiKey, fixedNow as now } from "../fixtures";
import { keyNameToSend, sortKeys, unusedDays } from "./api-key";

test.each([
  ["  Till 4 ", "Till 4"],
  ["", null],
  [" \t\n", null],
])("the name %j is sent as %j", (typed, sent) => {
  expect(keyNameToSend(typed)).toBe(sent);
});

const daysAgo = (days: number) => new Date(now - days * 86_400_000).toISOString();

test.each([
  ["used 89 days ago", daysAgo(400), daysAgo(89), null],
  ["used 90 days ago", daysAgo(400), daysAgo(90), 90],
  ["never used, created 94 days ago", daysAgo(94), null, 94],
  ["never used, created today", daysAgo(0), null, null],
  ["unreadable dates", null, "yesterday", null],
  ["an unreadable last use", daysAgo(400), "yesterday", null],
])("%s: unused for %s", (_, createdAt, lastUsed, days) => {
  expect(unusedDays({ createdAt, lastUsed }, now)).toBe(days);
});

test("sorts by last use, or by creation if never used", () => {
  const keys = [
    apiKey({ id: "new", createdAt: daysAgo(1), lastUsed: null }),
    apiKey({ id: "used", createdAt: daysAgo(300), lastUsed: daysAgo(2) }),
    apiKey({ id: "forgotten", createdAt: daysAgo(200), lastUsed: null }),
    apiKey({ id: "unreadable", createdAt: daysAgo(200), lastUsed: "yesterday" }),
  ];
  const ids = (direction: "ascending" | "descending") =>
    sortKeys(keys, { key: "lastUsed", direction }).map(({ id }) => id);
  expect(ids("ascending")).toEqual(["forgotten", "used", "new", "unreadable"]);
  expect(ids("descending")).toEqual(["new", "used", "forgotten", "unreadable"]);
  expect(sortKeys(keys, null)).toBe(keys);
});

import { expect, test } from "vitest";
import { apiKey, fixedNow as now } from "../fixtures";
import { keyNameToSend, sortKeys } from "./api-key";

test.each([
  ["  Till 4 ", "Till 4"],
  ["", null],
  [" \t\n", null],
])("the name %j is sent as %j", (typed, sent) => {
  expect(keyNameToSend(typed)).toBe(sent);
});

const daysAgo = (days: number) => new Date(now - days * 86_400_000).toISOString();

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

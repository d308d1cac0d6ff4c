import { expect, test } from "vitest";
import { apiKey, fixedNow as now } from "../fixtures";
import { recentUse, selectKeys } from "./api-key";

const daysAgo = (days: number) => new Date(now - days * 86_400_000).toISOString();

test.each([
  ["just now", daysAgo(0), { instant: now }],
  ["six days ago", daysAgo(6), { instant: now - 6 * 86_400_000 }],
  ["exactly seven days ago", daysAgo(7), { instant: now - 7 * 86_400_000 }],
  ["by a clock that is ahead", daysAgo(-1), { instant: now }],
  ["on a day without a time", "2026-03-02", { day: "Mar 2" }],
])("a key used %s is in use", (_, lastUsed, use) => {
  expect(recentUse(apiKey({ lastUsed }), now)).toEqual(use);
});

test.each([
  ["never", null],
  ["at an unreadable date", "yesterday"],
  ["a second more than seven days ago", new Date(now - 7 * 86_400_000 - 1_000).toISOString()],
  ["on a day two weeks ago", "2026-02-18"],
])("a key used %s isn’t in use", (_, lastUsed) => {
  expect(recentUse(apiKey({ createdAt: daysAgo(1), lastUsed }), now)).toBeNull();
});

test("sorts by last use, or by creation if never used", () => {
  const keys = [
    apiKey({ id: "new", createdAt: daysAgo(1), lastUsed: null }),
    apiKey({ id: "used", createdAt: daysAgo(300), lastUsed: daysAgo(2) }),
    apiKey({ id: "forgotten", createdAt: daysAgo(200), lastUsed: null }),
    apiKey({ id: "unreadable", createdAt: daysAgo(200), lastUsed: "yesterday" }),
  ];
  const ids = (direction: "ascending" | "descending") =>
    selectKeys(keys, { sort: { key: "lastUsed", direction } }).map(({ id }) => id);
  expect(ids("ascending")).toEqual(["forgotten", "used", "new", "unreadable"]);
  expect(ids("descending")).toEqual(["new", "used", "forgotten", "unreadable"]);
  expect(selectKeys(keys, { sort: null })).toBe(keys);
});

test("a revoked key stays where it was, before and after the list was loaded again", () => {
  const [a, b, c] = [apiKey({ key: "a" }), apiKey({ key: "b" }), apiKey({ key: "c" })];
  const revoked = { ...b, index: 1 };
  expect(selectKeys([a, b, c], { sort: null }, revoked)).toEqual([a, revoked, c]);
  expect(selectKeys([a, c], { sort: null }, revoked)).toEqual([a, revoked, c]);
});

import { expect, test } from "vitest";
import { needsSearch } from "./list-query";

test.each([
  [9, "", false],
  [10, "", true],
  [0, "password", true],
  [null, "", false],
])("%s entries, searched for “%s”, need a search: %s", (count, q, needed) => {
  expect(needsSearch({ q }, count)).toBe(needed);
});

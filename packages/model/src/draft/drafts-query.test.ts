import { expect, test } from "vitest";
import { allDrafts, needsDraftSearch } from "./drafts-query";

test.each([
  [9, "", false],
  [10, "", true],
  [0, "password", true],
])("%s drafts, searched for “%s”, need a search: %s", (count, q, needed) => {
  expect(needsDraftSearch({ ...allDrafts, q }, count)).toBe(needed);
});

import { expect, test } from "vitest";
import { firstCharacters, truncate } from "./truncate";

test.each([
  ["plain", 3, "pla"],
  ["ab😀c", 3, "ab"],
  ["ab😀c", 4, "ab😀"],
  ["short", 80, "short"],
  ["", 3, ""],
])("the first characters of %j, at most %s, are %j", (text, count, expected) => {
  expect(firstCharacters(text, count)).toBe(expected);
});

test.each([
  ["plain", 5, "plain"],
  ["plain", 4, "pla…"],
  ["ab😀c", 4, "ab…"],
])("%j truncated to %s characters is %j", (text, maxLength, expected) => {
  expect(truncate(text, maxLength)).toBe(expected);
});

import { expect, test } from "vitest";
import { isAddressable } from "./addressable";

test.each([
  ["run_1", true],
  ["0", true],
  ["...", true],
  ["", false],
  [".", false],
  ["..", false],
  ["a/b", false],
  ["a\\b", false],
  ["\uDC00", false],
  [null, false],
])("whether %j can be part of a path: %s", (id, possible) => {
  expect(isAddressable(id)).toBe(possible);
});

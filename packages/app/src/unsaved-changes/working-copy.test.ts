import { expect, test } from "vitest";
import { isEdits } from "./useWorkingCopy";

test.each([
  [{ base: "a", edit: "b" }, true],
  [{ base: "a" }, false],
  [{ base: 1, edit: "b" }, false],
  ["text", false],
  [null, false],
])("%j can be restored: %s", (value, usable) => {
  expect(isEdits((part): part is string => typeof part === "string")(value)).toBe(usable);
});

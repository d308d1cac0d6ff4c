import { expect, test } from "vitest";
import { beginning } from "./beginning";

test.each([
  ["plain", 3, "pla"],
  ["ab😀c", 3, "ab"],
  ["ab😀c", 4, "ab😀"],
  ["short", 80, "short"],
  ["", 3, ""],
])("%j cut at %s is %j", (text, longest, cut) => {
  expect(beginning(text, longest)).toBe(cut);
});

import { expect, test } from "vitest";
import { isComposing } from "./is-composing";

test.each([
  ["while composing", { isComposing: true, keyCode: 13 }, true],
  ["Enter that ends a composition in Safari", { isComposing: false, keyCode: 229 }, true],
  ["plain Enter", { isComposing: false, keyCode: 13 }, false],
])("%s", (_, event, composing) => {
  expect(isComposing(event)).toBe(composing);
});

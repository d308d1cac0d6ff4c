import { expect, test } from "vitest";
import { sentNumberHint, unknownChoiceHint } from "./field-hints";

test.each([
  ["launcherOffsetX", "20", null],
  ["launcherOffsetX", " -5 ", null],
  ["launcherOffsetX", "12.7", "Will be saved as 12."],
  ["launcherOffsetY", "", "Will be saved as 0."],
  ["launcherZIndex", "top", "Will be saved as 1000."],
] as const)("explains %s typed as %j: %s", (field, typed, hint) => {
  expect(sentNumberHint(field, typed)).toBe(hint);
});

test("names an unknown stored value and what the preview shows instead", () => {
  expect(unknownChoiceHint("left", ["left", "right"], "Right")).toBeNull();
  expect(unknownChoiceHint("top", ["left", "right"], "Right")).toBe(
    "The saved value “top” isn’t recognized. It stays until you change it; the preview shows Right.",
  );
});

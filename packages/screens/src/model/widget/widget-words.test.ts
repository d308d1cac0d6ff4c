import { expect, test } from "vitest";
import { placeText, routesText, sentNumberHint, unknownChoiceHint } from "./widget-words";

const place = { side: "right", offsetX: 20, offsetY: 20, zIndex: 1000 } as const;

test.each([
  [{}, "Bottom right, 20 px in and 20 px up. Layer 1000 is in front of the site’s own bar on 999."],
  [
    { side: "left", offsetX: -5, offsetY: 0 },
    "Bottom left, -5 px in and 0 px up. Layer 1000 is in front of the site’s own bar on 999.",
  ],
  [
    { zIndex: 999 },
    "Bottom right, 20 px in and 20 px up. Layer 999 is in front of the site’s own bar on 999.",
  ],
  [{ zIndex: 998 }, "Bottom right, 20 px in and 20 px up. Layer 998 is behind the site’s own bar on 999."],
] as const)("%j stands: %s", (over, text) => {
  expect(placeText({ ...place, ...over })).toBe(text);
});

test.each([
  [[], [], "Shows on every page."],
  [["/a"], [], "Shows on pages that fit 1 pattern."],
  [["/a", "/b"], ["/c"], "Shows on pages that fit 2 patterns, except where 1 pattern fits."],
  [[], ["/c", "/d"], "Shows on every page, except where 2 patterns fit."],
])("%j without %j: %s", (routesInclude, routesExclude, text) => {
  expect(routesText({ routesInclude, routesExclude })).toBe(text);
});

test.each([
  ["launcherOffsetX", "20", null],
  ["launcherOffsetX", " -5 ", null],
  ["launcherOffsetX", "12.7", "This is saved as 12."],
  ["launcherOffsetY", "", "This is saved as 0."],
  ["launcherZIndex", "top", "This is saved as 1000."],
] as const)("%s typed as %j: %s", (field, typed, hint) => {
  expect(sentNumberHint(field, typed)).toBe(hint);
});

test("a stored word that no choice stands for is named, and what the preview shows instead", () => {
  expect(unknownChoiceHint("left", ["left", "right"], "Right")).toBeNull();
  expect(unknownChoiceHint("top", ["left", "right"], "Right")).toBe(
    "What is stored is none of these: “top”. It stays until another is chosen; the preview shows Right.",
  );
});

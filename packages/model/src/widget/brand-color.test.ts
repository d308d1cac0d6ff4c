import { contrast } from "@understudy/base";
import { expect, test } from "vitest";
import { brandTextColor, checkBrandColor, isBrandColor, usableBrandColor } from "./brand-color";

test.each([
  ["#4CAF50", true],
  ["#4caf50", true],
  ["#abc", false],
  ["4CAF50", false],
  ["#4CAF5", false],
  ["#4CAF500", false],
  ["#4CAF50 ", false],
  ["red", false],
  ["#12345g", false],
  ["url(https://evil.example)", false],
  ["#000000;background:url(x)", false],
  ["", false],
])("is %j a color? %s", (value, real) => {
  expect(isBrandColor(value)).toBe(real);
  expect(usableBrandColor(value)).toBe(real ? value : "#4CAF50");
});

test.each([
  ["#000000", "#FFFFFF", 21],
  ["#FFFFFF", "#FFFFFF", 1],
  ["#767676", "#FFFFFF", 4.54],
  ["#777777", "#FFFFFF", 4.48],
  ["#4CAF50", "#FFFFFF", 2.78],
  ["#FFFFFF", "#1F6F5C", 6.03],
])("%s on %s has a contrast of %s", (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 1);
});

test.each(["#4CAF50", "#FFFFFF", "#FFEB3B", "#777777", "#FF0000", "#00FFFF", "#F2A7C3"])(
  "suggests the lightest shade of %s with enough contrast",
  (color) => {
    const shade = checkBrandColor(color).suggestion ?? "";
    expect(contrast(shade, brandTextColor)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(shade, brandTextColor)).toBeLessThan(4.65);
  },
);

test("the suggestion keeps the hue", () => {
  expect(checkBrandColor("#FF0000").suggestion).toMatch(/^#[\dA-F]{2}0000$/);
});

test.each([
  ["#4CAF50", "2.7:1", false],
  ["#777777", "4.4:1", false],
  ["#767676", "4.5:1", true],
  ["#000000", "21.0:1", true],
])("describes the contrast of %s as %s", (color, text, passes) => {
  const { text: shown, suggestion } = checkBrandColor(color);
  expect([shown, suggestion === null]).toEqual([text, passes]);
});

test("suggests nothing for enough contrast, and checks the default for an invalid color", () => {
  expect(checkBrandColor("#1F6F5C").suggestion).toBeNull();
  expect(checkBrandColor("red")).toEqual(checkBrandColor("#4CAF50"));
});

import { contrast } from "@understudy/base";
import { expect, test } from "vitest";
import { brandTextColor, isBrandColor, usableBrandColor } from "./brand-color";

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

test.each([
  ["#4CAF50", "#000000"],
  ["#FFFFFF", "#000000"],
  ["#FFEB3B", "#000000"],
  ["#1F6F5C", "#ffffff"],
  ["#000000", "#ffffff"],
  ["red", "#000000"],
])("the text on %s is %s, which reads better", (color, text) => {
  expect(brandTextColor(color)).toBe(text);
});

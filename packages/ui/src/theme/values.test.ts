import { expect, test } from "vitest";
import { dark, light, type Colors } from "./values";

function colorName(hex: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  if (most - least < 40) return "gray";
  if (red === most) return green - blue > 40 ? "yellow" : "red";
  return green === most ? "green" : "blue";
}

test.each<[string, Colors]>([
  ["light", light],
  ["dark", dark],
])("statuses have their colors in the %s theme", (_, { tone: { good, bad, info, warning, neutral } }) => {
  expect([good, bad, info, warning, neutral].map(({ text }) => colorName(text))).toEqual([
    "green",
    "red",
    "blue",
    "yellow",
    "gray",
  ]);
});

import { expect, test } from "vitest";
import { windowWidth } from "../../packages/ui/src/theme/widths";
import { looksOf, whereOf } from "./looks";

test("pages are captured between all widths at which the console's layout changes", () => {
  const breakpoints = [...JSON.stringify(windowWidth).matchAll(/([\d.]+)rem/g)]
    .map(([, rem]) => Number(rem) * 16)
    // Below, there are only phones with enlarged text.
    .filter((width) => width >= 320)
    .toSorted((a, b) => a - b);
  const edges = [320, ...new Set(breakpoints), Number.POSITIVE_INFINITY];
  const widths = looksOf("Pages/Runs").map(({ width }) => width);
  for (const [at, from] of edges.slice(0, -1).entries())
    expect(
      widths.filter((width) => width >= from && width < (edges[at + 1] ?? 0)),
      `from ${from} px`,
    ).not.toEqual([]);
});

test.each([
  [["dark-1440", "dark-360"], "dark only"],
  [["dark-1440"], "dark only, only at 1440 px"],
  [["light-390", "light-640"], "only at 390 and 640 px"],
  [["light-1440-forced"], "only hovered or focused"],
  [looksOf("Pages/Runs").map(({ name }) => name), ""],
])("says what the looks %s have in common", (names, where) => {
  expect(whereOf("Pages/Runs", new Set(names))).toBe(where);
});

import { expect, test } from "vitest";
import { windowWidth } from "../../packages/ui/src/theme/widths";
import { looksOf } from "./looks";

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

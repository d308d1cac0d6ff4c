import { expect, test } from "vitest";
import { lanesOf } from "./lanes";
import type { ChartSeries } from "./series";

type Key = "success" | "failed" | "timeout";

const series: ChartSeries<Key>[] = [
  { key: "success", label: "Success", tone: "good" },
  { key: "failed", label: "Failed", tone: "bad", exception: true },
  { key: "timeout", label: "Timeout", tone: "warning", exception: true },
];
const point = (success: number, failed: number, timeout: number) => ({
  key: "day",
  label: "Day",
  values: { success, failed, timeout },
});

test("draws exceptions below the others, on their own scale", () => {
  const few = point(10_000, 4, 0);
  const [success, failed, timeout] = lanesOf(series, [few]).partsOf(few);
  expect(failed?.from).toBe(0);
  expect(failed?.height).toBeGreaterThan(0.2);
  expect(timeout?.height).toBe(0);
  expect(success?.from).toBeGreaterThan(failed?.height ?? 1);
  expect((success?.from ?? 0) + (success?.height ?? 0)).toBeLessThanOrEqual(1);
});

test("stacks exceptions within their lane", () => {
  const half = point(100, 4, 2);
  const [, failed, timeout] = lanesOf(series, [half, point(0, 4, 4)]).partsOf(half);
  expect(failed?.height).toBeCloseTo(0.13);
  expect(timeout).toEqual({ from: failed?.height, height: expect.closeTo(0.065) });
});

test("labels both scales, from bottom to top", () => {
  const { lines } = lanesOf(series, [point(100, 4, 4)]);
  expect(lines.slice(0, 3).map(({ tick }) => tick)).toEqual([0, 8, 0]);
  expect(lines.map(({ at }) => at)).toEqual(lines.map(({ at }) => at).toSorted((a, b) => a - b));
  expect(lines.at(-1)?.at).toBe(1);
});

test("uses the whole height without exceptions", () => {
  const quiet = point(40, 0, 0);
  expect(lanesOf(series, [quiet]).partsOf(quiet)[0]).toEqual({ from: 0, height: 1 });
});

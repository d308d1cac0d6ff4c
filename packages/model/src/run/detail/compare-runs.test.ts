import { expect, test } from "vitest";
import { failedSteps, manyRunSteps, runStep, runSteps } from "../../fixtures";
import { linear, timeGrowth } from "../../../testing/linear-time";
import type { RunStep } from "../run";
import { compareRuns } from "./compare-runs";

const click = (selector: string, over: Partial<RunStep> = {}) => runStep({ selector, ...over });

function outline(here: readonly RunStep[], there: readonly RunStep[], firstUnreached: number | null = null) {
  const { rows, firstDivergence } = compareRuns(here, there, firstUnreached);
  return {
    rows: rows.map((row) => `${row.kind} ${row.here?.index ?? "-"}:${row.there?.index ?? "-"}`),
    firstDivergence,
  };
}

test("finds no difference between equal runs", () => {
  expect(compareRuns(runSteps, runSteps).firstDivergence).toBeNull();
  expect(compareRuns([], [])).toEqual({ rows: [], firstDivergence: null });
});

test("a failed run diverges at the failed step, and doesn't reach the rest", () => {
  const skipped = runStep({ type: "wait", selector: "#booking-number", durationMs: null, status: "skipped" });
  const sameSoFar = ["same 0:0", "same 1:1", "same 2:2", "same 3:3", "changed 4:4"];
  expect(outline(failedSteps, runSteps, 5)).toEqual({
    rows: [...sameSoFar, "notReached -:5"],
    firstDivergence: 4,
  });
  expect(outline([...failedSteps, skipped], runSteps, 5)).toEqual({
    rows: [...sameSoFar, "notReached 5:5"],
    firstDivergence: 4,
  });
});

test("ignores typed values and durations", () => {
  const other = runSteps.map((step) => ({ ...step, value: "else", durationMs: 1 }));
  expect(compareRuns(runSteps, other).firstDivergence).toBeNull();
});

test.each([
  ["a step too many", ["a", "x", "b"], ["a", "b"], ["same 0:0", "onlyHere 1:-", "same 2:1"], 1],
  ["a step too few", ["a", "b"], ["a", "x", "b"], ["same 0:0", "onlyThere -:1", "same 1:2"], 1],
  ["another element", ["a", "x", "b"], ["a", "y", "b"], ["same 0:0", "changed 1:1", "same 2:2"], 1],
  ["nothing in common", ["a"], ["b", "c"], ["changed 0:0", "onlyThere -:1"], 0],
  ["repeated steps", ["a", "a", "a"], ["a", "a"], ["same 0:0", "same 1:1", "onlyHere 2:-"], 2],
  ["an empty run", [], ["a"], ["onlyThere -:0"], 0],
])("%s", (_, here, there, rows, firstDivergence) => {
  expect(
    outline(
      here.map((name) => click(name)),
      there.map((name) => click(name)),
    ),
  ).toEqual({ rows, firstDivergence });
});

test("doesn't match steps of different types", () => {
  expect(outline([runStep({ type: "input", selector: "#a" })], [click("#b")]).rows).toEqual([
    "onlyHere 0:-",
    "onlyThere -:0",
  ]);
});

test("returns the difference in duration if both are known", () => {
  const { rows } = compareRuns(
    [click("a", { durationMs: 900 }), click("b")],
    [click("a", { durationMs: 400 }), click("b", { durationMs: null })],
  );
  expect(rows.map((row) => ("deltaMs" in row ? row.deltaMs : undefined))).toEqual([500, null]);
});

test("matches very long timelines index by index", () => {
  const long = manyRunSteps(2_100);
  const { rows, firstDivergence } = compareRuns([...long.slice(0, 2_000), click("#other")], long);
  expect([rows.length, firstDivergence]).toEqual([2_100, 2_000]);
});

test("compares 130,000 steps", () => {
  const here = Array.from({ length: 130_000 }, (_, at) => click(`#here-${at}`));
  const there = Array.from({ length: 130_000 }, (_, at) => click(`#there-${at}`, { type: "input" }));
  expect(compareRuns(here, there).rows).toHaveLength(260_000);
});

test("takes linear time on long timelines", () => {
  expect(
    timeGrowth((size) => {
      const steps = manyRunSteps(size);
      return () => compareRuns(steps, steps.toReversed());
    }, 10_000),
  ).toBeLessThanOrEqual(linear);
});

import { expect, test } from "vitest";
import { failedSteps, manyRunSteps, runStep, runSteps } from "../../fixtures";
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

test("durations aren't compared", () => {
  const other = runSteps.map((step) => ({ ...step, durationMs: 1 }));
  expect(compareRuns(runSteps, other).firstDivergence).toBeNull();
});

test("another value is a difference if nothing else differs", () => {
  const [arrival, confirm] = [runStep({ selector: "#arrival", value: "Mar 4" }), click("#confirm")];
  const there = [{ ...arrival, value: "Mar 5" }, confirm];
  expect(outline([arrival, confirm], there)).toEqual({
    rows: ["otherValue 0:0", "same 1:1"],
    firstDivergence: 0,
  });
  expect(outline([arrival, click("#book")], there).firstDivergence).toBe(1);
  expect(outline([{ ...arrival, value: "" }], [{ ...arrival, value: null }]).firstDivergence).toBeNull();
});

test("what was typed into a secret field isn't compared", () => {
  const typed = (value: string) => runStep({ type: "input", selector: "#password", value });
  expect(outline([typed("a")], [typed("b")]).firstDivergence).toBeNull();
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

test("matches steps of the same type or on the same element", () => {
  const [typed, pressed] = [
    runStep({ type: "input", selector: "#a" }),
    runStep({ type: "press", selector: "#a" }),
  ];
  expect(outline([typed], [pressed]).rows).toEqual(["changed 0:0"]);
  expect(outline([typed], [click("#b")]).rows).toEqual(["onlyHere 0:-", "onlyThere -:0"]);
  expect(outline([runStep({ type: "wait", selector: null })], [runStep({ selector: null })]).rows).toEqual([
    "onlyHere 0:-",
    "onlyThere -:0",
  ]);
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

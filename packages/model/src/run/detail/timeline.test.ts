import { describe, expect, test } from "vitest";
import {
  driftRecoveredRun,
  failedRunDetails,
  manyRunSteps,
  runDetails,
  runStep,
  runSteps,
} from "../../fixtures";
import { mask, masker } from "../../secret/secret";
import type { RunDetails, RunStep } from "../run";
import { timelineOf, type TimelineStep } from "./timeline";

function shown(run: RunDetails, other: RunDetails | null = null) {
  const hide = masker([...run.steps, ...(other?.steps ?? [])]);
  const timeline = timelineOf({ run, other, hide });
  const steps = Array.from({ length: timeline.count }, (_, index) => timeline.stepAt(index));
  return { ...timeline, steps };
}

const withSteps = (...steps: RunStep[]) => runDetails({ steps });

const texts = ({ facts }: TimelineStep) =>
  facts.map(({ name, here, there }) =>
    there === undefined ? [name, here?.masked] : [name, here?.masked ?? null, there],
  );

test("each step has the tone of its status", () => {
  const { steps } = shown(
    withSteps(...["success", "failed", "running"].map((status) => runStep({ status }))),
  );
  expect(steps.map(({ tone }) => tone)).toEqual(["good", "bad", "neutral"]);
});

test("each step says what became of it", () => {
  const skipped = runStep({ selector: "#skipped", status: "skipped", durationMs: null });
  const run = runDetails({ ...failedRunDetails, steps: [...failedRunDetails.steps, skipped] });
  const { steps, failedRow } = shown(run, runDetails());
  expect(steps.map(({ number, outcome }) => [number, outcome])).toEqual([
    [1, "performed"],
    [2, "performed"],
    [3, "performed"],
    [4, "performed"],
    [5, "failed"],
    [6, "notReached"],
    [null, "notReached"],
  ]);
  expect(failedRow).toBe(4);
  expect(shown(withSteps(runStep({ status: "running" }))).steps[0]?.outcome).toBe("running");
});

describe("compared with another run", () => {
  const recovered = (over: Partial<RunStep>) =>
    runDetails({ ...driftRecoveredRun, steps: runSteps.with(4, { ...(runSteps[4] ?? runStep()), ...over }) });

  test("a step on another element has both selectors, and no other step has", () => {
    const { steps, firstDifference, hasOtherElement, isOtherRecorded } = shown(
      recovered({ selector: "#confirm" }),
      runDetails(),
    );
    expect(steps.map(texts)[4]).toEqual([["selector", "#confirm", 'button[name="confirm-booking"]']]);
    expect(steps.filter(({ facts }) => facts.some(({ there }) => there !== undefined))).toHaveLength(1);
    expect(firstDifference).toEqual({ row: 4, step: 5 });
    expect([hasOtherElement, isOtherRecorded]).toEqual([true, true]);
  });

  test.each([
    ["type", { type: "tap" }, ["type", "tap", "click"]],
    ["value", { value: "once" }, ["value", "once", null]],
    ["selector, missing here", { selector: null }, ["selector", null, 'button[name="confirm-booking"]']],
  ])("a step with another %s has both", (_, over, fact) => {
    expect(shown(recovered(over), runDetails()).steps.map(texts)[4]).toContainEqual(fact);
  });

  test("equal timelines have no difference", () => {
    expect(shown(runDetails(driftRecoveredRun), runDetails())).toMatchObject({
      firstDifference: null,
      hasOtherElement: false,
      isOtherRecorded: true,
    });
  });

  test("another value alone is no other element", () => {
    expect(shown(recovered({ value: "once" }), runDetails()).hasOtherElement).toBe(false);
  });

  test.each([
    ["this run didn't drift", runDetails(), runDetails()],
    ["the other run drifted, too", runDetails(driftRecoveredRun), runDetails(driftRecoveredRun)],
    ["there is no other run", runDetails(driftRecoveredRun), null],
  ])("the other run isn't known to be as recorded if %s", (_, run, other) => {
    expect(shown(run, other).isOtherRecorded).toBe(false);
  });

  test("a step that only the other run has is named without a number", () => {
    const { steps, firstDifference } = shown(withSteps(...runSteps.toSpliced(1, 1)), runDetails());
    expect(firstDifference).toEqual({ row: 1, step: null });
    expect(steps[1]).toMatchObject({ number: null, outcome: "absent", difference: "first" });
  });

  test("masks the values of both runs, not their selectors", () => {
    const typed = (value: string) => [
      runStep({ type: "input", selector: "#password", value }),
      runStep({ selector: `[data-for="${value}"]` }),
    ];
    const { steps } = shown(withSteps(...typed("correct-horse")), withSteps(...typed("battery")));
    expect(steps.map(texts)).toEqual([
      [
        ["selector", "#password"],
        ["value", mask],
      ],
      [["selector", '[data-for="correct-horse"]', '[data-for="battery"]']],
    ]);
  });
});

test("equal steps have different keys for what is revealed in them", () => {
  const step = runStep({ type: "input", selector: "#password", value: "hunter2" });
  const keysIn = (...steps: RunStep[]) =>
    shown(withSteps(...steps)).steps.map(({ facts }) => facts.at(-1)?.here?.revealKey);
  const [first, second] = keysIn(step, step);
  expect(first).not.toBe(second);
  expect(keysIn(runStep(), step, step).slice(1)).toEqual([first, second]);
});

test("shows 130,000 steps, however many are equal", () => {
  const steps = manyRunSteps(130_000).map((step) => ({ ...step, value: "1" }));
  expect(shown(runDetails({ steps })).steps).toHaveLength(130_000);
});

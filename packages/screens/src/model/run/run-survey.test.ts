import { expect, test } from "vitest";
import { failureGroups, manyRuns, run, runs } from "../../fixtures";
import type { Run } from "./run";
import { surveyRuns, type RunSurvey } from "./run-survey";

/** What it comes to, and how often it could have been interrupted. */
function surveyed(list: readonly Run[]): { survey: RunSurvey; pauses: number } {
  const work = surveyRuns(list);
  for (let pauses = 0; ; pauses += 1) {
    const { done, value } = work.next();
    if (done === true) return { survey: value, pauses };
  }
}

test("a list with a running run will change by itself", () => {
  const running = [runs, [run({ status: "RUNNING" })], [run()], []].map(
    (list) => surveyed(list).survey.isRunning,
  );
  expect(running).toEqual([true, true, false, false]);
});

test("looks at a long list in pieces, and at every run of it", () => {
  const many = manyRuns(10_000);
  const { survey, pauses } = surveyed(many);
  expect(survey.failures).toEqual(failureGroups(many));
  expect(pauses).toBe(10);
  expect(surveyed(runs).pauses).toBe(0);
});

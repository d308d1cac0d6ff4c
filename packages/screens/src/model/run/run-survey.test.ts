import { expect, test } from "vitest";
import { failureGroups, manyRuns, run, runs } from "../../fixtures";
import type { Run } from "./run";
import { surveyRuns, type RunSurvey } from "./run-survey";

/** The result, and the number of pauses before it. */
function surveyed(list: readonly Run[], matching = list): { survey: RunSurvey; pauses: number } {
  const work = surveyRuns(list, matching);
  for (let pauses = 0; ; pauses += 1) {
    const { done, value } = work.next();
    if (done === true) return { survey: value, pauses };
  }
}

test("reports a list with a running run", () => {
  const running = [runs, [run({ status: "RUNNING" })], [run()], []].map(
    (list) => surveyed(list).survey.isRunning,
  );
  expect(running).toEqual([true, true, false, false]);
});

test("covers a long list in pieces", () => {
  const many = manyRuns(10_000);
  const { survey, pauses } = surveyed(many);
  expect(survey.failures).toEqual(failureGroups(many));
  expect(pauses).toBe(10);
  expect(surveyed(runs).pauses).toBe(0);
});

test("counts failures of the matching runs only, and running runs of all", () => {
  const many = manyRuns(100);
  const matching = many.filter(({ env }) => env === "prod");
  const { survey } = surveyed([...many, run({ status: "running" })], matching);
  expect(survey).toEqual({ failures: failureGroups(matching), isRunning: true });
});

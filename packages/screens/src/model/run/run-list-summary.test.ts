import { expect, test } from "vitest";
import { failureGroups, manyRuns, run, runs } from "../../fixtures";
import type { Run } from "./run";
import { summarizeRunList, type RunListSummary } from "./run-list-summary";

/** The result, and the number of pauses before it. */
function summarized(list: readonly Run[], matching = list): { summary: RunListSummary; pauses: number } {
  const work = summarizeRunList(list, matching);
  for (let pauses = 0; ; pauses += 1) {
    const { done, value } = work.next();
    if (done === true) return { summary: value, pauses };
  }
}

test("reports a list with a running run", () => {
  const running = [runs, [run({ status: "RUNNING" })], [run()], []].map(
    (list) => summarized(list).summary.isRunning,
  );
  expect(running).toEqual([true, true, false, false]);
});

test("processes a long list in chunks", () => {
  const many = manyRuns(10_000);
  const { summary, pauses } = summarized(many);
  expect(summary.failures).toEqual(failureGroups(many));
  expect(pauses).toBe(11);
  expect(summarized(runs).pauses).toBe(0);
});

test("counts failures of the matching runs only, and running runs of all", () => {
  const many = manyRuns(100);
  const matching = many.filter(({ env }) => env === "prod");
  const { summary } = summarized([...many, run({ status: "running" })], matching);
  expect(summary).toEqual({ failures: failureGroups(matching), isRunning: true });
});

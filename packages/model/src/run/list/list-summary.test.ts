import { expect, test } from "vitest";
import { failureGroups, fixedNow, manyRuns, run, runs } from "../../fixtures";
import type { Run } from "../run";
import { allRuns, type RunsQuery } from "../runs-query";
import { filterRuns } from "./filter-runs";
import { type RunListSummary, summarizeRunList } from "./list-summary";

/** The result, and the number of pauses before it. */
function summarized(
  all: readonly Run[],
  over: Partial<RunsQuery> = {},
): { summary: RunListSummary; pauses: number } {
  const query = { ...allRuns, ...over };
  const work = summarizeRunList({ all, matching: filterRuns(all, query, fixedNow), query, now: fixedNow });
  for (let pauses = 0; ; pauses += 1) {
    const { done, value } = work.next();
    if (done === true) return { summary: value, pauses };
  }
}

test("processes a long list in chunks", () => {
  const many = manyRuns(10_000);
  const { summary, pauses } = summarized(many);
  expect(summary.failures).toEqual(failureGroups(many));
  expect(pauses).toBe(10);
  expect(summarized(runs).pauses).toBe(0);
});

test("counts failures of the matching runs only", () => {
  const many = [...manyRuns(100), run({ status: "failed", env: "dev" }), run({ status: "exploded" })];
  const { summary } = summarized(many, { env: "prod" });
  const matching = many.filter(({ env }) => env === "prod");
  expect(summary).toEqual({
    failures: failureGroups(matching),
    undated: 0,
  });
});

test("counts the runs that a time range leaves out for want of a date", () => {
  const list = [
    run({ startedAt: null, status: "running" }),
    run({ startedAt: "yesterday" }),
    run({ startedAt: null, env: "dev" }),
    run(),
  ];
  expect(summarized(list).summary.undated).toBe(0);
  expect(summarized(list, { since: "1h" }).summary.undated).toBe(3);
  expect(summarized(list, { since: "1h", env: "prod" }).summary.undated).toBe(2);
});

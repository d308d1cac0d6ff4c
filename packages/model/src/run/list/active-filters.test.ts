import { describe, expect, it } from "vitest";
import { allRuns, type RunsQuery } from "../runs-query";
import { chipFilters, hasFilters, listsOnlyFailures, withoutFilters } from "./active-filters";

const sort = { key: "duration", direction: "descending" } as const;

describe("chipFilters", () => {
  it.each<[Partial<RunsQuery>, string[]]>([
    [{}, []],
    [{ sort }, []],
    [{ q: "   " }, []],
    [{ status: "timeout", env: "prod", since: "1h", q: "pay" }, []],
    [{ problem: true }, ["Failed or timed out"]],
    [{ drift: "1" }, ["Drift detected"]],
    [{ drift: "recovered" }, ["Drift recovered"]],
    [{ drift: "not-recovered" }, ["Drift not recovered"]],
    [{ failure: "Pay - Step 2 - pay" }, ["Failure: Pay - Step 2 - pay"]],
    [{ day: "2026-03-04" }, ["Day: Mar 4, 2026 (UTC)"]],
    [{ action: "act_1" }, ["Action: act_1"]],
  ])("%j", (query, labels) => {
    expect(chipFilters({ ...allRuns, ...query }).map(({ label }) => label)).toEqual(labels);
  });

  it("names the action if its name is known", () => {
    expect(chipFilters({ ...allRuns, action: "act_1" }, "Book a room").map(({ label }) => label)).toEqual([
      "Action: Book a room",
    ]);
  });

  it("removes one filter and keeps the others", () => {
    const query: RunsQuery = {
      status: "failed",
      env: "prod",
      q: "pay",
      sort,
      action: "act_1",
      failure: "Pay - Step 2 - pay",
      drift: "1",
      problem: true,
      since: "24h",
      day: "2026-03-04",
    };
    expect(chipFilters(query)).toHaveLength(5);
    for (const { name, without } of chipFilters(query))
      expect(without).toEqual({ ...query, [name]: allRuns[name] });
  });
});

it("withoutFilters keeps the sort order", () => {
  expect(withoutFilters({ ...allRuns, q: "pay", status: "failed", sort })).toEqual({ ...allRuns, sort });
});

it.each<[Partial<RunsQuery>, boolean]>([
  [{}, false],
  [{ sort, q: "  " }, false],
  [{ q: "pay" }, true],
  [{ drift: "1" }, true],
  [{ since: "7d" }, true],
  [{ status: "failed", env: "prod", since: "1h", q: "pay", problem: true }, true],
])("%j filters: %s", (query, filters) => {
  expect(hasFilters({ ...allRuns, ...query })).toBe(filters);
});

it.each<[Partial<RunsQuery>, boolean]>([
  [{}, false],
  [{ status: "success" }, false],
  [{ drift: "1", q: "failed" }, false],
  [{ status: "failed" }, true],
  [{ status: "timeout" }, true],
  [{ problem: true }, true],
  [{ failure: "Pay - Step 2" }, true],
])("%j lists only failures: %s", (query, only) => {
  expect(listsOnlyFailures({ ...allRuns, ...query })).toBe(only);
});

import { describe, expect, it } from "vitest";
import { allRuns } from "../../paths";
import type { RunsQuery } from "../../paths";
import { activeFilters, withoutFilters } from "./run-filters";

const sort = { column: "duration", direction: "descending" } as const;

describe("activeFilters", () => {
  it.each<[Partial<RunsQuery>, string[]]>([
    [{}, []],
    [{ sort }, []],
    [{ q: "   " }, []],
    [{ status: "timeout" }, ["Status: Timeout"]],
    [{ env: "prod" }, ["Environment: Production"]],
    [{ drift: true }, ["Drift detected"]],
    [{ day: "2026-03-04" }, ["Day: Mar 4, 2026 (UTC)"]],
    [{ action: "act_1" }, ["Action: act_1"]],
    [
      { q: " pay ", status: "failed", env: "dev" },
      ["Status: Failed", "Environment: Development", "Search: pay"],
    ],
  ])("%j", (query, labels) => {
    expect(activeFilters({ ...allRuns, ...query }).map(({ label }) => label)).toEqual(labels);
  });

  it("names the action if its name is known", () => {
    expect(activeFilters({ ...allRuns, action: "act_1" }, "Book a room").map(({ label }) => label)).toEqual([
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
      drift: true,
      day: "2026-03-04",
    };
    for (const { name, without } of activeFilters(query))
      expect(without).toEqual({ ...query, [name]: allRuns[name] });
  });
});

it("withoutFilters keeps the sort order", () => {
  expect(withoutFilters({ ...allRuns, q: "pay", status: "failed", sort })).toEqual({ ...allRuns, sort });
});

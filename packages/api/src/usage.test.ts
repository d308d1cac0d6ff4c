import type { UsageSummary } from "@understudy/model";
import { describe, expect, test } from "vitest";
import { decodeTimeseries, decodeUsageSummary } from "./usage";

describe("a usage summary", () => {
  const nothing: UsageSummary = {
    successfulRunsMonth: null,
    totalRunsMonth: null,
    failureRate: null,
    publishedActions: null,
    totalActions: null,
  };

  test.each([
    [
      "whole",
      {
        successful_runs_month: 7000,
        total_runs_month: 7700,
        failure_rate: 4.99,
        published_actions: 12,
        total_actions: 14,
      },
      {
        successfulRunsMonth: 7000,
        totalRunsMonth: 7700,
        failureRate: 4.99,
        publishedActions: 12,
        totalActions: 14,
      },
    ],
    ["with one number", { total_actions: 0 }, { totalActions: 0 }],
    [
      "with a zero below zero",
      JSON.parse('{"total_actions":-0,"failure_rate":-0}'),
      { totalActions: 0, failureRate: 0 },
    ],
    ["with zeros", { successful_runs_month: 0, failure_rate: 0 }, { successfulRunsMonth: 0, failureRate: 0 }],
    ["with text", { failure_rate: "12.5", total_actions: "many" }, { failureRate: 12.5 }],
    ["with rates beyond a hundred", { failure_rate: 250 }, { failureRate: 100 }],
    ["with negative rates", { failure_rate: -3 }, { failureRate: 0 }],
    ["with negative counts", { total_actions: -3 }, {}],
    ["with parts of a run", { total_runs_month: 7.9 }, { totalRunsMonth: 7 }],
  ])("%s", (_case, sent, expected) => {
    expect(decodeUsageSummary(sent)).toEqual({ ...nothing, ...expected });
  });
});

describe("a time series", () => {
  const zero = { success: 0, failed: 0, timeout: 0, total: 0 };

  test.each([
    [
      "sorted, in any order from the server",
      [
        { date: "2026-03-04", total: 2 },
        { date: "2026-03-03", total: 1 },
      ],
      [
        { day: "2026-03-03", ...zero, total: 1 },
        { day: "2026-03-04", ...zero, total: 2 },
      ],
    ],
    ["with days that have a time", [{ date: "2026-03-04T23:30:00-02:00" }], [{ day: "2026-03-05", ...zero }]],
    ["with days as numbers", [{ date: 1_772_636_760_000 }], [{ day: "2026-03-04", ...zero }]],
    [
      "without points of no day",
      [{ date: "2026-02-31" }, { success: 5 }, { date: null }, null, { date: "2026-03-04" }],
      [{ day: "2026-03-04", ...zero }],
    ],
    [
      "with more than a number holds exactly",
      [{ date: "2026-03-04", success: Number.MAX_SAFE_INTEGER, failed: 2 }],
      [
        {
          day: "2026-03-04",
          success: Number.MAX_SAFE_INTEGER,
          failed: 2,
          timeout: 0,
          total: Number.MAX_SAFE_INTEGER,
        },
      ],
    ],
    [
      "with one point a day",
      [
        { date: "2026-03-04", success: 1 },
        { date: "2026-03-04", success: 2 },
      ],
      [{ day: "2026-03-04", ...zero, success: 2, total: 2 }],
    ],
    [
      "with totals that were left out",
      [{ date: "2026-03-04", success: 5, failed: "2", timeout: 1 }],
      [{ day: "2026-03-04", success: 5, failed: 2, timeout: 1, total: 8 }],
    ],
    [
      "with impossible numbers",
      [{ date: "2026-03-04", success: -5, failed: {}, timeout: "x", total: -1 }],
      [{ day: "2026-03-04", ...zero }],
    ],
  ])("%s", (_case, sent, expected) => {
    expect(decodeTimeseries({ timeseries: sent })).toEqual(expected);
    expect(decodeTimeseries(sent)).toEqual(expected);
  });
});

test("limits the chart to the days of the last year", () => {
  const days = Array.from({ length: 1_000 }, (_, index) => ({
    date: new Date(Date.UTC(2024, 0, 1 + index)).toISOString().slice(0, 10),
    success: index,
  }));
  const points = decodeTimeseries({ timeseries: days });
  expect(points).toHaveLength(366);
  expect([points].flat().at(-1)).toMatchObject({ success: 999 });
});

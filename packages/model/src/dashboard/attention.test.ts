import { expect, test } from "vitest";
import { driftAlert, fixedNow, run, usagePoint } from "../fixtures";
import type { Run } from "../run/run";
import { type AttentionData, needsAttention } from "./attention";

const calm: AttentionData = { site: null, summary: null, timeseries: [], drift: [], runs: [] };
const using = (runsSuccessful: number, actionsPublished = 0, plan: "free" | "starter" = "free") => ({
  site: { plan, usage: { runsSuccessful, runsFailed: 0, actionsPublished } },
});
const weeks = (before: [number, number], now: [number, number]) => ({
  timeseries: [
    usagePoint("2026-02-22", before[0], before[1], 0),
    usagePoint("2026-03-04", now[0], now[1], 0),
  ],
});
const drifting = (driftCount: number | null, recoveryRate: number | null, name = "Book a room", days = 0) =>
  driftAlert({
    key: name,
    actionId: name,
    actionName: name,
    driftCount,
    recoveryRate,
    latestOccurrence: new Date(fixedNow - days * 86_400_000).toISOString(),
  });
/** The latest runs of an action, newest first. */
const history = (name: string, statuses: readonly string[]): Run[] =>
  statuses.map((status, index) =>
    run({
      key: `${name} ${index}`,
      actionId: name,
      actionName: name,
      status,
      startedAt: new Date(fixedNow - index * 60_000).toISOString(),
    }),
  );

const lines = (data: Partial<AttentionData>) =>
  needsAttention({ ...calm, ...data }, fixedNow).map(
    ({ tone, subject, text, link }) => `${tone}: ${subject ?? ""}|${text}|${link.href}`,
  );

test.each<[string, Partial<AttentionData>, string[]]>([
  ["nothing loaded", {}, []],
  ["usage below 80 percent", using(79, 3), []],
  [
    "80 percent of the runs",
    using(800, 0),
    ["warning: |You’ve used 80% of your runs. About 5,830 runs over your plan by Mar 31.|/billing"],
  ],
  [
    "a forecast over the plan",
    using(1_500, 0, "starter"),
    ["warning: |About 2,810 runs over your plan by Mar 31.|/billing"],
  ],
  ["the last run of the plan", using(1_000, 0), ["bad: |Limit reached: 1,000 of 1,000 runs used.|/billing"]],
  [
    "one run less",
    using(999, 0),
    ["warning: |You’ve used 99% of your runs. About 7,530 runs over your plan by Mar 31.|/billing"],
  ],
  [
    "more actions than the plan has",
    using(0, 9),
    ["bad: |Limit reached: 4 actions over your limit.|/billing"],
  ],
  [
    "80 percent of the actions",
    using(0, 4),
    ["warning: |You’ve used 80% of your published actions.|/billing"],
  ],
  [
    "a failure rate of 5 percent",
    { summary: { failureRate: 5 } },
    ["bad: |5% of this month’s runs failed.|/runs?problem=1"],
  ],
  ["a failure rate just below", { summary: { failureRate: 4.99 } }, []],
  ["an impossible failure rate", { summary: { failureRate: Number.NaN } }, []],
  [
    "a failure rate that doubled",
    weeks([980, 20], [960, 40]),
    ["warning: |Failure rate rose from 2% to 4% in a week.|/runs?problem=1&since=7d"],
  ],
  ["one that rose by less than 2 points", weeks([990, 10], [971, 29]), []],
  ["one that rose by less than half", weeks([900, 100], [875, 125]), []],
  ["one of a few runs", weeks([10, 0], [9, 1]), []],
  ["one that fell", weeks([900, 100], [990, 10]), []],
  ["recovered drift", { drift: [drifting(14, 100)] }, []],
  ["drift without a count or rate", { drift: [drifting(null, 0), drifting(4, null)] }, []],
  ["unrecovered drift older than a week", { drift: [drifting(4, 0, "Book a room", 8)] }, []],
  [
    "one drift",
    { drift: [drifting(1, 0)] },
    ["warning: Book a room|1 drift not recovered.|/runs?action=Book+a+room&drift=1&since=7d"],
  ],
  [
    "drift of three actions",
    { drift: [drifting(2, 50), drifting(6, 50, "Rent a bike"), drifting(4, 75, "Pay")] },
    [
      "warning: Rent a bike|3 drifts not recovered, 2 more in 2 other actions.|/runs?action=Rent+a+bike&drift=1&since=7d",
    ],
  ],
  [
    "thousands of drifts",
    { drift: [drifting(3_000, 0, "Pay"), drifting(2_500, 0)] },
    [
      "warning: Pay|3,000 drifts not recovered, 2,500 more in 1 other action.|/runs?action=Pay&drift=1&since=7d",
    ],
  ],
  [
    "an action whose last three runs failed",
    { runs: history("Pay", ["running", "failed", "timeout", "failed", "success"]) },
    ["bad: Pay|failed in its last 3 runs.|/runs?action=Pay"],
  ],
  [
    "an action that only an older run names",
    {
      runs: history("Pay", ["failed", "failed", "failed"]).map((each, index) => ({
        ...each,
        actionId: "act_pay",
        actionName: index === 0 ? null : "Pay",
      })),
    },
    ["bad: Pay|failed in its last 3 runs.|/runs?action=act_pay"],
  ],
  [
    "an action without a name",
    {
      runs: history("act_pay", ["failed", "failed", "failed"]).map((each) => ({ ...each, actionName: null })),
    },
    ["bad: act_pay|failed in its last 3 runs.|/runs?action=act_pay"],
  ],
  [
    "an action whose last two runs failed",
    { runs: history("Pay", ["failed", "failed", "success", "failed"]) },
    [],
  ],
  ["an action that has failed only twice", { runs: history("Pay", ["failed", "failed"]) }, []],
  [
    "two such actions",
    {
      runs: [
        ...history("Pay", ["failed", "failed", "failed"]),
        ...history("Book", ["failed", "failed", "failed", "failed"]),
      ],
    },
    ["bad: Book|failed in its last 4 runs; so did 1 other action.|/runs?action=Book"],
  ],
])("%s", (_, data, expected) => {
  expect(lines(data)).toEqual(expected);
});

test("shows at most three lines, the worst first", () => {
  const everything: AttentionData = {
    site: { plan: "free", usage: { runsSuccessful: 900, runsFailed: 0, actionsPublished: 9 } },
    summary: { failureRate: 12 },
    timeseries: [],
    drift: [drifting(3, 0)],
    runs: history("Pay", ["failed", "failed", "failed"]),
  };
  expect(needsAttention(everything, fixedNow).map(({ key }) => key)).toEqual(["actions", "failing", "rate"]);
  expect(needsAttention({ ...everything, runs: [] }, fixedNow).map(({ key }) => key)).toEqual([
    "actions",
    "rate",
    "runs",
  ]);
});

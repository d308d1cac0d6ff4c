import { expect, test } from "vitest";
import { driftAlert, fixedNow, usagePoint } from "../fixtures";
import { type AttentionData, needsAttention } from "./attention";

const calm: AttentionData = { site: null, summary: null, timeseries: [], drift: [] };
const using = (runsSuccessful: number, actionsPublished = 0, plan: "free" | "starter" = "free") => ({
  site: { plan, usage: { runsSuccessful, runsFailed: 0, actionsPublished } },
});
const week = (success: number, failed: number) => ({
  timeseries: [usagePoint("2026-02-22", 0, 900, 0), usagePoint("2026-03-04", success, failed, 0)],
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
const lines = (data: Partial<AttentionData>) =>
  needsAttention({ ...calm, ...data }, fixedNow).map(
    ({ tone, subject, text, href }) => `${tone}: ${subject ?? ""}|${text}|${href}`,
  );

test.each<[string, Partial<AttentionData>, string[]]>([
  ["nothing loaded", {}, []],
  ["usage below 80 percent", using(79, 3), []],
  ["80 percent of the runs", using(800, 0), ["warning: |You’ve used 80% of your runs.|/billing"]],
  ["runs that would pass the plan's limit by the end of the month", using(7_900, 0, "starter"), []],
  ["the last run of the plan", using(1_000, 0), ["bad: |Limit reached: 1,000 of 1,000 runs used.|/billing"]],
  ["one run less", using(999, 0), ["warning: |You’ve used 99% of your runs.|/billing"]],
  ["more actions than the plan has", using(0, 9), ["bad: |4 actions over your limit.|/billing"]],
  [
    "80 percent of the actions",
    using(0, 4),
    ["warning: |You’ve used 80% of your published actions.|/billing"],
  ],
  [
    "a failure rate of 5 percent",
    { summary: { failureRate: 5 } },
    ["bad: |5% of this month’s runs failed|/runs?problem=1"],
  ],
  ["a failure rate just below", { summary: { failureRate: 4.99 } }, []],
  ["an impossible failure rate", { summary: { failureRate: Number.NaN } }, []],
  [
    "a failure rate of 5 percent this week",
    week(95, 5),
    ["bad: |5% of runs failed in the last 7 days|/runs?problem=1&since=7d"],
  ],
  ["one just below", week(951, 49), []],
  ["one of a few runs", week(9, 1), []],
  [
    "one this week and this month",
    { ...week(80, 20), summary: { failureRate: 7 } },
    ["bad: |7% of this month’s runs failed|/runs?problem=1"],
  ],
  ["recovered drift", { drift: [drifting(14, 100)] }, []],
  ["drift without a count or rate", { drift: [drifting(null, 0), drifting(4, null)] }, []],
  ["unrecovered drift older than a week", { drift: [drifting(4, 0, "Book a room", 8)] }, []],
  [
    "one drift",
    { drift: [drifting(1, 0)] },
    [
      "warning: Book a room|drifted 1 time, not recovered|/runs?action=Book+a+room&drift=not-recovered&since=7d",
    ],
  ],
  [
    "drift of three actions, a line for each",
    { drift: [drifting(2, 50), drifting(6, 50, "Rent a bike"), drifting(3_000, 0, "Pay")] },
    [
      "warning: Pay|drifted, not recovered|/runs?action=Pay&drift=not-recovered&since=7d",
      "warning: Rent a bike|drifted 3 times, not recovered|/runs?action=Rent+a+bike&drift=not-recovered&since=7d",
      "warning: Book a room|drifted 1 time, not recovered|/runs?action=Book+a+room&drift=not-recovered&since=7d",
    ],
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
  };
  expect(needsAttention(everything, fixedNow).map(({ key }) => key)).toEqual(["actions", "rate", "runs"]);
});

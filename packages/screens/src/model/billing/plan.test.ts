import { expect, test } from "vitest";
import { actionsMeter, paidPlans, planComparison, plans, runsMeter, runsUsed } from "./plan";

const using = (runsSuccessful: number, runsFailed = 0, actionsPublished = 0) => ({
  runsSuccessful,
  runsFailed,
  actionsPublished,
});

test.each([
  ["free", 1_000, 5, "Free", false, false],
  ["starter", 10_000, 25, "$29/mo", false, true],
  ["pro", 100_000, 100, "$99/mo", true, true],
  ["enterprise", 1_000_000, 1_000, "Custom", false, true],
] as const)("%s: limits, price, popularity and support", (name, runs, actions, price, popular, support) => {
  const { runsPerMonth, publishedActions, isMostPopular, hasPrioritySupport, ...rest } = plans[name];
  expect([runsPerMonth, publishedActions, rest.price, isMostPopular, hasPrioritySupport]).toEqual([
    runs,
    actions,
    price,
    popular,
    support,
  ]);
});

test("a free account can move to the three paid plans", () => {
  expect(paidPlans.map(({ plan }) => plan)).toEqual(["starter", "pro", "enterprise"]);
});

test("runs used are the successful and the failed ones", () => {
  expect(runsUsed(using(7_430, 270))).toBe(7_700);
});

test.each([
  [0, "good", null, false],
  [7_499, "good", null, false],
  [7_500, "warning", null, false],
  [7_999, "warning", null, false],
  [8_000, "warning", "80% of your runs are used.", false],
  [8_999, "warning", "89% of your runs are used.", false],
  [9_000, "bad", "90% of your runs are used.", false],
  [9_999, "bad", "99% of your runs are used.", false],
  [10_000, "bad", "Limit reached: 10,000 of 10,000 runs used.", true],
  [12_400, "bad", "Limit reached: 12,400 of 10,000 runs used.", true],
] as const)("%s of 10,000 runs", (used, tone, warning, isLimitReached) => {
  expect(runsMeter("starter", using(used))).toMatchObject({ tone, warning, isLimitReached });
});

test.each([
  [0, 0, "0 / 10,000"],
  [7_700, 0.77, "7,700 / 10,000"],
  [25_000, 1, "25,000 / 10,000"],
])("a bar for %s runs is filled to %s of it and reads %s", (used, fill, text) => {
  expect(runsMeter("starter", using(used))).toMatchObject({ fill, text });
});

test.each([
  [3, "good"],
  [4, "warning"],
  [5, "bad"],
] as const)("%s of 5 published actions are %s", (published, tone) => {
  expect(actionsMeter("free", using(0, 0, published)).tone).toBe(tone);
});

test("an action limit names actions", () => {
  expect(actionsMeter("free", using(0, 0, 4)).warning).toBe("80% of your published actions are used.");
});

test.each([
  ["pro", 7_700, "your 7,700 runs would be 8%"],
  ["enterprise", 7_700, "your 7,700 runs would be less than 1%"],
  ["starter", 12_000, "your 12,000 runs would be 120%"],
  ["starter", 0, "your 0 runs would be 0%"],
  ["starter", 1, "your 1 run would be less than 1%"],
] as const)("for %s, %s runs compare as %s", (plan, used, text) => {
  expect(planComparison(plan, using(used)).runs).toBe(text);
});

test("published actions are compared too", () => {
  expect(planComparison("pro", using(0, 0, 18)).actions).toBe("your 18 published actions would be 18%");
});

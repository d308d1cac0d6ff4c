import { expect, test } from "vitest";
import { actionsMeter, paidPlans, plans, runsMeter, runsUsed } from "./plan";

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

test("offers three paid plans", () => {
  expect(paidPlans.map(({ plan }) => plan)).toEqual(["starter", "pro", "enterprise"]);
});

test("counts successful and failed runs as used", () => {
  expect(runsUsed(using(7_430, 270))).toBe(7_700);
});

test.each([
  [0, "good", null, false],
  [7_499, "good", null, false],
  [7_500, "warning", null, false],
  [7_999, "warning", null, false],
  [8_000, "warning", "You’ve used 80% of your runs.", false],
  [8_999, "warning", "You’ve used 89% of your runs.", false],
  [9_000, "bad", "You’ve used 90% of your runs.", false],
  [9_999, "bad", "You’ve used 99% of your runs.", false],
  [10_000, "bad", "Limit reached: 10,000 of 10,000 runs used.", true],
  [12_400, "bad", "2,400 runs over your limit.", true],
] as const)("%s of 10,000 runs", (used, tone, warning, isLimitReached) => {
  expect(runsMeter({ plan: "starter", usage: using(used) })).toMatchObject({ tone, warning, isLimitReached });
});

test.each([
  [0, 0, "0 / 10,000"],
  [7_700, 0.77, "7,700 / 10,000"],
  [25_000, 1, "25,000 / 10,000"],
])("%s runs fill %s of the bar, labeled %s", (used, fill, text) => {
  expect(runsMeter({ plan: "starter", usage: using(used) })).toMatchObject({ fill, text });
});

test.each([
  [3, "good"],
  [4, "warning"],
  [5, "bad"],
] as const)("%s of 5 published actions are %s", (published, tone) => {
  expect(actionsMeter({ plan: "free", usage: using(0, 0, published) }).tone).toBe(tone);
});

test("names actions in the warning about their limit", () => {
  expect(actionsMeter({ plan: "free", usage: using(0, 0, 4) }).warning).toBe(
    "You’ve used 80% of your published actions.",
  );
});

test("counts actions over the limit", () => {
  expect(actionsMeter({ plan: "free", usage: using(0, 0, 5) }).warning).toBe(
    "Limit reached: 5 of 5 published actions used.",
  );
  expect(actionsMeter({ plan: "free", usage: using(0, 0, 9) }).warning).toBe("4 actions over your limit.");
});

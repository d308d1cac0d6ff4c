import { expect, test } from "vitest";
import { failedRun, failureGroups, manyRuns, run, runs } from "../../fixtures";
import { allRuns } from "../../paths";
import { mask } from "../secret/secret-fields";
import { filterRuns } from "./run-list";

test("groups failed runs by action, step and selector, most frequent first", () => {
  const list = [
    { ...failedRun, startedAt: "2026-03-01T08:00:00Z" },
    { ...failedRun, failureStepIndex: 2 },
    { ...failedRun, startedAt: "2026-03-03T08:00:00Z" },
    { ...failedRun, failureSelector: "#other" },
    { ...failedRun, actionId: "act_rent_bike", actionName: "Rent a bike", failureStepIndex: 2 },
    run(),
  ];
  const groups = failureGroups(list);
  expect(groups.map(({ count }) => count)).toEqual([2, 1, 1, 1]);
  expect(groups[0]).toMatchObject({
    actionName: "Book a room",
    stepIndex: 4,
    selector: 'button[name="confirm-booking"]',
    lastSeen: "2026-03-03T08:00:00Z",
    message: "No element matched the selector within 5 seconds.",
  });
});

test.each([[runs], [manyRuns(3_000)]])("each group opens exactly its runs: %#", (list) => {
  const groups = failureGroups(list);
  expect(groups.length).toBeGreaterThan(0);
  for (const { query, count } of groups)
    expect(filterRuns(list, { ...allRuns, ...query })).toHaveLength(count);
});

test("doesn't group timeouts or runs without a failed step or selector", () => {
  expect(
    failureGroups([
      run({ status: "timeout", failureSelector: "#a" }),
      run({ status: "failed", failureMessage: "Broke" }),
    ]),
  ).toEqual([]);
});

test("groups runs of an action without an ID by its name", () => {
  const nameless = { ...failedRun, actionId: null };
  expect(
    failureGroups([nameless, { ...nameless, actionName: "Rent a bike" }, nameless]).map(({ count }) => count),
  ).toEqual([2, 1]);
});

test("counts a run without a date, but not as the latest", () => {
  expect(failureGroups([{ ...failedRun, startedAt: null }])[0]).toMatchObject({ count: 1, lastSeen: null });
});

test("masks a sensitive value in a message", () => {
  const [group] = failureGroups([
    { ...failedRun, failureSelector: "#password", failureMessage: "Could not type 'hunter2'" },
  ]);
  expect(group?.message).toBe(`Could not type ${mask}`);
});

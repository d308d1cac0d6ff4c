import { expect, test } from "vitest";
import { failedRun, run, timedOutRun } from "../../fixtures";
import { sameFailures } from "./same-failures";

const earlier = { ...failedRun, id: "run_1", startedAt: "2026-03-02T08:00:00Z" };
const elsewhere = { ...failedRun, id: "run_2", failureStepIndex: 1 };
const ofAnother = { ...failedRun, id: "run_3", actionId: "act_rent_bike" };

test("counts the runs of the action that failed at the same place", () => {
  expect(sameFailures([failedRun, run(), elsewhere, ofAnother, earlier], failedRun)).toEqual({
    count: 2,
    since: "2026-03-02T08:00:00Z",
    query: {
      problem: true,
      action: "act_book_room",
      actionless: false,
      failure: `Step 5 "${failedRun.failureSelector}"`,
    },
  });
});

test("counts a run that is alone as one", () => {
  expect(sameFailures([timedOutRun, failedRun], timedOutRun)?.count).toBe(1);
});

test("says nothing about a success, or about a run that the list doesn't contain", () => {
  expect(sameFailures([run()], run())).toBeNull();
  expect(sameFailures([earlier], failedRun)).toBeNull();
  expect(sameFailures([], failedRun)).toBeNull();
});

test("counts and links to the runs of a filtered list, and doesn’t call the only one the first", () => {
  const filter = { status: "failed", env: "prod" } as const;
  expect(sameFailures([failedRun, earlier], failedRun, filter)).toMatchObject({
    count: 2,
    query: { ...filter, problem: false, action: "act_book_room" },
  });
  expect(sameFailures([failedRun], failedRun, filter)).toBeNull();
});

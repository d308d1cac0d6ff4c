import { expect, test } from "vitest";
import { failedRun, run, timedOutRun, failureGroups, fixedNow, manyRuns, runs } from "../../fixtures";
import { sameFailures, failureName } from "./failure-groups";
import { filterRuns } from "../list/filter-runs";
import { allRuns } from "../runs-query";

test("groups failed runs by action, step and selector", () => {
  const list = [
    { ...failedRun, startedAt: "2026-03-01T08:00:00Z" },
    { ...failedRun, failureStepIndex: 2 },
    { ...failedRun, startedAt: "2026-03-03T08:00:00Z" },
    { ...failedRun, failureSelector: "#other" },
    { ...failedRun, actionId: "act_rent_bike", actionName: "Rent a bike", failureStepIndex: 2 },
    run(),
  ];
  const groups = failureGroups(list);
  expect(groups.map(({ count }) => count).toSorted((a, b) => b - a)).toEqual([2, 1, 1, 1]);
  expect(groups.find(({ count }) => count === 2)).toMatchObject({
    actionName: "Book a room",
    stepIndex: 4,
    selector: 'button[name="confirm-booking"]',
    firstSeen: "2026-03-01T08:00:00Z",
    lastSeen: "2026-03-03T08:00:00Z",
    message: null,
  });
});

test("lists the most frequent first, then the latest", () => {
  const at = (startedAt: string, failureSelector: string) => ({ ...failedRun, startedAt, failureSelector });
  const list = [
    at("2026-03-03T15:00:00Z", "#often"),
    at("2026-03-03T15:00:01Z", "#often"),
    at("2026-03-03T15:00:02Z", "#often"),
    at("2026-03-02T08:00:00Z", "#once"),
    at("2026-03-04T08:00:00Z", "#today"),
    at("2026-03-03T15:07:00Z", "#yesterday"),
    at("2026-03-03T15:07:00Z", "#yesterday"),
  ];
  expect(failureGroups(list).map(({ selector }) => selector)).toEqual([
    "#often",
    "#yesterday",
    "#today",
    "#once",
  ]);
});

test.each([[runs], [manyRuns(3_000)]])("counts every failed and timed-out run once: %#", (list) => {
  const failing = list.filter(({ status }) => status === "failed" || status === "timeout");
  const groups = failureGroups(list);
  expect(groups.reduce((sum, { count }) => sum + count, 0)).toBe(failing.length);
  for (const { name, count } of groups)
    expect(filterRuns(list, { ...allRuns, failure: name }, fixedNow)).toHaveLength(count);
});

test.each([
  [{}, "Book a room - Step 1 - button name pay-now"],
  [{ failureStepIndex: null }, "Book a room - button name pay-now"],
  [{ failureSelector: null }, "Book a room - Step 1"],
  [{ actionName: null }, "act_book_room - Step 1 - button name pay-now"],
  [{ actionId: null, actionName: null }, "No action - Step 1 - button name pay-now"],
  [{ failureSelector: null, failureStepIndex: null, failureMessage: "Gone: 404!" }, "Book a room - Gone 404"],
  [{ failureSelector: null, failureStepIndex: null, status: "timeout", failureMessage: null }, "Book a room"],
  [
    { actionName: "Réserver une chambre", failureSelector: "#größe" },
    "Réserver une chambre - Step 1 - größe",
  ],
  [{ status: "success" }, null],
])("names the failure of %j as %s", (over, name) => {
  const failed = { ...failedRun, failureStepIndex: 0, failureSelector: 'button[name="pay-now"]' };
  expect(failureName({ ...failed, ...over })).toBe(name);
});

test("shows a selector as it is, and has a name that is never long", () => {
  const [secret] = failureGroups([{ ...failedRun, failureSelector: '#password[value="a"]' }]);
  expect(secret?.selector).toBe('#password[value="a"]');
  const long = { ...failedRun, failureSelector: `#${"x".repeat(100_000)}` };
  const [group] = failureGroups([long]);
  expect(group?.name.length).toBeLessThan(400);
  expect(filterRuns([long], { ...allRuns, failure: group?.name ?? null }, fixedNow)).toEqual([long]);
});

test("groups by message where there is no step or selector", () => {
  const nowhere = { ...failedRun, failureStepIndex: null, failureSelector: null };
  const list = [
    { ...nowhere, failureMessage: "Payment declined" },
    { ...nowhere, failureMessage: "Payment declined twice" },
    { ...nowhere, failureMessage: "Payment declined", status: "timeout" },
    { ...nowhere, failureMessage: null },
    { ...nowhere, failureMessage: `${"Long. ".repeat(100)}a` },
    { ...nowhere, failureMessage: `${"Long. ".repeat(100)}b` },
    { ...failedRun, failureMessage: "Payment declined" },
  ];
  const groups = failureGroups(list);
  expect(groups.map(({ count }) => count)).toEqual([2, 2, 1, 1, 1]);
  for (const { name, count } of groups)
    expect(filterRuns(list, { ...allRuns, failure: name }, fixedNow)).toHaveLength(count);
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

test("a message that may repeat a typed value isn't shown", () => {
  const [group] = failureGroups([{ ...failedRun, failureMessage: "Wrong: hunter2" }]);
  expect(JSON.stringify(group)).not.toContain("hunter2");
  const nowhere = { ...failedRun, failureStepIndex: null, failureSelector: null };
  expect(JSON.stringify(failureGroups([{ ...nowhere, failureMessage: "password=hunter2" }]))).not.toContain(
    "hunter2",
  );
});

const earlier = { ...failedRun, id: "run_1", startedAt: "2026-03-02T08:00:00Z" };
const elsewhere = { ...failedRun, id: "run_2", failureStepIndex: 1 };
const ofAnother = { ...failedRun, id: "run_3", actionId: "act_rent_bike", actionName: "Rent a bike" };

test("counts the runs of the action that failed at the same place", () => {
  expect(sameFailures([failedRun, run(), elsewhere, ofAnother, earlier], failedRun)).toMatchObject({
    name: "Book a room - Step 5 - button name confirm-booking",
    count: 2,
    firstSeen: "2026-03-02T08:00:00Z",
    lastSeen: failedRun.startedAt,
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

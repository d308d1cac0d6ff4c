import { expect, test } from "vitest";
import { failedRun, run } from "../../fixtures";
import { breakOf, driftOnsetOf } from "./change-point";

const at = (id: string, time: string | null, over = {}) =>
  run({ key: id, id, startedAt: time && `2026-03-04T${time}:00Z`, ...over });
const failedAt = (id: string, time: string, over = {}) => at(id, time, { status: "failed", ...over });

/** Began at 14:31. */
const failed = failedRun;

test.each([
  ["the last success and the run itself", [failed, at("a", "12:00"), at("b", "14:00")], "b", "run_8840"],
  [
    "the first failure since, however it failed",
    [failed, failedAt("d", "14:20"), at("c", "14:10", { status: "timeout" }), at("b", "14:00")],
    "b",
    "c",
  ],
  [
    "failures before the last success don’t count",
    [failed, at("b", "14:00"), failedAt("a", "12:00")],
    "b",
    "run_8840",
  ],
  [
    "neither do later runs",
    [at("d", "15:00"), failedAt("c", "15:10"), failed, at("b", "14:00")],
    "b",
    "run_8840",
  ],
  [
    "nor other environments and actions",
    [
      failed,
      at("c", "14:20", { env: "dev" }),
      failedAt("x", "14:10", { actionId: "act_x" }),
      at("b", "14:00"),
    ],
    "b",
    "run_8840",
  ],
])("an action broke between %s", (_, runs, lastSuccess, firstFailure) => {
  expect(breakOf(runs, failed)).toMatchObject({
    before: { id: lastSuccess },
    after: { id: firstFailure },
  });
});

test.each([
  ["a success", run(), [run(), at("b", "12:00")]],
  ["a run without a date", { ...failed, startedAt: null }, [at("b", "12:00")]],
  ["a run without an action", { ...failed, actionId: null, actionName: null }, [at("b", "12:00")]],
  ["an action without a success", failed, [failed, failedAt("b", "12:00")]],
  ["an action whose only success came later", failed, [failed, at("b", "15:00")]],
  [
    "an action whose only success is in another environment",
    failed,
    [failed, at("b", "12:00", { env: "dev" })],
  ],
  ["an action whose only success has no date", failed, [failed, at("b", null)]],
  ["an action whose only success can’t be opened", failed, [failed, at("..", "12:00")]],
])("nothing is said of %s", (_, of, runs) => {
  expect(breakOf(runs, of)).toBeNull();
});

const driftedAt = (id: string, time: string, over = {}) => at(id, time, { wasDriftDetected: true, ...over });
const drifted = driftedAt("this", "14:31", { wasAutoRecovered: true });

test.each([
  [
    "the last success without drift and the run itself",
    [drifted, at("b", "14:00"), at("a", "12:00")],
    "b",
    "this",
  ],
  [
    "the first drift since, recovered or not",
    [drifted, driftedAt("d", "14:20"), driftedAt("c", "14:10", { status: "failed" }), at("b", "14:00")],
    "b",
    "c",
  ],
  [
    "the last success without drift, not a failure without drift",
    [drifted, failedAt("c", "14:20"), driftedAt("b", "14:10"), at("a", "14:00")],
    "a",
    "b",
  ],
  [
    "runs before it, in its environment",
    [at("e", "15:00"), drifted, at("d", "14:20", { env: "dev" }), driftedAt("c", "14:10"), at("b", "14:00")],
    "b",
    "c",
  ],
])("an action drifts since between %s", (_, runs, before, after) => {
  expect(driftOnsetOf(runs, drifted)).toMatchObject({ before: { id: before }, after: { id: after } });
});

test.each([
  ["a run without drift", run(), [run(), at("b", "12:00")]],
  ["an action that always drifted", drifted, [drifted, driftedAt("b", "12:00")]],
])("no drift onset is known of %s", (_, of, runs) => {
  expect(driftOnsetOf(runs, of)).toBeNull();
});

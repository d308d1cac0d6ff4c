import { expect, test } from "vitest";
import { failedRunDetails, runDetails, runStep } from "../fixtures";
import { environmentLabel, parseEnvironment } from "./environment";
import { failedStepIndex } from "./failure/failed-step";
import { failurePanelTitle } from "./failure/failure-reason";
import { driftText, parseRunStatus, statusMark, stepLabel, stepTone } from "./run-status";

test.each([
  ["success", "good", "Success", "good"],
  ["failed", "bad", "Failed", "bad"],
  ["running", "info", "Running", "neutral"],
  ["timeout", "warning", "Timeout", "neutral"],
  ["FAILED", "bad", "Failed", "bad"],
  ["cancelled", "neutral", "Cancelled", "neutral"],
  ["__proto__", "neutral", "__proto__", "neutral"],
  ["", "neutral", "Unknown", "neutral"],
  [null, "neutral", "Unknown", "neutral"],
])("the status %j is %s and labeled %s; as a step it is %s", (status, tone, word, step) => {
  expect(statusMark(status)).toEqual({ tone, word });
  expect(stepTone(status)).toBe(step);
});

test.each([
  ["dev", "dev", "Development"],
  ["development", "dev", "Development"],
  ["Production", "prod", "Production"],
  [" staging ", "staging", "Staging"],
  ["qa", null, "qa"],
  ["", null, "—"],
  [null, null, "—"],
])("the environment %j is %s and labeled %s", (env, known, label) => {
  expect(parseEnvironment(env)).toBe(known);
  expect(environmentLabel(env)).toBe(label);
});

test("an unreadable status is null", () => {
  expect([parseRunStatus("Running"), parseRunStatus("exploded"), parseRunStatus(null)]).toEqual([
    "running",
    null,
    null,
  ]);
});

test.each([
  [false, false, null],
  [false, true, null],
  [true, false, "Drift detected"],
  [true, true, "Drift detected (recovered)"],
])("drift %s, recovered %s is labeled %s", (wasDriftDetected, wasAutoRecovered, text) => {
  expect(driftText({ wasDriftDetected, wasAutoRecovered })).toBe(text);
});

test.each([
  [0, "Step 1"],
  [4, "Step 5"],
  [-1, null],
  [1.5, null],
  [Number.NaN, null],
  [null, null],
])("the index %s is %s", (index, label) => {
  expect(stepLabel(index)).toBe(label);
});

test.each([
  ["failed", "No element matched", "Run failed"],
  ["failed", null, null],
  ["failed", "", null],
  ["timeout", "Took too long", "Run timed out"],
  ["timeout", null, null],
  ["timeout", "", null],
  ["success", "Left over", null],
  [null, "Left over", null],
])("a %s run with the message %j has the panel %j", (status, failureMessage, title) => {
  expect(failurePanelTitle({ status, failureMessage })).toBe(title);
});

test.each([
  [failedRunDetails, 4],
  [runDetails({ failureStepIndex: 0 }), 0],
  [runDetails({ steps: [runStep(), runStep({ status: "failed" })] }), 1],
  [runDetails({ steps: [runStep({ status: null, error: "Gone" })] }), 0],
  [runDetails({ failureStepIndex: -2 }), null],
  [runDetails({ steps: [] }), null],
])("finds the failed step: %#", (details, index) => {
  expect(failedStepIndex(details)).toBe(index);
});

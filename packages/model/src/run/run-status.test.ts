import { expect, test } from "vitest";
import { driftText, parseRunStatus, statusBadge, stepLabel, stepTone } from "./run-status";

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
  expect(statusBadge(status)).toEqual({ tone, word });
  expect(stepTone(status)).toBe(step);
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

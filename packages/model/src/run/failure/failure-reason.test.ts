import { expect, test } from "vitest";
import { run } from "../../fixtures";
import { mask } from "../../secret/secret-fields";
import { failureReason } from "./failure-reason";

const failure = {
  failureStepIndex: 2,
  failureMessage: "Element not found: #slot-7",
  failureSelector: "#slot-7",
};
const nothing = { failureStepIndex: null, failureMessage: null, failureSelector: null };

test.each([
  ["failed", failure, "Step 3 · Element not found: #slot-7"],
  ["TIMEOUT", failure, "Step 3 · Element not found: #slot-7"],
  ["success", failure, null],
  ["running", failure, null],
  ["canceled", failure, null],
  [null, failure, null],
  ["failed", { ...failure, failureStepIndex: null }, "Element not found: #slot-7"],
  ["failed", { ...failure, failureStepIndex: -1 }, "Element not found: #slot-7"],
  ["failed", { ...failure, failureMessage: null }, "Step 3 · #slot-7"],
  ["failed", { ...nothing, failureStepIndex: 0 }, "Step 1"],
  ["failed", { ...nothing, failureSelector: "#slot-7" }, "#slot-7"],
  ["failed", nothing, null],
  [
    "failed",
    { ...failure, failureMessage: "Rejected password=hunter2" },
    `Step 3 · Rejected password=${mask}`,
  ],
])("the reason of a %s run with %j is %j", (status, details, reason) => {
  expect(failureReason(run({ status, ...details }))).toBe(reason);
});

test("cuts a message that no row has room for", () => {
  const reason = failureReason(run({ status: "failed", failureMessage: "no ".repeat(50_000) }));
  expect(reason?.length).toBeLessThanOrEqual(300);
});

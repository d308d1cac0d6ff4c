import { expect, test } from "vitest";
import { run } from "../../fixtures";
import { mask } from "../../secret/secret";
import { failurePanelTitle, failureReason } from "./failure-reason";

const failure = {
  failureStepIndex: 2,
  failureMessage: "Element not found: #slot-7",
  failureSelector: "#slot-7",
};
const nothing = { failureStepIndex: null, failureMessage: null, failureSelector: null };

test.each([
  ["failed", failure, "Step 3 · #slot-7"],
  ["TIMEOUT", { ...failure, failureSelector: null }, "Step 3 · Element not found: #slot-7"],
  ["TIMEOUT", { ...failure, failureSelector: "" }, "Step 3 · Element not found: #slot-7"],
  ["success", failure, null],
  ["running", failure, null],
  ["canceled", failure, null],
  [null, failure, null],
  ["failed", { ...failure, failureStepIndex: null }, "#slot-7"],
  ["failed", { ...failure, failureStepIndex: -1, failureSelector: null }, "Element not found: #slot-7"],
  ["failed", { ...failure, failureMessage: null }, "Step 3 · #slot-7"],
  ["failed", { ...nothing, failureStepIndex: 0 }, "Step 1"],
  ["failed", { ...nothing, failureSelector: "#slot-7" }, "#slot-7"],
  ["failed", nothing, null],
  ["failed", { ...failure, failureSelector: null, failureMessage: "Rejected password=hunter2" }, "Step 3"],
  [
    "failed",
    {
      ...failure,
      failureSelector: null,
      failureMessage: "Wrong: 'hunter2', at https://x.example/in?q=hunter2",
    },
    `Step 3 · Wrong: ${mask}, at https://x.example/in${mask}`,
  ],
  [
    "failed",
    { ...failure, failureSelector: null, failureMessage: "It can't load. Try Ann's page." },
    "Step 3 · It can't load. Try Ann's page.",
  ],
])("the reason of a %s run with %j is %j", (status, details, reason) => {
  expect(failureReason(run({ status, ...details }))).toBe(reason);
});

test.each([
  [
    "main > form.booking > fieldset:nth-child(3) > button[name='confirm booking']",
    "… button[name='confirm booking']",
  ],
  ["main form.booking > fieldset:nth-child(3) > div:has(> #late)", "… div:has(> #late)"],
  [
    "button[data-testid='confirm the booking of a room']",
    "button[data-testid='confirm the booking of a room']",
  ],
  ["main > #slot-7", "main > #slot-7"],
])("of the selector %s, the reason has %s", (failureSelector, shown) => {
  expect(failureReason(run({ ...failure, status: "failed", failureSelector }))).toBe(`Step 3 · ${shown}`);
});

test("cuts a message that no row has room for", () => {
  const reason = failureReason(run({ status: "failed", failureMessage: "no ".repeat(50_000) }));
  expect(reason?.length).toBeLessThanOrEqual(300);
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

import { expect, test } from "vitest";
import { run } from "../../fixtures";
import { matchBeyondName } from "./run-match";

const failedRun = run({
  id: "run_7f3a",
  actionName: "Book a room",
  failureMessage: "The element that should have been there by now did not appear: card declined",
  failureSelector: "#pay",
  failureStepIndex: 2,
});

test.each([
  ["", null],
  ["book", null],
  ["CARD", { before: "… by now did not appear: ", found: "card", after: " declined" }],
  [
    "the element",
    {
      before: "",
      found: "The element",
      after: " that should have been there by now did not appear: card declined",
    },
  ],
  ['Step 3 "#pay"', { before: "", found: 'Step 3 "#pay"', after: "" }],
  ["7F3A", { before: "run_", found: "7f3a", after: "" }],
  ["nothing", null],
  ["x".repeat(300), null],
])("returns the text that matched %j", (q, match) => {
  expect(matchBeyondName(failedRun, q)).toEqual(match);
});

test("doesn't show what it masks", () => {
  const found = matchBeyondName(
    run({ actionName: "Sign in", failureMessage: "Rejected password=hunter2", failureSelector: "#password" }),
    "hunter2",
  );
  expect(found).toMatchObject({ found: "" });
  expect(JSON.stringify(found)).not.toContain("hunter2");
});

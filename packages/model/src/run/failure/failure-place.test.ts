import { expect, test } from "vitest";
import { run } from "../../fixtures";
import { failurePlace } from "./failure-place";

test.each([
  [{ failureStepIndex: 0, failureSelector: "#pay" }, 'Step 1 "#pay"'],
  [{ failureStepIndex: 2, failureSelector: null }, "Step 3 without selector"],
  [{ failureStepIndex: null, failureSelector: "#pay" }, 'No step "#pay"'],
  [{ failureStepIndex: null, failureSelector: null, failureMessage: "Gone" }, 'No step "Gone"'],
  [{ failureStepIndex: null, failureSelector: null, status: "timeout" }, "No step, no message"],
  [{ failureStepIndex: null, failureSelector: null, status: "success" }, null],
])("names the failure of %j as %s", (failure, place) => {
  expect(failurePlace(run({ status: "failed", ...failure }))).toBe(place);
});

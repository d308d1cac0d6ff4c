import { expect, test } from "vitest";
import { failedRunDetails, runDetails, runStep } from "../../fixtures";
import { failedStepIndex } from "./failed-step";

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

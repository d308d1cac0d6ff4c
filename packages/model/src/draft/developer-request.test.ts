import { expect, test } from "vitest";
import { draftStep } from "../fixtures";
import { developerRequest } from "./developer-request";

const page = { routePattern: "/rooms/*" };

test("names the page, the step, its selector, the problem and a suggestion", () => {
  const step = draftStep({ selector: "button[type=submit]", description: "Click the Confirm button" });
  expect(developerRequest(page, step, 5)).toBe(
    `Please add a stable selector for a recorded step.

Page: /rooms/*
Step 5: Click the Confirm button
Selector: button[type=submit]
Problem: Matches any submit button.
Suggestion: data-testid="confirm-button"`,
  );
});

test("suggests nothing for an element without a name", () => {
  const step = draftStep({ selector: "div:nth-child(3)", description: null });
  expect(developerRequest({ routePattern: null }, step, 1)).toBe(
    `Please add a stable selector for a recorded step.

Page: —
Step 1: Click an element
Selector: div:nth-child(3)
Problem: Depends on element order; breaks when something is added or moved.`,
  );
});

test.each([
  ["Type into Élan’s e-mail", "elan-s-e-mail"],
  ["The Garden room", "garden-room"],
  ["открыть", null],
  [`Choose ${"a long name ".repeat(20)}`, "long-name-a-long-name-a-long-name-a"],
])("suggests a name for %j", (description, testId) => {
  const request = developerRequest(page, draftStep({ selector: "li:first-child", description }), 1);
  expect(/data-testid="(.*)"/.exec(request)?.[1] ?? null).toBe(testId);
});

test("says that no selector was recorded", () => {
  expect(developerRequest(page, draftStep({ selector: null, description: null }), 2)).toContain(
    "Selector: none recorded",
  );
});

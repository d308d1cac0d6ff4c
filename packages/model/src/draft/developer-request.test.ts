import { expect, test } from "vitest";
import { draftStep, fragileSteps } from "../fixtures";
import { developerRequest, stepsThatMayBreak } from "./developer-request";

test("names the page, and each step that may break with its selector, problem and a suggestion", () => {
  const steps = [
    draftStep(),
    draftStep({ selector: "button[type=submit]", description: "Click the Confirm button" }),
    draftStep({ selector: "div:nth-child(3)", description: null }),
  ];
  expect(developerRequest({ routePattern: "/rooms/*", steps })).toBe(
    `Please add stable selectors for recorded steps.

Page: /rooms/*

Step 2: Click the Confirm button
Selector: button[type=submit]
Problem: Matches any submit button.
Suggestion: data-testid="confirm-button"

Step 3: Click div:nth-child(3)
Selector: div:nth-child(3)
Problem: Depends on element order, so it breaks when something is added or moved.`,
  );
});

test.each([
  ["Type into Élan’s e-mail", "elan-s-e-mail"],
  ["The Garden room", "garden-room"],
  ["открыть", null],
  [`Choose ${"a long name ".repeat(20)}`, "long-name-a-long-name-a-long-name-a"],
])("suggests a name for %j", (description, testId) => {
  const steps = [draftStep({ selector: "li:first-child", description })];
  const request = developerRequest({ routePattern: null, steps });
  expect(/data-testid="(.*)"/.exec(request)?.[1] ?? null).toBe(testId);
});

test("says that no selector was recorded, and hides what was typed into a sensitive field", () => {
  const steps = [
    draftStep({ selector: null, description: null }),
    draftStep({ type: "input", selector: 'div:nth-child(2) > input[name=password][value="hunter2"]' }),
  ];
  const request = developerRequest({ routePattern: null, steps });
  expect(request).toContain("Selector: none recorded");
  expect(request).not.toContain("hunter2");
});

test("a step may break if its selector may, or if it has none", () => {
  expect(stepsThatMayBreak(fragileSteps)).toEqual([0, 1, 4]);
  expect(stepsThatMayBreak([draftStep(), { type: "navigate", selector: null }])).toEqual([]);
});

import { expect, test } from "vitest";
import { draftStep } from "../fixtures";
import { developerRequest, selectorRisks } from "./developer-request";

test("names the page, and each step that may break with its selector, problem and a suggestion", () => {
  const steps = [
    draftStep(),
    draftStep({ selector: "form > button", description: "Click the Confirm button" }),
    draftStep({ selector: "div:nth-child(3)", description: null }),
  ];
  expect(developerRequest({ routePattern: "/rooms/*", steps })).toBe(
    `Please add stable selectors for recorded steps.

Page: /rooms/*

Step 2: Click the Confirm button
Selector: form > button
Problem: Matches any “button” element.
Suggestion: data-testid="confirm-button"

Step 3: Click an element
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

test("says that no selector was recorded", () => {
  const steps = [draftStep({ selector: null, description: null })];
  const request = developerRequest({ routePattern: null, steps });
  expect(request).toContain("Selector: none recorded");
});

const fragile = draftStep({ selector: "div:nth-child(2) > a" });
const missing = draftStep({ selector: null });

test.each([
  [[draftStep(), { type: "navigate", selector: null }], null],
  [[fragile], "1 step may break"],
  [[missing, missing], "2 steps can’t run"],
  [[fragile, draftStep(), fragile, missing], "2 steps may break, 1 can’t run"],
])("the risks of the selectors of %j are %j", (steps, risks) => {
  expect(selectorRisks(steps)).toBe(risks);
});

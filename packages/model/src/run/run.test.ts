import { expect, it } from "vitest";
import { actionOf } from "./run";

it.each([
  [{ actionId: "a", actionName: "Book" }, "a"],
  [{ actionId: null, actionName: "Book" }, "Book"],
  [{ actionId: null, actionName: null }, null],
])("actionOf %j is %j", (action, known) => {
  expect(actionOf(action)).toBe(known);
});

import { expect, it } from "vitest";
import { actionIdOrName } from "./run";

it.each([
  [{ actionId: "a", actionName: "Book" }, "a"],
  [{ actionId: null, actionName: "Book" }, "Book"],
  [{ actionId: null, actionName: null }, null],
])("actionIdOrName %j is %j", (action, known) => {
  expect(actionIdOrName(action)).toBe(known);
});

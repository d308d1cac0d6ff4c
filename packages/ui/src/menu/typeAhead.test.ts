import { expect, test } from "vitest";
import { findByTypeAhead } from "./typeAhead";

const names = ["System", "Light", "Dark", "Team", "Sign out", "Signals"];

test.each([
  ["finds the next match after the current one", "l", -1, 1],
  ["matches several letters", "sig", 0, 4],
  ["matches several letters of the last name", "signa", -1, 5],
  ["stays on the current match while it fits", "sig", 4, 4],
  ["repeats a letter to move to the next match", "s", 0, 4],
  ["wraps around", "ss", 5, 0],
  ["finds nothing", "x", 0, undefined],
  ["ignores case", "TE", 0, 3],
] as const)("%s", (_, typed, current, at) => {
  expect(findByTypeAhead(names, typed, current)).toBe(at);
});

test("finds nothing without names", () => {
  expect(findByTypeAhead([], "a", -1)).toBeUndefined();
});

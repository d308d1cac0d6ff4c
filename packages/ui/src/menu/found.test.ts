import { expect, test } from "vitest";
import { found } from "./found";

const names = ["System", "Light", "Dark", "Team", "Sign out"];

test.each([
  ["the next that begins so", "l", -1, 1],
  ["more letters", "sig", 0, 4],
  ["stays where it is while more letters fit", "sy", 0, 0],
  ["the same letter goes on to the next", "s", 0, 4],
  ["and round", "ss", 4, 0],
  ["nothing begins so", "x", 0, undefined],
  ["capitals do not matter", "TE", 0, 3],
] as const)("%s", (_, typed, current, at) => {
  expect(found(names, typed, current)).toBe(at);
});

test("no names, nothing found", () => {
  expect(found([], "a", -1)).toBeUndefined();
});

import { expect, test } from "vitest";
import { run } from "../../fixtures";
import { splitNewRuns } from "./new-runs";

const named = (key: string) => run({ key, id: key });
const [a, b, c] = [named("a"), named("b"), named("c")];

test("new is what wasn’t listed before", () => {
  expect(splitNewRuns([b, c], [a, b, c])).toEqual({ rows: [b, c], newer: [a] });
});

test("the same runs in another order are not new, and stay where they were", () => {
  expect(splitNewRuns([a, b, c], [c, b, a])).toEqual({ rows: [a, b, c], newer: [] });
});

test("a listed run has its newer version in place", () => {
  const ended = { ...b, status: "failed" };
  expect(splitNewRuns([a, b], [ended, a])).toEqual({ rows: [a, ended], newer: [] });
});

test("a listed run that is gone stays, and a run below it can be new", () => {
  expect(splitNewRuns([a, b], [a, c])).toEqual({ rows: [a, b], newer: [c] });
});

import { expect, test } from "vitest";
import { run } from "../../fixtures";
import { mergeRuns } from "./merge-runs";

const rows = [
  run({ id: "b", key: "b", status: "running" }),
  run({ id: null, key: "~2", status: "running" }),
  run({ id: "c", key: "c~3", status: "running" }),
];
const newer = [
  run({ id: "new", key: "new", status: "running" }),
  run({ id: null, key: "~1", status: "success" }),
  run({ id: "c", key: "c", status: "failed" }),
];
const shown = (runs: readonly { key: string; status: string | null }[]) =>
  runs.map(({ key, status }) => `${key} ${status}`);

test("updates rows in place, with their keys, and adds new ones first", () => {
  expect(shown(mergeRuns(rows, newer, { addsNew: true }))).toEqual([
    "new running",
    "b running",
    "~2 running",
    "c~3 failed",
  ]);
});

test("adds none that the list's filter excludes", () => {
  expect(shown(mergeRuns(rows, newer, { addsNew: false }))).toEqual([
    "b running",
    "~2 running",
    "c~3 failed",
  ]);
});

test("keeps the array if nothing has changed", () => {
  expect(mergeRuns(rows, [run({ id: "b", key: "other", status: "running" })], { addsNew: true })).toBe(rows);
  expect(mergeRuns(rows, [run({ id: "new", key: "new", status: "running" })], { addsNew: false })).toBe(rows);
});

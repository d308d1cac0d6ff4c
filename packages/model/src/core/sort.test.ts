import { expect, test } from "vitest";
import { type SortValue, sortRows } from "./sort";

const sorted = (values: readonly SortValue[], direction: "ascending" | "descending") =>
  sortRows(values, { value: (each) => each }, { key: "value", direction });

test("sorts numbers as numbers and texts naturally, missing values last in both directions", () => {
  expect(sorted([10, null, 9, -1, 999.6], "ascending")).toEqual([-1, 9, 10, 999.6, null]);
  expect(sorted([10, null, 9, -1, 999.6], "descending")).toEqual([999.6, 10, 9, -1, null]);
  expect(sorted(["Room 10", "Zebra", null, "äpfel", "Room 9"], "ascending")).toEqual([
    "äpfel",
    "Room 9",
    "Room 10",
    "Zebra",
    null,
  ]);
});

test("keeps the order of equal rows in both directions", () => {
  const rows = [
    { id: 1, name: "b" },
    { id: 2, name: "a" },
    { id: 3, name: "b" },
    { id: 4, name: null },
    { id: 5, name: null },
  ];
  const ids = (direction: "ascending" | "descending") =>
    sortRows(rows, { name: ({ name }) => name }, { key: "name", direction }).map(({ id }) => id);
  expect(ids("ascending")).toEqual([2, 1, 3, 4, 5]);
  expect(ids("descending")).toEqual([1, 3, 2, 4, 5]);
});

test("returns the same array without a sort", () => {
  const rows = [2, 1];
  expect(sortRows(rows, { value: (each) => each }, null)).toBe(rows);
});

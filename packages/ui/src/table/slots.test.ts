import { expect, test } from "vitest";
import { firstSlots, nextSlots } from "./slots";

const abc = firstSlots(["a", "b", "c"], "name");

test("rows keep their slots while others come and go", () => {
  const fewer = nextSlots(abc, ["c", "a"], "name", false);
  expect(fewer.slots).toEqual([2, 0]);
  expect(nextSlots(fewer, ["new", "a", "b"], "name", false).slots).toEqual([3, 0, 4]);
});

test("in another order the slots stay where they are", () => {
  expect(nextSlots(abc, ["c", "b", "a"], "-name", false).slots).toEqual([0, 1, 2]);
});

test("in another order, with more rows or fewer, no slot is given twice", () => {
  expect(nextSlots(abc, ["d", "c", "b", "a"], "-name", false).slots).toEqual([0, 1, 2, 3]);
  const fewer = nextSlots(abc, ["c"], "-name", false);
  expect(nextSlots(fewer, ["c", "d"], "-name", false).slots).toEqual([0, 3]);
});

test("a row that has the focus keeps its slot, and so do the others", () => {
  expect(nextSlots(abc, ["c", "b", "a"], "-name", true).slots).toEqual([2, 1, 0]);
});

test("nothing new is nothing to draw", () => {
  expect(nextSlots(abc, ["a", "b", "c"], "name", false)).toBe(abc);
});

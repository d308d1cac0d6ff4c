import { expect, test } from "vitest";
import { firstSlots, nextSlots } from "./slots";

const abc = firstSlots(["a", "b", "c"], "name");

test("rows keep their slots when others are added or removed", () => {
  const fewer = nextSlots(abc, ["c", "a"], "name", false);
  expect(fewer.slots).toEqual([2, 0]);
  expect(nextSlots(fewer, ["new", "a", "b"], "name", false).slots).toEqual([3, 0, 4]);
});

test("slots keep their order when rows are sorted", () => {
  expect(nextSlots(abc, ["c", "b", "a"], "-name", false).slots).toEqual([0, 1, 2]);
});

test("never assigns a slot twice when the order and number of rows change", () => {
  expect(nextSlots(abc, ["d", "c", "b", "a"], "-name", false).slots).toEqual([0, 1, 2, 3]);
  const fewer = nextSlots(abc, ["c"], "-name", false);
  expect(nextSlots(fewer, ["c", "d"], "-name", false).slots).toEqual([0, 3]);
});

test("the focused row and the others keep their slots", () => {
  expect(nextSlots(abc, ["c", "b", "a"], "-name", true).slots).toEqual([2, 1, 0]);
});

test("returns the same array if nothing changed", () => {
  expect(nextSlots(abc, ["a", "b", "c"], "name", false)).toBe(abc);
});

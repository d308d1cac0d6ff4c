import { expect, test } from "vitest";
import { step, WHOLE, type ChartFocus } from "./roving";

const partsOf = [[0, 1], [], [0, 2]];
const none = { altKey: false, ctrlKey: false, metaKey: false };
const chartFocus = (point: number, part: number = WHOLE): ChartFocus => ({ point, part });

test.each<[string, ChartFocus, ChartFocus | null]>([
  ["ArrowRight", chartFocus(0), chartFocus(1)],
  ["ArrowRight", chartFocus(2), chartFocus(2)],
  ["ArrowLeft", chartFocus(2), chartFocus(1)],
  ["ArrowLeft", chartFocus(0), chartFocus(0)],
  ["End", chartFocus(0), chartFocus(2)],
  ["Home", chartFocus(2, 0), chartFocus(0, 0)],
  // Without that part, the bar itself gets the focus.
  ["ArrowRight", chartFocus(0, 1), chartFocus(1)],
  ["Home", chartFocus(2, 2), chartFocus(0)],
  ["ArrowUp", chartFocus(0), chartFocus(0, 0)],
  ["ArrowUp", chartFocus(2, 0), chartFocus(2, 2)],
  ["ArrowUp", chartFocus(0, 1), chartFocus(0, 1)],
  ["ArrowUp", chartFocus(1), chartFocus(1)],
  ["ArrowDown", chartFocus(2, 2), chartFocus(2, 0)],
  ["ArrowDown", chartFocus(2, 0), chartFocus(2)],
  ["ArrowDown", chartFocus(2), chartFocus(2)],
  ["a", chartFocus(0), null],
])("%s moves from %j to %j", (key, from, to) => {
  expect(step({ key, ...none }, from, partsOf)).toEqual(to);
});

test.each<[string, ChartFocus, ChartFocus]>([
  ["ArrowRight", chartFocus(1), chartFocus(0)],
  ["ArrowLeft", chartFocus(1), chartFocus(2)],
])("from right to left, %s moves from %j to %j", (key, from, to) => {
  expect(step({ key, ...none }, from, partsOf, true)).toEqual(to);
});

test.each(["altKey", "ctrlKey", "metaKey"])("leaves keys with %s to the browser", (modifier) => {
  for (const key of ["ArrowLeft", "ArrowRight", "Home", "End"])
    expect(step({ key, ...none, [modifier]: true }, chartFocus(1), partsOf)).toBeNull();
});

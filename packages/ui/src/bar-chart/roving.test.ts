import { expect, test } from "vitest";
import { step, WHOLE, type Spot } from "./roving";

const partsOf = [[0, 1], [], [0, 2]];
const spot = (point: number, part: number = WHOLE): Spot => ({ point, part });

test.each<[string, Spot, Spot | null]>([
  ["ArrowRight", spot(0), spot(1)],
  ["ArrowRight", spot(2), spot(2)],
  ["ArrowLeft", spot(0), spot(0)],
  ["End", spot(0), spot(2)],
  ["Home", spot(2, 0), spot(0, 0)],
  // Without that part, the bar itself gets the focus.
  ["ArrowRight", spot(0, 1), spot(1)],
  ["Home", spot(2, 2), spot(0)],
  ["ArrowUp", spot(0), spot(0, 0)],
  ["ArrowUp", spot(2, 0), spot(2, 2)],
  ["ArrowUp", spot(0, 1), spot(0, 1)],
  ["ArrowUp", spot(1), spot(1)],
  ["ArrowDown", spot(2, 2), spot(2, 0)],
  ["ArrowDown", spot(2, 0), spot(2)],
  ["ArrowDown", spot(2), spot(2)],
  ["a", spot(0), null],
])("%s from %j leads to %j", (key, from, to) => {
  expect(step(key, from, partsOf)).toEqual(to);
});

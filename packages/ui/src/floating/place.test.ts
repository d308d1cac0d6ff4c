import { expect, test } from "vitest";
import { placed } from "./place";

const room = { width: 1000, height: 600 };
const float = { width: 200, height: 100 };
const anchor = (left: number, top: number) => ({ left, top, width: 80, height: 30 });

test.each([
  ["below, lined up with the anchor's start", "below", anchor(100, 50), { left: 100, top: 80 }],
  ["lined up with its end where the start leaves no room", "below", anchor(900, 50), { left: 780, top: 80 }],
  ["above where there is no room below", "below", anchor(100, 550), { left: 100, top: 450 }],
  ["above, in the middle", "above", anchor(400, 300), { left: 340, top: 200 }],
  ["below where there is no room above", "above", anchor(400, 20), { left: 340, top: 50 }],
  ["never out of sight", "above", anchor(0, 300), { left: 0, top: 200 }],
] as const)("%s", (_, where, from, to) => {
  expect(placed(where, from, float, room)).toEqual(to);
});

import { expect, test } from "vitest";
import { addRoutePattern, parseSettingNumber } from "./settings";

test.each([
  ["12", 12, 12],
  ["12.7", 12, 12],
  ["-5", -5, -5],
  [" 7 px", 7, 7],
  ["0", 0, 0],
  ["", 0, 1000],
  ["abc", 0, 1000],
  ["NaN", 0, 1000],
  ["Infinity", 0, 1000],
  ["1e3", 1, 1],
])("sends %j as the offset %s and as the z-index %s", (typed, offset, layer) => {
  expect(parseSettingNumber("launcherOffsetX", typed)).toBe(offset);
  expect(parseSettingNumber("launcherOffsetY", typed)).toBe(offset);
  expect(parseSettingNumber("launcherZIndex", typed)).toBe(layer);
});

test.each([
  [[], "/rooms/*", ["/rooms/*"]],
  [["/a"], "  /b ", ["/a", "/b"]],
  [["/a"], "", ["/a"]],
  [["/a"], "   ", ["/a"]],
  [["/a"], " /a ", ["/a"]],
  [["/a"], "/A", ["/a", "/A"]],
])("adding %j and %j gives %j", (patterns, entry, after) => {
  expect(addRoutePattern(patterns, entry)).toEqual(after);
});

test("returns the same list when there is nothing to add", () => {
  const patterns = ["/a"];
  expect(addRoutePattern(patterns, "/a")).toBe(patterns);
});

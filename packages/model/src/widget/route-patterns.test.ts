import { expect, test } from "vitest";
import { addRoutePattern } from "./route-patterns";

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

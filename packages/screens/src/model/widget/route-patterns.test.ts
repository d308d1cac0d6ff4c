import { expect, test } from "vitest";
import { linear, timeGrowth } from "../../testing/linear-time";
import { addRoutePattern, checkRoute, matchesRoute, pathOf, routeVerdictText } from "./route-patterns";

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

test.each([
  ["/rooms", "/rooms", true],
  ["/rooms", "/rooms/", true],
  ["/rooms/", "/rooms", true],
  ["rooms", "/rooms", true],
  ["/rooms", "/rooms/12", false],
  ["/rooms", "/Rooms", false],
  ["/rooms/*", "/rooms/12", true],
  ["/rooms/*", "/rooms", false],
  ["/rooms/*", "/rooms/12/photos", false],
  ["/rooms/*/photos", "/rooms/12/photos", true],
  ["/sale*", "/sale-2026", true],
  ["/sale*", "/sale", true],
  ["/*-offer", "/spring-offer", true],
  ["/*-offer", "/spring-offers", false],
  ["/a*b*c", "/aXXbYYc", true],
  ["/a*b*c", "/aXXcYYb", false],
  ["/booking/:step", "/booking/payment", true],
  ["/booking/:step", "/booking", false],
  ["/booking/:step", "/booking/a/b", false],
  ["/:lang/rooms", "/de/rooms", true],
  ["/:", "/x", false],
  ["/a.b", "/axb", false],
  ["/(x)", "/(x)", true],
  ["/", "/", true],
  ["/", "", true],
  ["/", "/rooms", false],
  ["/*", "/", false],
  ["*", "/rooms", true],
  ["/rooms", "/rooms?guests=2#top", true],
  ["/rooms", "https://www.harbourstay.example/rooms?x", true],
  ["https://www.harbourstay.example/rooms", "/rooms", true],
])("%s matches %s: %s", (pattern, path, fits) => {
  expect(matchesRoute(pattern, path)).toBe(fits);
});

test.each([
  ["", "/"],
  ["https://shop.example", "/"],
  ["https://shop.example?x=/y", "/"],
  ["//a//b/", "/a/b"],
  [" a/b ", "/a/b"],
])("the path of %j is %s", (typed, path) => {
  expect(pathOf(typed)).toBe(path);
});

test("matches a pattern full of stars quickly", () => {
  const started = performance.now();
  expect(matchesRoute(`/${"*a".repeat(200)}b`, `/${"a".repeat(5_000)}`)).toBe(false);
  expect(performance.now() - started).toBeLessThan(500);
});

test.each([
  ["/rooms/1", [], [], { isShown: true, by: "everywhere" }, "nothing excludes it"],
  [
    "/rooms/1",
    ["/x", "/rooms/*", "/rooms/:id"],
    [],
    { isShown: true, by: "include", pattern: "/rooms/*" },
    "matches include /rooms/*",
  ],
  [
    "/rooms/1",
    ["/rooms/*"],
    ["/rooms/:id"],
    { isShown: false, by: "exclude", pattern: "/rooms/:id" },
    "matches exclude /rooms/:id",
  ],
  ["/rooms/1", [], ["/rooms/*"], { isShown: false, by: "exclude", pattern: "/rooms/*" }, "Hidden"],
  ["/cart", ["/rooms/*"], ["/x"], { isShown: false, by: "noInclude" }, "no include pattern matches"],
])("%s with %j and without %j", (path, include, exclude, verdict, words) => {
  const judged = checkRoute(path, include, exclude);
  expect(judged).toEqual(verdict);
  expect(routeVerdictText(judged)).toContain(words);
});

test.each(["a", "/", "*", ":", "?"])("takes linear time on patterns and paths full of %j", (piece) => {
  expect(
    timeGrowth((size) => {
      const text = `/${piece.repeat(size)}`;
      return () => [matchesRoute("/*a*b", text), matchesRoute(text, "/aab"), matchesRoute(text, text)];
    }, 10_000),
  ).toBeLessThanOrEqual(linear);
});

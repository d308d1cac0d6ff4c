import { expect, test } from "vitest";
import { routeAt } from "./warm-up";

test.each([
  ["/", "dashboard"],
  ["/runs", "runs"],
  ["/runs/run_1", "run"],
  ["/runs/Run_1", "run"],
  ["/runs/", undefined],
  ["/Runs", undefined],
  ["/runs/run_1/", undefined],
  ["/runs/run_1/more", undefined],
  ["//", undefined],
])("%s leads to %s", (pathname, name) => {
  expect(routeAt(pathname)?.route.name).toBe(name);
});

import { expect, test } from "vitest";
import { matchPage } from "./match-page";
import { paths } from "./paths";

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
])("%s opens %s", (pathname, name) => {
  expect(matchPage(pathname)?.name).toBe(name);
});

test.each([
  "run_1",
  "café",
  "two words",
  " ",
  "a?b=c#d",
  "50%",
  "%2e%2e",
  "%2F",
  "a+b;c=1",
  "🍽️",
  "__proto__",
  "constructor",
])("the ID “%s” survives the round trip through its URL", (id) => {
  for (const { href } of [paths.run, paths.draft, paths.action])
    expect(matchPage(new URL(href(id), "https://console.example").pathname)?.id).toBe(id);
});

test("a malformed escape in a path is kept unchanged", () => {
  expect(matchPage("/runs/50%")?.id).toBe("50%");
});

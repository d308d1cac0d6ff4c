import { paths } from "@understudy/model";
import { describe, expect, test } from "vitest";
import { framesOf, pagePattern, scrub } from "./scrub";

describe("scrub", () => {
  test.each([
    ["token eyJhbGciOi.eyJzdWIi.c2ln", "token [token]"],
    ["Authorization: Bearer abc.def", "Authorization: Bearer [token]"],
    ["user ada.lovelace+x@northwind.example failed", "user [email] failed"],
    ["user zoë@münchen.example failed", "user [email] failed"],
    ["GET https://api.example.com/v1/runs?status=failed", "GET https://api.example.com/v1/runs?[removed]"],
    ["at /#code=secret&state=1", "at /#[removed]"],
    ["run 3f2504e0-4f89-11d3-9a0c-0305e82c3301", "run [id]-[id]-[id]-[id]-[id]"],
    ["/v1/runs/run_90012 and drf_reschedule", "/v1/runs/[id] and [id]"],
    ["card 4111111111111111", "card [id]"],
    ["key uk_live_0123456789abcdefghij", "key [id]"],
    [
      `Unexpected token 'A', "Ada lives at 1 "... is not valid JSON`,
      `Unexpected token 'A', "[text]"... is not valid JSON`,
    ],
    [`Unexpected identifier "Ada`, `Unexpected identifier "[text]"`],
  ])("%s", (text, expected) => {
    expect(scrub(text)).toBe(expected);
  });

  test.each([
    "TypeError: Cannot read properties of undefined (reading 'routesInclude')",
    "Minified React error #418; visit https://react.dev/errors/418",
    "Failed to fetch dynamically imported module: https://console.example.com/assets/TeamPage.js",
  ])("keeps %s", (text) => {
    expect(scrub(text)).toBe(text);
  });

  test.each(["a@", "a", "?", '"', "eyJ.", "a_"])("cuts a million times %j", (part) => {
    expect(scrub(part.repeat(1_000_000)).length).toBeLessThanOrEqual(300);
  });
});

test("keeps file, line and column of frames in the console's own files only", () => {
  const stack = [
    "TypeError: x",
    "    at render (https://console.example.com/assets/login-abc.js:1:200)",
    "    at chrome-extension://secret/inject.js:3:4",
    "    at https://console.example.com/assets/signed-in.js?token=1:5:6",
    "TeamPage@https://console.example.com/assets/TeamPage-Dx_1.js:2:30",
  ].join("\n");
  expect(framesOf(stack, "https://console.example.com")).toEqual([
    "/assets/login-abc.js:1:200",
    "/assets/TeamPage-Dx_1.js:2:30",
  ]);
});

test("keeps the first eight frames", () => {
  const stack = Array.from({ length: 9 }, (_, line) => `at https://console.example.com/a.js:${line}:1`);
  const frames = framesOf(stack.join("\n"), "https://console.example.com");
  expect(frames.map((frame) => frame.at(-3)).join("")).toBe("01234567");
});

describe("pagePattern", () => {
  test.each(Object.values(paths).map(({ pattern }) => pattern))("knows %s", (pattern) => {
    expect(pagePattern(pattern.replace(":id", "run_90012"))).toBe(pattern);
  });

  test.each([
    ["/elsewhere/ada@example.com", "(other)"],
    ["/ada@example.com", "(other)"],
    ["/settings/ada@example.com", "(other)"],
    ["/runs/run_90012", "/runs/:id"],
    ["/runs/run_90012/more", "(other)"],
  ])("turns %s into %s", (pathname, expected) => {
    expect(pagePattern(pathname)).toBe(expected);
  });
});

import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { HttpRequest } from "./request";
import {
  toFailure,
  failureOf,
  mayHaveTakenEffect,
  messageOf,
  responseFailure,
  withoutStatusMessage,
  retryAfterOf,
  sentenceText,
  isAborted,
  pollDelay,
} from "./errors";

const route = {
  method: "GET",
  pattern: "/v1/runs/{id}",
  id: "secret-id",
  version: "development",
} satisfies HttpRequest & { version: string };
const answer = (code: number, statusText = "", headers: Record<string, string> = {}) =>
  new Response(null, { status: code, statusText, headers });

beforeAll(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 2, 4, 15, 6), toFake: ["Date"] });
});
afterAll(() => {
  vi.useRealTimers();
});

describe("the message of a non-OK response", () => {
  test.each([
    ['{"message":"Draft is locked"}', "Draft is locked"],
    ['{"error":"No such draft"}', "No such draft"],
    ['{"detail":"Not allowed"}', "Not allowed"],
    ['{"message":"first","error":"second","detail":"third"}', "first"],
    ['{"message":"","error":"second"}', "second"],
    ['{"message":" \\n ","detail":"third"}', "third"],
    ['{"message":{"text":"no"},"error":["no"],"detail":"third"}', "third"],
    ['{"message":"a\\u0000b\\u001b[31mc\\u202Ed\\u2066e\\u200Ff"}', "ab[31mcdef"],
    ['{"message":"one\\r\\n\\ttwo"}', "one two"],
    ['{"message":"<b>bold</b>"}', "<b>bold</b>"],
    ['{"message":"\\u202E"}', "API error 422 Unprocessable Entity"],
    ['{"message":"pay\\u200bpal\\u00ad\\ufeff \\u{e0061}"}'.replace("\\u{e0061}", "\u{e0061}"), "paypal"],
    ['{"message":42}', "API error 422 Unprocessable Entity"],
    ['{"__proto__":{"message":"no"}}', "API error 422 Unprocessable Entity"],
    ["<!doctype html><h1>Oops</h1>", "API error 422 Unprocessable Entity"],
    ['"just a string"', "API error 422 Unprocessable Entity"],
    ["[1,2]", "API error 422 Unprocessable Entity"],
    ["null", "API error 422 Unprocessable Entity"],
    ["", "API error 422 Unprocessable Entity"],
    ['{"message":"cut', "API error 422 Unprocessable Entity"],
  ])("%s says %o", (body, expected) => {
    expect(messageOf(answer(422, "Unprocessable Entity"), body)).toBe(expected);
  });

  test("is trimmed if the status has no text", () => {
    expect(messageOf(answer(502), "<html>")).toBe("API error 502");
  });

  test("has at most 300 characters and doesn't split a surrogate pair", () => {
    expect(messageOf(answer(500), JSON.stringify({ message: "x".repeat(1_000) }))).toBe("x".repeat(300));
    expect(messageOf(answer(500), JSON.stringify({ message: `${"x".repeat(299)}😀` }))).toBe("x".repeat(299));
  });
});

test("server text within a sentence has one line, nothing invisible and a limit", () => {
  expect(sentenceText(`act_1\n\nYour account was deleted.\u202e${"x".repeat(3_000)}`)).toMatch(
    /^act_1 Your account was deleted\.x{269}$/,
  );
  expect(sentenceText("x".repeat(3_000))).toHaveLength(300);
});

describe("Retry-After", () => {
  test.each([
    ["7", 7],
    [" 0 ", 0],
    ["-5", null],
    ["1.5", null],
    ["soon", null],
    ["", null],
  ])("%o means %o seconds", (header, expected) => {
    expect(retryAfterOf(answer(429, "", { "Retry-After": header }))).toBe(expected);
  });

  // The browser's clock says March 4, 15:06.
  test.each([
    ["Wed, 04 Mar 2026 15:06:30 GMT", 30],
    ["Wed, 04 Mar 2026 15:00:00 GMT", 0],
  ])("%o counts from the response’s own date", (until, expected) => {
    const headers = { "Retry-After": until, Date: "Wed, 04 Mar 2026 15:06:00 GMT" };
    expect(retryAfterOf(answer(429, "", headers))).toBe(expected);
  });

  test("counts nothing by this computer’s clock, which may be wrong", () => {
    const until = "Thu, 05 Mar 2026 16:06:30 GMT";
    expect(retryAfterOf(answer(429, "", { "Retry-After": until }))).toBeNull();
    expect(
      retryAfterOf(answer(429, "", { "Retry-After": until, Date: "Thu, 05 Mar 2026 16:06:00 GMT" })),
    ).toBe(30);
  });

  test("is null if the header is missing", () => {
    expect(retryAfterOf(answer(429))).toBeNull();
  });
});

describe("failures", () => {
  test("include what support needs, and nothing private", () => {
    const failure = responseFailure(
      route,
      answer(503, "Service Unavailable", { "x-request-id": "req-\u00011", "Retry-After": "9" }),
      "",
    );
    expect(failure).toEqual({
      kind: "answer",
      status: 503,
      message: "API error 503 Service Unavailable",
      retryAfter: 9,
      details: {
        time: "2026-03-04T15:06:00.000Z",
        method: "GET",
        pattern: "/v1/runs/{id}",
        status: 503,
        requestId: "req-1",
        version: "development",
      },
    });
    expect(JSON.stringify(failure)).not.toContain("secret-id");
  });

  test("without a response have no message", () => {
    expect(failureOf("network", route)).toEqual({
      kind: "network",
      details: {
        time: "2026-03-04T15:06:00.000Z",
        method: "GET",
        pattern: "/v1/runs/{id}",
        version: "development",
      },
    });
  });

  test.each([
    [failureOf("network", route), true],
    [failureOf("timeout", route), true],
    [failureOf("unreadable", route), true],
    [failureOf("session", route), false],
    [{ ...failureOf("network", route), unsent: true as const }, false],
    [responseFailure(route, answer(400), ""), false],
    [responseFailure(route, answer(403), ""), false],
    [responseFailure(route, answer(422), ""), false],
    [responseFailure(route, answer(429), ""), false],
    [responseFailure(route, answer(404), ""), true],
    [responseFailure(route, answer(408), ""), true],
    [responseFailure(route, answer(409), ""), true],
    [responseFailure(route, answer(500), ""), true],
    [responseFailure(route, answer(503), ""), true],
  ])("after %j, the write may have taken effect: %o", (failure, expected) => {
    expect(mayHaveTakenEffect(failure)).toBe(expected);
  });

  test("are distinguished from other thrown values", () => {
    const failure = failureOf("timeout", route);
    expect(toFailure(failure)).toBe(failure);
    expect(toFailure({ name: "TypeError", message: "x is not a function", stack: "at y" })).toEqual({
      kind: "unreadable",
    });
    expect(toFailure(undefined)).toEqual({ kind: "unreadable" });
    expect(toFailure({ kind: "other" })).toEqual({ kind: "unreadable" });
    expect(isAborted({ name: "AbortError", message: "Aborted" })).toBe(true);
    expect(isAborted(failure)).toBe(false);
  });
});

test.each(["a", " ", "\n", "\u200b", "\u202e", "{", '"'])("cuts a message of a million times %j", (piece) => {
  const text = `x${piece.repeat(1_000_000)}x`;
  for (const body of [JSON.stringify({ message: text }), text])
    expect(messageOf(answer(500), body).length).toBeLessThanOrEqual(300);
});

test("the problems of refused fields are read and made safe to show", () => {
  const refusal = (body: unknown) => responseFailure(route, answer(422), JSON.stringify(body)).fields;
  expect(refusal({ message: "No", fields: { name: "must not\nbe empty", other: 3, "": "\u202e" } })).toEqual({
    name: "must not be empty",
  });
  for (const fields of [undefined, null, [], "name", { name: 1 }])
    expect(refusal({ fields })).toBeUndefined();
});

describe("the delay of the next poll", () => {
  test.each([
    ["after a success", undefined, 5_000],
    ["after a failure", { kind: "answer", status: 503 }, 5_000],
    ["after a short Retry-After", { kind: "answer", status: 429, retryAfter: 2 }, 5_000],
    ["after a long Retry-After", { kind: "answer", status: 429, retryAfter: 120 }, 120_000],
    ["after an endless Retry-After", { kind: "answer", status: 429, retryAfter: 999_999_999 }, 3_600_000],
  ])("%s", (_case, error, ms) => {
    expect(pollDelay(5_000, error)).toBe(ms);
  });
});

test.each([
  [404, "{}", undefined],
  [405, "<html>", undefined],
  [501, "", undefined],
  [404, '{"message":"No such key"}', "No such key"],
  [500, "", "API error 500 Server Error"],
])("a missing endpoint's answer %i %s leaves the message %s", (status, body, message) => {
  const failure = responseFailure(route, answer(status, "Server Error"), body);
  expect(withoutStatusMessage(failure).message).toBe(message);
});

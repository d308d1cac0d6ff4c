import { describe, expect, test } from "vitest";
import { type HttpRequest, requestUrl } from "./request";

const origin = "https://api.example.com";
const drafts: HttpRequest = { method: "GET", pattern: "/v1/drafts" };
const draft = (id: string): HttpRequest => ({ method: "GET", pattern: "/v1/drafts/{id}", id });

describe("the URL of a call", () => {
  test.each([
    ["https://api.example.com", "https://api.example.com/v1/drafts"],
    ["https://api.example.com/", "https://api.example.com/v1/drafts"],
    ["https://api.example.com/console/eu", "https://api.example.com/console/eu/v1/drafts"],
    ["https://api.example.com/console/eu//", "https://api.example.com/console/eu/v1/drafts"],
    ["http://127.0.0.1:4173", "http://127.0.0.1:4173/v1/drafts"],
    ["https://someone:secret@api.example.com/x?y#z", "https://api.example.com/x/v1/drafts"],
  ])("with the base URL %o is %s", (baseUrl, expected) => {
    expect(requestUrl(drafts, baseUrl)).toBe(expected);
  });

  test.each([
    ["d1", "d1"],
    ["a b", "a%20b"],
    ["%2e%2e", "%252e%252e"],
    ["...", "..."],
    ["x?admin=1#y", "x%3Fadmin%3D1%23y"],
    ["__proto__", "__proto__"],
    ["$&", "%24%26"],
    ["日本", "%E6%97%A5%E6%9C%AC"],
  ])("encodes the id %o", (id, expected) => {
    const address = requestUrl(draft(id), "https://api.example.com/p");
    expect(address).toBe(`https://api.example.com/p/v1/drafts/${expected}`);
    expect(new URL(address ?? "").pathname).toBe(`/p/v1/drafts/${expected}`);
  });

  test.each([
    "",
    ".",
    "..",
    "\uD800",
    "a/b",
    "../members",
    "//evil.example",
    "\\evil",
    "https://evil.example/",
  ])("refuses the ID %o", (id) => {
    expect(requestUrl(draft(id), origin)).toBeNull();
  });

  test("throws if the ID is missing", () => {
    expect(requestUrl({ method: "GET", pattern: "/v1/drafts/{id}" }, origin)).toBeNull();
  });

  test("omits undefined query parameters", () => {
    const runs = (query: Record<string, string | undefined>): HttpRequest => ({
      method: "GET",
      pattern: "/v1/runs",
      query,
    });
    expect(requestUrl(runs({ status: undefined, env: undefined }), origin)).toBe(`${origin}/v1/runs`);
    expect(requestUrl(runs({ status: "failed", env: undefined }), origin)).toBe(
      `${origin}/v1/runs?status=failed`,
    );
    expect(requestUrl(runs({ status: "a&b=c", env: "dev" }), origin)).toBe(
      `${origin}/v1/runs?status=a%26b%3Dc&env=dev`,
    );
  });
});

import { describe, expect, test } from "vitest";
import { contentSecurityPolicy, headersFor, kindOf } from "./headers";

const addresses = {
  apiBaseUrl: "https://api.example.com/v2",
  provider: ["https://login.example.com/tenant", "https://login.example.com/tenant/token"],
};

describe("the policy", () => {
  test("names the API's and the provider's origins, once each, and nothing wider", () => {
    expect(contentSecurityPolicy(addresses, "'none'").split("; ")).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "font-src 'self'",
      "img-src 'self' https: data:",
      "connect-src 'self' https://api.example.com https://login.example.com",
      "frame-src 'self' https://login.example.com",
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ]);
  });

  test("pictures may come from the API while it is on this machine", () => {
    expect(contentSecurityPolicy({ apiBaseUrl: "http://127.0.0.1:4000", provider: [] }, "'none'")).toContain(
      "img-src 'self' https: data: http://127.0.0.1:4000;",
    );
  });

  test("our own origin as the API adds nothing", () => {
    expect(contentSecurityPolicy({ apiBaseUrl: "", provider: [] }, "'none'")).toContain(
      "connect-src 'self';",
    );
  });
});

describe("by kind of file", () => {
  test.each([
    ["/", "document"],
    ["/runs/r-1", "document"],
    ["/runs/nightly.json", "document"],
    ["/index.html", "document"],
    ["/redirect.html", "bridge"],
    ["/config.json", "config"],
    ["/assets/index-abc.js", "asset"],
    ["/favicon.svg", "other"],
  ] as const)("%s is %s", (path, kind) => {
    expect(kindOf(path)).toBe(kind);
  });

  test("only the bridge may be framed, and only by us", () => {
    expect(headersFor("document", addresses)["content-security-policy"]).toContain("frame-ancestors 'none'");
    expect(headersFor("bridge", addresses)["content-security-policy"]).toContain("frame-ancestors 'self'");
    expect(headersFor("bridge", addresses)).not.toHaveProperty("cross-origin-opener-policy");
  });

  test("documents are not kept, assets are kept for good", () => {
    expect(headersFor("document", addresses)["cache-control"]).toBe("no-store");
    expect(headersFor("bridge", addresses)["cache-control"]).toBe("no-store");
    expect(headersFor("config", addresses)["cache-control"]).toBe("no-store");
    expect(headersFor("asset", addresses)["cache-control"]).toContain("immutable");
  });
});

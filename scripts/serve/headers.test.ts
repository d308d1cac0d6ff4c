import { describe, expect, test } from "vitest";
import { contentSecurityPolicy, headersFor, kindOf } from "./headers";

const addresses = {
  version: "1.2.3+abc1234",
  apiBaseUrl: "https://api.example.com/v2",
  provider: ["https://login.example.com/tenant", "https://login.example.com/tenant/token"],
};

describe("the policy", () => {
  test("names the origins of the API and the provider once each", () => {
    expect(contentSecurityPolicy(addresses, "'none'").split("; ")).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "font-src 'self'",
      "img-src 'self' https: data:",
      "connect-src 'self' https://api.example.com https://login.example.com",
      "frame-src 'self' https://login.example.com",
      "worker-src 'none'",
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ]);
  });

  test("allows images from an API on this machine", () => {
    expect(contentSecurityPolicy({ apiBaseUrl: "http://127.0.0.1:4000", provider: [] }, "'none'")).toContain(
      "img-src 'self' https: data: http://127.0.0.1:4000;",
    );
  });

  test("allows requests to the endpoint for error reports, and sends violations there", () => {
    const reporting = { ...addresses, reportingEndpoint: "https://reports.example.com/in?source=console" };
    const policy = contentSecurityPolicy(reporting, "'none'");
    expect(policy).toContain("https://login.example.com https://reports.example.com;");
    expect(policy).toMatch(
      /; report-uri https:\/\/reports\.example\.com\/in\?source=console; report-to console$/,
    );
    for (const kind of ["document", "bridge"] as const)
      expect(headersFor(kind, reporting)["reporting-endpoints"]).toBe(
        'console="https://reports.example.com/in?source=console"',
      );
    expect(headersFor("document", addresses)).not.toHaveProperty("reporting-endpoints");
  });

  test("escapes characters that would end a directive, a header or a line of a host's file", () => {
    const reportingEndpoint = "https://reports.example.com/a;script-src *,b$host\"'{}\\c d";
    const policy = contentSecurityPolicy({ ...addresses, reportingEndpoint }, "'none'");
    expect(policy).toMatch(
      /; report-uri https:\/\/reports\.example\.com\/a%3Bscript-src[^ ;,$"{}\\]+; report-to/,
    );
  });

  test.each(["https://a.example;script-src *", "https://*.example.com", "https://$host", "data:text/html,x"])(
    "omits %s, which would change the policy",
    (address) => {
      expect(
        contentSecurityPolicy(
          { apiBaseUrl: address, provider: [address], reportingEndpoint: address },
          "'none'",
        ),
      ).toBe(contentSecurityPolicy({ apiBaseUrl: "", provider: [] }, "'none'"));
    },
  );

  test("adds nothing for an API on the console's own origin", () => {
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
    ["/.git/config", "hidden"],
    ["/.env", "hidden"],
    ["/.well-known/security.txt", "hidden"],
    ["/runs/.git", "document"],
  ] as const)("%s is %s", (path, kind) => {
    expect(kindOf(path)).toBe(kind);
  });

  test("allows framing of the redirect bridge only, by the console only", () => {
    expect(headersFor("document", addresses)["content-security-policy"]).toContain("frame-ancestors 'none'");
    expect(headersFor("bridge", addresses)["content-security-policy"]).toContain("frame-ancestors 'self'");
    expect(headersFor("bridge", addresses)).not.toHaveProperty("cross-origin-opener-policy");
  });

  test("sends the version with the document only", () => {
    expect(headersFor("document", addresses)["x-console-version"]).toBe("1.2.3+abc1234");
    expect(headersFor("asset", addresses)).not.toHaveProperty("x-console-version");
  });

  test("caches assets forever, and documents never", () => {
    expect(headersFor("document", addresses)["cache-control"]).toBe("no-store");
    expect(headersFor("bridge", addresses)["cache-control"]).toBe("no-store");
    expect(headersFor("config", addresses)["cache-control"]).toBe("no-store");
    expect(headersFor("asset", addresses)["cache-control"]).toContain("immutable");
  });
});

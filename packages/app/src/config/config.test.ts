import { describe, expect, test } from "vitest";
import { tenantConfig } from "../../testing/tenant-config";
import { checkConfig, loadConfig } from "./config";

const good = { ...tenantConfig, api: { baseUrl: "https://api.example.com/prefix" } };

const withApi = (baseUrl: unknown) => ({ ...good, api: { baseUrl } });
const withIdentity = (changes: object) => ({ ...good, identity: { ...good.identity, ...changes } });

const metadata = {
  issuer: "http://localhost:4173/idp",
  authorization_endpoint: "http://localhost:4173/idp/authorize",
  token_endpoint: "http://localhost:4173/idp/token",
};

describe("accepts", () => {
  test.each([
    ["an https API", good],
    ["our own origin", withApi("")],
    ["an API on this machine", withApi("http://127.0.0.1:4000")],
    [
      "a local authority with its metadata",
      withIdentity({ authority: "http://localhost:4173/idp", metadata }),
    ],
    ["an authority in capitals", withIdentity({ authority: "HTTPS://id.example.com" })],
    [
      "another provider, by its authority and scopes",
      {
        ...good,
        identity: { clientId: "c", authority: "https://id.example.com", scopes: ["openid", "api"] },
      },
    ],
    ["a field of its own", { ...good, $comment: "staging", identity: { ...good.identity, owner: "ops" } }],
    ["custom scopes", withIdentity({ scopes: ["api://c/access"] })],
    ["a port and a path", withApi("https://api.example.com:8443/console/v2")],
    ["an IPv6 host", withApi("https://[2001:db8::1]:8443")],
    ["an internationalized host", withApi("https://bücher.example")],
    ["further discovery metadata", withIdentity({ metadata: { ...metadata, scopes_supported: ["openid"] } })],
    ["a prompt", withIdentity({ prompt: "login consent" })],
    ["documentation", { ...good, product: { ...good.product, docsUrl: "https://docs.example.com/" } }],
    [
      "origins for billing",
      { ...good, billing: { origins: ["https://pay.example.com", "https://x.example:8443"] } },
    ],
    ["no origins for billing", { ...good, billing: {} }],
    ["error reports", { ...good, reporting: { endpoint: "https://reports.example.com/in" } }],
    [
      "sampled error reports",
      { ...good, reporting: { endpoint: "https://reports.example.com/in", sampleRate: 0.1 } },
    ],
  ])("%s", (_, value) => {
    expect(checkConfig(value)).toMatchObject({ ok: true });
  });
});

describe("names each invalid field:", () => {
  test.each([
    ["nothing at all", null, ["config.json must be an object"]],
    ["no identity", { product: good.product, api: good.api }, ["identity is missing"]],
    [
      "an empty identity",
      { ...good, identity: {} },
      [
        "identity.clientId is missing",
        "identity.tenantId is required without an authority",
        "identity.apiAudience is required without scopes",
      ],
    ],
    [
      "a misspelled field",
      { ...good, identity: { tenantId: "t", clientId: "c", apiAudiance: "api://c" } },
      [
        "identity.apiAudience is required without scopes",
        "identity.apiAudiance is unknown. The console reads tenantId, apiAudience, clientId, authority, metadata, prompt, scopes",
      ],
    ],
    [
      "the documentation’s placeholders",
      withIdentity({ tenantId: "the directory (tenant) ID", clientId: "…" }),
      [
        "identity.tenantId still has the documentation’s placeholder",
        "identity.clientId still has the documentation’s placeholder",
      ],
    ],
    [
      "a URL as tenant",
      withIdentity({ tenantId: "https://login.microsoftonline.com/t" }),
      ["identity.tenantId must be the directory’s ID or domain, not a URL"],
    ],
    [
      "a scope as audience",
      withIdentity({ apiAudience: "api://c/.default" }),
      ["identity.apiAudience must be the audience alone: the console adds /.default"],
    ],
    [
      "a discovery document as authority",
      withIdentity({ authority: "https://id.example.com/.well-known/openid-configuration" }),
      ["identity.authority must be the issuer, without /.well-known"],
    ],
    [
      "an API with the version of its calls",
      withApi("https://api.example.com/v1"),
      ["api.baseUrl must not end with /v1: the console’s calls begin with it"],
    ],
    ["an empty client id", withIdentity({ clientId: " " }), ["identity.clientId must not be empty"]],
    [
      "a number for a name",
      { ...good, product: { ...good.product, name: 7 } },
      ["product.name must be a string"],
    ],
    [
      "an API on http elsewhere",
      withApi("http://api.example.com"),
      [
        "api.baseUrl must be an https: URL (http: only for localhost) with a plain host name, or empty for the console’s own origin",
      ],
    ],
    [
      "an API that is a script",
      withApi("javascript:alert(1)"),
      [
        "api.baseUrl must be an https: URL (http: only for localhost) with a plain host name, or empty for the console’s own origin",
      ],
    ],
    [
      "an API with a query",
      withApi("https://api.example.com/?a=b"),
      ["api.baseUrl must not have a query or a fragment"],
    ],
    [
      "an http authority elsewhere",
      withIdentity({ authority: "http://idp.example.com", metadata }),
      ["identity.authority must be an https: URL (http: only for localhost) with a plain host name"],
    ],
    [
      "an http authority without metadata",
      withIdentity({ authority: "http://localhost:1" }),
      ["identity.metadata is required with an http: authority"],
    ],
    [
      "an http authority without metadata or client",
      withIdentity({ authority: "http://localhost:1", clientId: undefined }),
      ["identity.clientId is missing", "identity.metadata is required with an http: authority"],
    ],
    [
      "an authority without a scheme",
      withIdentity({ authority: "idp.example.com" }),
      ["identity.authority must be an https: URL (http: only for localhost) with a plain host name"],
    ],
    [
      "an empty prompt",
      withIdentity({ prompt: " " }),
      ['identity.prompt must be "login", "consent" or "select_account"'],
    ],
    [
      "metadata without endpoints",
      withIdentity({ metadata: {} }),
      [
        "identity.metadata.issuer is missing",
        "identity.metadata.authorization_endpoint is missing",
        "identity.metadata.token_endpoint is missing",
      ],
    ],
    [
      "a metadata endpoint on http elsewhere",
      withIdentity({ metadata: { ...metadata, jwks_uri: "http://idp.example.com/keys" } }),
      ["identity.metadata.jwks_uri must be an https: URL (http: only for localhost) with a plain host name"],
    ],
    [
      "an unknown prompt",
      withIdentity({ prompt: "none" }),
      ['identity.prompt must be "login", "consent" or "select_account"'],
    ],
    [
      "a billing origin with a path",
      { ...good, billing: { origins: ["https://pay.example.com/"] } },
      ["billing.origins.0 must be an origin, such as https://pay.example.com"],
    ],
    [
      "a sample rate of 10",
      { ...good, reporting: { endpoint: "https://reports.example.com", sampleRate: 10 } },
      ["reporting.sampleRate must be between 0 and 1"],
    ],
    [
      "documentation that is a script",
      { ...good, product: { ...good.product, docsUrl: "javascript:alert(1)" } },
      ["product.docsUrl must be an https: URL with a plain host name"],
    ],
    [
      "a slug with a space",
      { ...good, product: { ...good.product, slug: "under study" } },
      ["product.slug must be lowercase letters, digits and hyphens, starting with a letter"],
    ],
  ])("%s", (_, value, faults) => {
    expect(checkConfig(value)).toEqual({ ok: false, faults });
  });
});

test.each([
  "https://api.example.com;script-src",
  "https://*.example.com",
  "https://*",
  "https://$host",
  "https://api.example.com'",
  "https://api.example.com,evil.example",
  "https://user:secret@api.example.com",
  "https://user@api.example.com",
  "https://:secret@api.example.com",
  "https://api.example.com:port",
  "https://-api.example.com",
  "https://{api}.example.com",
  "https://api .example.com",
])("rejects %s in every value that becomes part of the policy", (address) => {
  for (const value of [
    withApi(address),
    withIdentity({ authority: address }),
    withIdentity({ metadata: { ...metadata, token_endpoint: address } }),
    { ...good, billing: { origins: [address] } },
    { ...good, reporting: { endpoint: address } },
  ])
    expect(checkConfig(value)).toMatchObject({ ok: false });
});

describe("loading", () => {
  const withLoadTimeout = new AbortController().signal;
  const answering =
    (body: string, status = 200) =>
    async () =>
      new Response(body, { status });

  test.each([
    ["absent", answering("", 404), "config.json is missing"],
    ["cut", answering(JSON.stringify(good).slice(0, 80)), "config.json is not valid JSON"],
    ["HTML", answering("<!doctype html>"), "config.json is not valid JSON"],
    ["refused", answering("", 503), "config.json couldn’t be loaded (status 503)"],
    ["unreachable", () => Promise.reject(new TypeError("Failed to fetch")), "config.json couldn’t be loaded"],
  ])("%s", async (_, fetchFile, fault) => {
    expect(await loadConfig({ response: fetchFile(), signal: withLoadTimeout })).toEqual({
      ok: false,
      faults: [fault],
    });
  });

  test.each([
    [
      "before its first byte",
      (signal: AbortSignal) =>
        new Promise<Response>((_, reject) => signal.addEventListener("abort", () => reject(signal.reason))),
    ],
    [
      "in the middle",
      async (signal: AbortSignal) =>
        new Response(
          new ReadableStream({
            start: (body) => signal.addEventListener("abort", () => body.error(signal.reason)),
          }),
        ),
    ],
  ])("times out if it hangs %s", async (_, hang) => {
    const time = new AbortController();
    const loading = loadConfig({ response: hang(time.signal), signal: time.signal });
    time.abort(new DOMException("late", "TimeoutError"));
    expect(await loading).toEqual({ ok: false, faults: ["config.json took too long to load"] });
  });

  test("returns a valid configuration", async () => {
    const response = answering(JSON.stringify(good))();
    expect(await loadConfig({ response, signal: withLoadTimeout })).toEqual({ ok: true, config: good });
  });
});

import { describe, expect, test } from "vitest";
import { checkConfig, loadConfig } from "./load";

const good = {
  product: {
    name: "Understudy",
    slug: "understudy",
    sdkUrl: "https://cdn.example.com/sdk.js",
    termsUrl: "https://example.com/terms",
    privacyUrl: "https://example.com/privacy",
  },
  api: { baseUrl: "https://api.example.com/prefix" },
  identity: { tenantId: "t", clientId: "c", apiAudience: "api://c" },
};

const withApi = (baseUrl: unknown) => ({ ...good, api: { baseUrl } });
const withIdentity = (changes: object) => ({ ...good, identity: { ...good.identity, ...changes } });

const metadata = {
  issuer: "http://localhost:4173/idp",
  authorization_endpoint: "http://localhost:4173/idp/authorize",
  token_endpoint: "http://localhost:4173/idp/token",
};

describe("what is right", () => {
  test.each([
    ["an https API", good],
    ["our own origin", withApi("")],
    ["an API on this machine", withApi("http://127.0.0.1:4000")],
    [
      "a local authority with its metadata",
      withIdentity({ authority: "http://localhost:4173/idp", metadata }),
    ],
    [
      "another provider, by its authority and scopes",
      {
        ...good,
        identity: { clientId: "c", authority: "https://id.example.com", scopes: ["openid", "api"] },
      },
    ],
    ["scopes of one's own", withIdentity({ scopes: ["api://c/access"] })],
  ])("%s", (_, value) => {
    expect(checkConfig(value)).toMatchObject({ ok: true });
  });
});

describe("what is wrong is named", () => {
  test.each([
    ["nothing at all", null, ["config.json must be an object"]],
    ["no identity", { product: good.product, api: good.api }, ["identity is missing"]],
    [
      "an empty identity",
      { ...good, identity: {} },
      [
        "identity.clientId is missing",
        "identity.tenantId is missing, and so is authority",
        "identity.apiAudience is missing, and so is scopes",
      ],
    ],
    ["an empty client id", withIdentity({ clientId: " " }), ["identity.clientId must not be empty"]],
    [
      "a number for a name",
      { ...good, product: { ...good.product, name: 7 } },
      ["product.name must be a text"],
    ],
    [
      "an API on http elsewhere",
      withApi("http://api.example.com"),
      ["api.baseUrl must be an https: address (http: only on this machine), or empty for our own origin"],
    ],
    [
      "an API that is a script",
      withApi("javascript:alert(1)"),
      ["api.baseUrl must be an https: address (http: only on this machine), or empty for our own origin"],
    ],
    [
      "an API with a query",
      withApi("https://api.example.com/?a=b"),
      ["api.baseUrl must not carry a query or a fragment"],
    ],
    [
      "an http authority elsewhere",
      withIdentity({ authority: "http://idp.example.com", metadata }),
      ["identity.authority must be an https: address (http: only on this machine)"],
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
      "metadata with an endpoint on http elsewhere",
      withIdentity({ metadata: { ...metadata, token_endpoint: "http://idp.example.com/token" } }),
      ["identity.metadata.token_endpoint must be an https: address (http: only on this machine)"],
    ],
    [
      "an unknown prompt",
      withIdentity({ prompt: "none" }),
      ['identity.prompt must be "login", "consent" or "select_account"'],
    ],
    [
      "an http authority without metadata",
      withIdentity({ authority: "http://localhost:1" }),
      ["identity.metadata is required with an http: authority"],
    ],
    [
      "a slug with a space",
      { ...good, product: { ...good.product, slug: "under study" } },
      ["product.slug must be a short lower-case word"],
    ],
  ])("%s", (_, value, faults) => {
    expect(checkConfig(value)).toEqual({ ok: false, faults });
  });
});

describe("loading", () => {
  const answering =
    (body: string, status = 200) =>
    async () =>
      new Response(body, { status });

  test.each([
    ["absent", answering("", 404), "config.json is missing"],
    ["cut", answering(JSON.stringify(good).slice(0, 80)), "config.json is not complete JSON"],
    ["HTML", answering("<!doctype html>"), "config.json is not complete JSON"],
    ["refused", answering("", 503), "config.json could not be read (status 503)"],
    [
      "unreachable",
      () => Promise.reject(new TypeError("Failed to fetch")),
      "config.json could not be reached",
    ],
  ])("%s", async (_, fetchFile, fault) => {
    expect(await loadConfig(fetchFile)).toEqual({ ok: false, faults: [fault] });
  });

  test.each([
    [
      "before its first byte",
      (init?: RequestInit) =>
        new Promise<Response>((_, reject) =>
          init?.signal?.addEventListener("abort", () => reject(init.signal?.reason)),
        ),
    ],
    [
      "in the middle",
      async (init?: RequestInit) =>
        new Response(
          new ReadableStream({
            start: (body) => init?.signal?.addEventListener("abort", () => body.error(init.signal?.reason)),
          }),
        ),
    ],
  ])("one that hangs %s is given up", async (_, hang) => {
    const time = new AbortController();
    const loading = loadConfig((__, init) => hang(init), time.signal);
    time.abort(new DOMException("late", "TimeoutError"));
    expect(await loading).toEqual({ ok: false, faults: ["config.json did not arrive in time"] });
  });

  test("a good one is handed on", async () => {
    expect(await loadConfig(answering(JSON.stringify(good)))).toEqual({ ok: true, config: good });
  });
});

import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { afterEach, expect, test, vi } from "vitest";
import { addressesOf } from "../serve/addresses";
import { headersFor, kindOf } from "../serve/headers";
import { tenantConfig } from "../../packages/app/testing/tenant-config";
import { diagnose } from "./doctor";

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
  vi.unstubAllGlobals();
});

type Handler = (request: IncomingMessage, response: ServerResponse, url: URL) => void;

async function listen(handler: Handler): Promise<string> {
  const server = createServer((request, response) =>
    handler(request, response, new URL(request.url ?? "/", "http://localhost")),
  );
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  closers.push(() => server.close());
  const address = server.address();
  return `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
}

const send = (response: ServerResponse, status: number, headers: Record<string, string>, body = "") => {
  response.writeHead(status, headers);
  response.end(body);
};

const json = { "content-type": "application/json" };

/** What each server answers instead, by its request; `null` leaves the usual answer. */
type Sabotage = (request: IncomingMessage, response: ServerResponse, url: URL) => true | null;

interface Sabotages {
  site?: Sabotage;
  provider?: Sabotage;
  api?: Sabotage;
  /** Changes config.json. */
  config?: (config: Record<string, unknown>) => object;
}

/** A console, a provider and an API as they should be, each on an origin of its own. */
async function deploy({ site, provider, api, config: change = (config) => config }: Sabotages = {}) {
  const cors = (request: IncomingMessage) => ({
    "access-control-allow-origin": request.headers.origin ?? "",
    "access-control-allow-methods": "GET, POST, PUT, DELETE",
    "access-control-allow-headers": "authorization, content-type",
  });
  const apiUrl = await listen((request, response, url) => {
    if (api?.(request, response, url)) return;
    if (request.method === "OPTIONS") return send(response, 204, cors(request));
    const isKnown = request.headers.authorization === "Bearer good";
    send(response, isKnown ? 200 : 401, { ...json, ...cors(request) }, isKnown ? "{}" : '{"message":"Who?"}');
  });
  const issuer: string = await listen((request, response, url) => {
    if (provider?.(request, response, url)) return;
    if (url.pathname === "/authorize")
      return send(response, 303, {
        location: `${url.searchParams.get("redirect_uri") ?? ""}#error=login_required&state=doctor`,
      });
    send(response, 400, { ...json, ...cors(request) }, '{"error":"invalid_grant"}');
  });
  const metadata = {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
  };
  const config = {
    product: {
      name: "Understudy",
      slug: "understudy",
      sdkUrl: "https://cdn.understudy.test/sdk.js",
      termsUrl: "https://understudy.test/terms",
      privacyUrl: "https://understudy.test/privacy",
    },
    api: { baseUrl: apiUrl },
    identity: { clientId: "console", authority: issuer, scopes: ["console:use"], metadata },
  };
  const served = JSON.stringify(change(config));
  const bodies: Record<string, [string, string]> = {
    "/redirect.html": ["text/html", "<script></script>"],
    "/config.json": ["application/json", served],
    "/assets/index.js": ["text/javascript", 'import"./page-1.js";const files=["assets/page-2.css"]'],
    "/assets/page-1.js": ["text/javascript", ""],
    "/assets/page-2.css": ["text/css", ""],
  };
  return await listen((request, response, url) => {
    if (site?.(request, response, url)) return;
    const kind = kindOf(url.pathname);
    if (url.pathname === "/assets/none-such.js") return send(response, 404, {});
    const [type, body] = bodies[url.pathname] ?? [
      "text/html",
      '<div id="root"></div><script src="/assets/index.js"></script>',
    ];
    const headers = headersFor(kind, { ...addressesOf(config), version: "1.0.0" });
    send(response, 200, { ...headers, "content-type": type }, body);
  });
}

/** The address of the API, from the console's config.json. */
async function apiOf(url: string): Promise<string> {
  const response = await fetch(`${url}/config.json`);
  const { api }: { api: { baseUrl: string } } = await response.json();
  return api.baseUrl;
}

async function failures(sabotages: Sabotages): Promise<string[]> {
  const { findings } = await diagnose({ url: await deploy(sabotages) });
  return findings
    .filter(({ status }) => status === "failed" || status === "warning")
    .map(({ check, detail }) => `${check}: ${detail}`);
}

test("finds nothing wrong with a console that works, and names the redirect URIs", async () => {
  const url = await deploy();
  const { findings, redirectUris } = await diagnose({ url });
  const others = findings.filter(({ status }) => status !== "ok");
  expect(others.map(({ check, status }) => `${check}: ${status}`)).toEqual(["Calls with a token: skipped"]);
  expect(findings.length).toBeGreaterThan(14);
  expect(redirectUris).toEqual([`${url}/redirect.html`, `${url}/`]);
});

const at =
  (path: string, status: number, headers: Record<string, string>, body = ""): Sabotage =>
  (_, response, url) => {
    if (url.pathname !== path) return null;
    send(response, status, headers, body);
    return true;
  };

const preflight =
  (headers: Record<string, string>, status = 204): Sabotage =>
  ({ method }, response) => {
    if (method !== "OPTIONS") return null;
    send(response, status, headers);
    return true;
  };

const origin = { "access-control-allow-origin": "*" };

/** The answer to calls that aren't announcements. */
const without =
  ({ status, ...headers }: { status: number; [name: string]: string | number }): Sabotage =>
  ({ method }, response) => {
    if (method === "OPTIONS") return null;
    send(
      response,
      status,
      Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
      "{}",
    );
    return true;
  };

const validConfig = JSON.stringify({ ...tenantConfig, api: { baseUrl: "" } });

test.each<[string, Sabotages, RegExp]>([
  ["a cached document", { site: at("/", 200, {}, '<div id="root">') }, /^Document: cache-control is missing/],
  [
    "a route that isn’t answered with the document",
    { site: at("/runs/any", 404, {}) },
    /^Document at a route: \/runs\/any is answered with 404/,
  ],
  [
    "a script that isn’t there yet",
    { site: at("/assets/index.js", 404, {}) },
    /^Scripts and styles: .* upload assets before the document/,
  ],
  [
    "a page’s script that isn’t there",
    { site: at("/assets/page-1.js", 404, {}) },
    /^Scripts and styles: \/assets\/page-1\.js is answered with 404/,
  ],
  [
    "a page’s style that is the document",
    { site: at("/assets/page-2.css", 200, { "content-type": "text/html" }) },
    /^Scripts and styles: \/assets\/page-2\.css is sent as text\/html/,
  ],
  [
    "a script that is the document",
    { site: at("/assets/index.js", 200, { "content-type": "text/html" }) },
    /^Scripts and styles: .* sent as text\/html/,
  ],
  [
    "a missing asset that is the document",
    { site: at("/assets/none-such.js", 200, {}, "<html>") },
    /^Missing asset: .* 200 instead of 404/,
  ],
  [
    "a redirect page that is the document",
    { site: at("/redirect.html", 200, { "content-type": "text/html" }, '<div id="root">') },
    /^Redirect page: .* answered with the document/,
  ],
  [
    "a redirect page that can’t be framed",
    { site: at("/redirect.html", 200, { "content-security-policy": "frame-ancestors 'none'" }) },
    /^Redirect page: .* frame-ancestors 'self'/,
  ],
  [
    "a redirect page that x-frame-options keeps out of frames",
    {
      site: at("/redirect.html", 200, {
        "content-security-policy": "frame-ancestors 'self'",
        "x-frame-options": "DENY",
      }),
    },
    /^Redirect page: x-frame-options forbids framing it/,
  ],
  [
    "a redirect page with an opener policy",
    {
      site: at("/redirect.html", 200, {
        "content-security-policy": "frame-ancestors 'self'",
        "cross-origin-opener-policy": "same-origin",
      }),
    },
    /^Redirect page: cross-origin-opener-policy must not be sent/,
  ],
  [
    "a second policy of a proxy",
    {
      site: at(
        "/",
        200,
        {
          "cache-control": "no-store",
          "content-security-policy": "default-src 'none'; script-src 'self', script-src 'none'",
        },
        '<div id="root">',
      ),
    },
    /^Document: There are two content security policies/,
  ],
  [
    "a document without a policy",
    { site: at("/", 200, { "cache-control": "no-store" }, '<div id="root">') },
    /^Document: content-security-policy is missing/,
  ],
  [
    "a sign-in of the web host in front of the console",
    { site: at("/", 302, { location: "https://sso.understudy.test" }) },
    /^Document: \/ is answered with 302/,
  ],
  [
    "a missing configuration",
    { site: at("/config.json", 404, {}) },
    /^config\.json: \/config\.json is answered with 404/,
  ],
  [
    "a cached configuration",
    {
      site: (_, response, { pathname }) => {
        if (pathname !== "/config.json") return null;
        send(response, 200, json, validConfig);
        return true;
      },
    },
    /^config\.json: cache-control is missing/,
  ],
  [
    "an API’s address of the documentation",
    { config: (config) => ({ ...config, api: { baseUrl: "https://api.example.com" } }) },
    /^config\.json: api\.baseUrl is the documentation’s example/,
  ],
  [
    "a configuration that isn’t JSON",
    { site: at("/config.json", 200, { "cache-control": "no-store" }, "{") },
    /^config\.json: It is not valid JSON/,
  ],
  [
    "an old compressed copy of the configuration",
    {
      site: (request, response, url) => {
        if (url.pathname !== "/config.json" || request.headers["accept-encoding"] !== "br") return null;
        send(response, 200, { "cache-control": "no-store" }, "{}");
        return true;
      },
    },
    /^config\.json, compressed: With br, browsers get an older config\.json/,
  ],
  [
    "a policy for another API",
    { config: (config) => ({ ...config, api: { baseUrl: "https://api.understudy.test" } }) },
    /^Content security policy: .*connect-src doesn’t allow https:\/\/api\.understudy\.test/,
  ],
  [
    "an unknown client",
    { provider: at("/authorize", 400, {}, "<html>invalid_client") },
    /^Client: .* the client ID or the redirect URI is unknown/,
  ],
  [
    "a provider that fails",
    { provider: at("/authorize", 500, {}, "<html>") },
    /^Client: The authorization endpoint answers with 500/,
  ],
  [
    "a firewall in front of the token endpoint",
    { provider: at("/token", 200, { "content-type": "text/html" }, "<html>") },
    /^Public client: The token endpoint answers with 200, and no JSON/,
  ],
  [
    "an audience that Entra doesn’t know",
    { provider: at("/authorize", 200, {}, "<html>AADSTS500011: The resource principal") },
    /^Client: The API’s audience is unknown in this tenant.* \(AADSTS500011\)/,
  ],
  ...(
    [
      ["AADSTS7000218", "invalid_client", "The client is confidential"],
      ["AADSTS9002326", "invalid_request", "The redirect URI’s platform must be Single-page application"],
    ] as const
  ).map(([number, error, cause]): [string, Sabotages, RegExp] => [
    `${number} of Entra’s token endpoint`,
    { provider: at("/token", 400, json, JSON.stringify({ error, error_description: `${number}: No.` })) },
    new RegExp(`^Public client: ${cause}.*\\(${number}\\)`),
  ]),
  [
    "a confidential client",
    { provider: at("/token", 401, json, '{"error":"invalid_client"}') },
    /^Public client: The client is confidential/,
  ],
  [
    "a token endpoint without CORS",
    { provider: at("/token", 400, json, '{"error":"invalid_grant"}') },
    /^Public client: The token endpoint doesn’t allow/,
  ],
  [
    "an API without CORS",
    { api: preflight({}) },
    /^Preflight requests: .* access-control-allow-origin is missing/,
  ],
  [
    "an API that forbids the token’s header",
    {
      api: preflight({
        ...origin,
        "access-control-allow-methods": "GET, POST, PUT, DELETE",
        "access-control-allow-headers": "*",
      }),
    },
    /^Preflight requests: .* doesn’t name authorization/,
  ],
  [
    "an API that forbids PUT",
    {
      api: preflight({
        ...origin,
        "access-control-allow-methods": "GET, POST",
        "access-control-allow-headers": "authorization, content-type",
      }),
    },
    /^Preflight requests: .* doesn’t name PUT/,
  ],
  [
    "an API that redirects preflight requests",
    { api: preflight({ ...origin, location: "https://api.understudy.test" }, 301) },
    /^Preflight requests: OPTIONS .* is answered with 301/,
  ],
  [
    "an API that answers a call without a token with 404",
    { api: without({ status: 404, ...json, ...origin }) },
    /^A call without a token: .*404 instead of 401/,
  ],
  [
    "an API that needs no token",
    { api: without({ status: 200, ...json, ...origin }) },
    /^A call without a token: .*200 instead of 401/,
  ],
  [
    "a gateway that answers HTML",
    { api: without({ status: 401, "content-type": "text/html", ...origin }) },
    /^A call without a token: A 401 is sent as text\/html instead of JSON/,
  ],
  [
    "a gateway whose 401 has no CORS",
    {
      api: (request, response) => {
        if (request.method === "OPTIONS") return null;
        send(response, 401, json, "{}");
        return true;
      },
    },
    /^A call without a token: A 401 doesn’t have the CORS headers/,
  ],
])("names the cause of %s", async (_, sabotages, expected) => {
  const found = await failures(sabotages);
  expect(found.join("\n")).toMatch(new RegExp(expected.source, "m"));
});

test.each([
  ["a path", "/console/", /The console needs a host of its own, not the path \/console\//],
  ["no https", "", /The console needs https/],
])("names %s in the console’s address", async (_, path, expected) => {
  const url = path === "" ? "http://console.invalid" : (await deploy()) + path;
  const { findings } = await diagnose({ url });
  expect(findings.find(({ check }) => check === "Address")).toMatchObject({
    status: "failed",
    detail: expect.stringMatching(expected),
  });
});

const issuer = "https://id.understudy.test";
const discovered = {
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
};
test.each<[string, () => Response, RegExp]>([
  [
    "isn’t there",
    () => new Response("", { status: 404 }),
    /is answered with 404. Is the authority the issuer\?/,
  ],
  ["has no CORS", () => Response.json(discovered), /doesn’t allow http:.* to read it \(CORS\)/],
  ["is HTML", () => new Response("<p>", { headers: origin }), /is no OpenID discovery document/],
  [
    "is another issuer’s",
    () => Response.json({ ...discovered, issuer: `${issuer}/realms/a` }, { headers: origin }),
    /The issuer is .*\/realms\/a, the authority .*: they must be equal/,
  ],
  [
    "names an endpoint elsewhere",
    () => Response.json({ ...discovered, token_endpoint: "https://tokens.test/" }, { headers: origin }),
    /https:\/\/tokens\.test\/ is on another host than the authority/,
  ],
])("names a discovery document that %s", async (_, answer, expected) => {
  const url = await deploy({
    config: (config) => ({
      ...config,
      identity: { clientId: "console", authority: issuer, scopes: ["console:use"] },
    }),
  });
  const real = globalThis.fetch;
  vi.stubGlobal("fetch", async (input: URL | string, init?: RequestInit) =>
    String(input).startsWith(issuer) ? answer() : real(input, init),
  );
  const { findings } = await diagnose({ url });
  expect(findings.find(({ check }) => check === "Identity provider")).toMatchObject({
    status: "failed",
    detail: expect.stringMatching(expected),
  });
});

test("names clocks that are wrong", async () => {
  const url = await deploy();
  const { findings } = await diagnose({ url, now: () => Date.now() + 3_600_000 });
  const wrong = findings.filter(({ status }) => status === "failed").map(({ check }) => check);
  expect(wrong).toEqual(["Provider’s clock", "API’s clock"]);
});

test("with a token, compares what the API sends with its description", async () => {
  const url = await deploy({
    api: (request, response, { pathname }) => {
      if (pathname !== "/v1/runs" || request.headers.authorization === undefined) return null;
      send(response, 200, { ...json, ...origin }, '{"runs":"none"}');
      return true;
    },
  });
  const { findings } = await diagnose({ url, api: await apiOf(url), token: "good" });
  expect(findings.find(({ check }) => check === "GET /v1/runs")).toMatchObject({
    status: "failed",
    section: "api",
  });
  expect(findings.find(({ check }) => check === "GET /v1/runs/{id}")?.status).toBe("skipped");
});

test("with a token that the API refuses, says so", async () => {
  const url = await deploy();
  const { findings } = await diagnose({ url, api: await apiOf(url), token: "of another audience" });
  expect(findings.find(({ check }) => check === "GET /v1/sites/me")).toMatchObject({
    status: "failed",
    detail: "Answered with 401: the API doesn’t accept the token. Does it expect this audience and issuer?",
  });
});

test("sends the token to the given API alone", async () => {
  const received: unknown[] = [];
  const url = await deploy({
    api: ({ headers }) => {
      received.push(headers.authorization);
      return null;
    },
  });
  const { findings } = await diagnose({ url, api: "https://api.example.com", token: "good" });
  expect(findings.at(-1)).toMatchObject({ check: "Calls with a token", status: "failed" });
  expect(received.length).toBeGreaterThan(0);
  expect(received.filter(Boolean)).toEqual([]);
});

test("names a console that can’t be reached", async () => {
  const { findings } = await diagnose({ url: "http://127.0.0.1:9" });
  expect(findings.find(({ check }) => check === "Document")?.detail).toMatch(/^No response\./);
});

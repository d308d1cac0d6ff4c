import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { afterEach, expect, test } from "vitest";
import { addressesOf } from "../../packages/app/server/addresses";
import { headersFor, kindOf } from "../../packages/app/server/headers";
import { diagnose } from "./doctor";

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
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
    "/assets/index.js": ["text/javascript", ""],
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

async function failures(sabotages: Sabotages): Promise<string[]> {
  const { findings } = await diagnose({ url: await deploy(sabotages) });
  return findings
    .filter(({ status }) => status === "failed" || status === "warning")
    .map(({ check, detail }) => `${check}: ${detail}`);
}

test("finds nothing wrong with a console that works, and names the redirect URIs", async () => {
  const url = await deploy();
  const { findings, redirectUris } = await diagnose({ url });
  expect(findings.filter(({ status }) => status !== "ok")).toEqual([]);
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
    "a configuration that isn’t JSON",
    { site: at("/config.json", 200, { "cache-control": "no-store" }, "{") },
    /^config\.json: It is not valid JSON/,
  ],
  [
    "a misspelled field",
    { config: (config) => ({ ...config, repoting: {} }) },
    /^config\.json: repoting is unknown: did you mean reporting\?/,
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
    "an audience that Entra doesn’t know",
    { provider: at("/authorize", 200, {}, "<html>AADSTS500011: The resource principal") },
    /^Client: The API’s audience is unknown in this tenant.* \(AADSTS500011\)/,
  ],
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
  const { findings } = await diagnose({ url, token: "good" });
  expect(findings.find(({ check }) => check === "GET /v1/runs")).toMatchObject({
    status: "failed",
    section: "api",
  });
  expect(findings.find(({ check }) => check === "GET /v1/runs/{id}")?.status).toBe("skipped");
});

test("names a console that can’t be reached", async () => {
  const { findings } = await diagnose({ url: "http://127.0.0.1:9" });
  expect(findings.find(({ check }) => check === "Document")?.detail).toMatch(/^No response\./);
});

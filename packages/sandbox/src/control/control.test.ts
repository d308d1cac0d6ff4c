import { createServer, request } from "node:http";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { listen, readJson, signIn, startTestSandbox, type TestSandbox } from "../testing/test-sandbox";
import type { ControlState } from "./control";

let rig: TestSandbox;
beforeAll(async () => {
  rig = await startTestSandbox();
});
beforeEach(() => void rig.sandbox.control.apply({ reset: true }));
afterAll(() => rig.close());

const command = (commands: unknown, headers: Record<string, string> = {}) =>
  fetch(`${rig.origin}/sandbox/control`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(commands),
  });
const readState = async () =>
  readJson<{ state: ControlState; requests: object[] }>(await fetch(`${rig.origin}/sandbox/control`));

/** `fetch` doesn't allow a custom Host header. */
const asHost = (host: string, path: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    const asked = request(rig.origin + path, { headers: { host } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    asked.on("error", reject).end();
  });

describe("who can send commands", () => {
  test.each([
    ["no Origin header", undefined, 200],
    ["the sandbox's own page", "own", 200],
    ["a foreign page", "https://evil.example", 403],
    ["another port's page", "http://127.0.0.1:1", 403],
    ["a page without an origin", "null", 403],
  ])("%s", async (_name, origin, status) => {
    const response = await command(
      { plan: "pro" },
      origin === undefined ? {} : { origin: origin === "own" ? rig.origin : origin },
    );
    expect(response.status).toBe(status);
    expect(rig.sandbox.control.state().plan).toBe(status === 200 ? "pro" : "starter");
  });

  test("only JSON: any site can send a simple form", async () => {
    expect((await command({ plan: "pro" }, { "content-type": "text/plain" })).status).toBe(415);
  });

  test.each([
    ["192.168.1.10", 403],
    ["::ffff:192.168.1.10", 403],
    ["fe80::1", 403],
    ["::1", 200],
    ["::ffff:127.0.0.1", 200],
  ])("a program at %s, whatever Host it sends → %i", async (from, status) => {
    const server = createServer((received, response) => {
      Object.defineProperty(received.socket, "remoteAddress", { value: from, configurable: true });
      rig.sandbox.handle(received, response);
    });
    const origin = await listen(server);
    const options = {
      method: "POST",
      body: '{ "plan": "pro" }',
      headers: { "content-type": "application/json" },
    };
    expect((await fetch(`${origin}/sandbox/control`, options)).status).toBe(status);
    expect((await fetch(`${origin}/sandbox/control`, { headers: { connection: "close" } })).status).toBe(
      status,
    );
    expect(rig.sandbox.control.state().plan).toBe(status === 200 ? "pro" : "starter");
    server.close();
  });

  test.each([
    ["no object", [], /JSON object/],
    ["an unknown command", { explode: true }, /explode is not known/],
    ["an unknown scenario", { scenario: "nope" }, /scenario must be one of midway, new/],
    ["an unknown fault", { fault: { call: "GET /v1/runs", fault: "nope" } }, /no fault of the catalog/],
    ["a call of no known form", { fault: { call: "runs", fault: "reset" } }, /must look like/],
  ])("not %s", async (_name, commands, message) => {
    const response = await command(commands);
    expect([response.status, await readJson(response)]).toEqual([
      422,
      expect.objectContaining({ message: expect.stringMatching(message) }),
    ]);
  });
});

describe("host names", () => {
  test.each([
    ["localhost", 200],
    ["localhost:8080", 200],
    ["127.0.0.1:4173", 200],
    ["[::1]:4173", 200],
    ["evil.example", 403],
    ["localhost.evil.example", 403],
    ["127.0.0.1.nip.example:4173", 403],
    ["192.168.1.10:4173", 403],
  ])("%s → %i", async (host, status) => {
    expect(await asHost(host, "/config.json")).toBe(status);
    expect(await asHost(host, "/sandbox/control")).toBe(status);
    expect(await asHost(host, "/sandbox/idp/jwks")).toBe(status);
    expect(await asHost(host, "/v1/actions")).toBe(status === 200 ? 401 : 403);
  });

  test("config.json follows the requested host", async () => {
    const config = await readJson<{ identity: { authority: string; metadata: { issuer: string } } }>(
      await fetch(`${rig.origin}/config.json`),
    );
    expect(config.identity.authority).toBe(`${rig.origin}/sandbox/idp`);
    expect(config.identity.metadata.issuer).toBe(config.identity.authority);
    expect(rig.sandbox.configFor("localhost:9").identity.metadata).toHaveProperty(
      "token_endpoint",
      "http://localhost:9/sandbox/idp/token",
    );
  });
});

describe("other requests", () => {
  test.each(["/", "/runs", "/v10", "/sandboxes", "/config.json.bak", "/redirect.html"])(
    "%s",
    async (path) => {
      expect(await (await fetch(rig.origin + path)).text()).toBe("the console");
    },
  );

  test.each(["/sandbox/nothing", "/sandbox/../v1/nothing"])("are handled: %s", async (path) => {
    expect([401, 404]).toContain((await fetch(rig.origin + path)).status);
  });
});

describe("commands", () => {
  test("switch the account", async () => {
    await command({ scenario: "new" });
    expect(await readJson(await rig.call("GET", "/v1/actions"))).toEqual({ actions: [] });
    expect((await readState()).state).toMatchObject({ scenario: "new", plan: "free" });
    await command({ scenario: "midway" });
    expect(await readJson(await rig.call("GET", "/v1/sites/me"))).toMatchObject({ plan: "starter" });
  });

  test("add latency without changing the account", async () => {
    await command({ scenario: "busy" });
    expect(
      (await readJson<{ state: ControlState }>(await command({ latencyMs: 3_000 }))).state,
    ).toMatchObject({
      scenario: "busy",
      latencyMs: 3_000,
    });
    expect((await readJson<{ state: ControlState }>(await command({ latencyMs: 30 }))).state.latencyMs).toBe(
      30,
    );
    const began = performance.now();
    await rig.call("GET", "/v1/actions");
    expect(performance.now() - began).toBeGreaterThan(25);
  });

  test("advance the clock, complete a step, edit a draft, change the plan", async () => {
    await command({
      advanceMs: 3_600_000,
      completeOnboarding: "next",
      touch: "draft",
      plan: "enterprise",
    });
    const { state } = await readState();
    expect(state.onboarding).toMatchObject({ firstPublish: true, widgetEnabled: false });
    expect(state.plan).toBe("enterprise");
    expect(await readJson(await rig.call("GET", "/v1/drafts/drf_reschedule"))).toMatchObject({
      draft: { description: expect.stringContaining("someone else") },
    });
    const { runs } = await readJson<{ runs: object[] }>(await rig.call("GET", "/v1/runs"));
    expect(runs.length).toBeGreaterThan(700);
  });

  test("edit each resource as another person", async () => {
    const site = async () =>
      await readJson<{ domains: { prod: string }; settings: { routes_exclude: string[] } }>(
        await rig.call("GET", "/v1/sites/me"),
      );
    await command({ touch: "site" });
    expect((await site()).domains.prod).toBe("shop.harbourandpine.example");
    await command({ touch: "chat" });
    expect((await site()).settings.routes_exclude).toContain("/account/*");
    const read = async (path: string) => await (await rig.call("GET", path)).text();
    for (const [touch, path] of [
      ["team", "/v1/members"],
      ["actions", "/v1/actions"],
      ["keys", "/v1/keys/list"],
    ] as const) {
      const before = await read(path);
      await command({ touch });
      expect(await read(path)).not.toBe(before);
    }
  });

  test("show who is signed in, and end sessions", async () => {
    await signIn(rig.origin, "amir");
    expect((await readState()).state.signedIn).toContain("amir@harbourandpine.example");
    await command({ revokeSession: true });
    expect((await readState()).state.signedIn).toEqual([]);
  });

  test("reset everything except sessions", async () => {
    await signIn(rig.origin, "amir");
    await command({
      scenario: "new",
      latencyMs: 5,
      refuseTokens: "all",
      fault: { call: "GET /v1/runs", fault: "reset" },
      tokenLifetimeSeconds: 5,
    });
    const { state } = await readJson<{ state: ControlState }>(await command({ reset: true }));
    expect(state).toMatchObject({
      scenario: "midway",
      latencyMs: 0,
      refuseTokens: "none",
      faults: [],
      tokenLifetimeSeconds: 3_600,
    });
    expect(state.signedIn).toContain("amir@harbourandpine.example");
    expect((await rig.call("GET", "/v1/runs")).status).toBe(200);
  });
});

describe("the request log", () => {
  test("records every request with its body and whether it had a token", async () => {
    await rig.call("GET", "/v1/runs?status=failed&env=prod");
    await rig.call("PUT", "/v1/members/mem_t6wddyyc/role", { role: "member" });
    await fetch(`${rig.origin}/v1/actions`);
    const { requests } = await readState();
    expect(requests).toMatchObject([
      {
        method: "GET",
        path: "/v1/runs",
        query: { status: "failed", env: "prod" },
        bearer: true,
        contentType: "application/json",
        body: null,
        status: 200,
      },
      {
        method: "PUT",
        path: "/v1/members/mem_t6wddyyc/role",
        bearer: true,
        body: { role: "member" },
        status: 200,
      },
      { method: "GET", path: "/v1/actions", bearer: false, status: 401 },
    ]);
    expect(JSON.stringify(requests)).not.toContain("Bearer");
  });

  test("names faults, and can be cleared", async () => {
    rig.sandbox.control.apply({ fault: { call: "GET /v1/runs", fault: "reset" } });
    await expect(rig.call("GET", "/v1/runs")).rejects.toThrow("fetch failed");
    await signIn(rig.origin, "vera");
    expect(rig.sandbox.control.requests()).toMatchObject([
      { path: "/v1/runs", fault: "reset", status: null },
      { path: "/sandbox/idp/authorize", query: { client_id: "understudy-console" }, status: 303 },
      { method: "GET", path: expect.stringContaining("/sandbox/idp/interaction/"), status: 200 },
      { method: "POST", path: expect.stringContaining("/sandbox/idp/interaction/"), status: 303 },
      { path: expect.stringContaining("/sandbox/idp/authorize/"), status: 303 },
      { path: "/sandbox/idp/token", status: 200, body: { grant_type: "authorization_code" } },
    ]);
    await command({ clearLog: true });
    expect((await readState()).requests).toEqual([]);
  });
});

describe("pages", () => {
  test.each(["/sandbox", "/sandbox/idp/interaction/none", "/sandbox/billing/portal/none"])(
    "%s forbids inline scripts and styles, and has none",
    async (path) => {
      const response = await fetch(rig.origin + path);
      const policy = response.headers.get("content-security-policy") ?? "";
      expect(policy).toContain("default-src 'none'");
      expect(policy).not.toContain("unsafe");
      expect(await response.text()).not.toMatch(/<style|<script>|<script(?![^>]*src=)| on\w+=| style=/);
    },
  );

  test.each(["sandbox.css", "control.js", "sign-out.js"])("serves their assets: %s", async (name) => {
    const response = await fetch(`${rig.origin}/sandbox/assets/${name}`);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toMatch(/^text\/(css|javascript)/);
  });
});

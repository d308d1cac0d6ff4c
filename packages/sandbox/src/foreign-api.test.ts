import { afterAll, beforeAll, expect, test } from "vitest";
import { readJson, signIn, startTestSandbox, type TestSandbox } from "./testing/test-sandbox";

let rig: TestSandbox;
let api: string;
beforeAll(async () => {
  rig = await startTestSandbox({ apiOrigin: "foreign" });
  api = await rig.sandbox.listenApi();
});
afterAll(() => rig.close());

test("config.json names the foreign origin, and the console's origin has no API", async () => {
  expect(rig.sandbox.configFor("localhost:1").api.baseUrl).toBe(api);
  expect((await rig.call("GET", "/v1/actions")).status).toBe(404);
});

test("preflights need no token", async () => {
  const response = await fetch(`${api}/v1/site`, {
    method: "OPTIONS",
    headers: {
      origin: rig.origin,
      "access-control-request-method": "PUT",
      "access-control-request-headers": "authorization,content-type",
    },
  });
  expect(response.status).toBe(204);
  expect(response.headers.get("access-control-allow-origin")).toBe(rig.origin);
  expect(response.headers.get("access-control-allow-methods")).toContain("PUT");
  expect(response.headers.get("access-control-allow-headers")).toContain("authorization");
});

test.each([
  ["good", {}],
  ["faulty", { fault: { call: "GET /v1/actions", fault: "status", status: 500 } }],
  ["broken", { fault: { call: "GET /v1/actions", fault: "reset-in-body" } }],
] as const)("%s responses have CORS headers and expose the request ID", async (_name, commands) => {
  rig.sandbox.control.apply({ reset: true, ...commands });
  const { access_token: token } = await signIn(rig.origin, "amir");
  const response = await fetch(`${api}/v1/actions`, {
    headers: { origin: rig.origin, authorization: `Bearer ${token}` },
  });
  expect(response.headers.get("access-control-allow-origin")).toBe(rig.origin);
  expect(response.headers.get("access-control-expose-headers")).toContain("x-request-id");
  expect(response.headers.get("x-request-id")).toMatch(/^req_/);
  await response.body?.cancel();
});

test("other sites get no CORS headers", async () => {
  const response = await fetch(`${api}/v1/actions`, { headers: { origin: "https://evil.example" } });
  expect(response.headers.get("access-control-allow-origin")).toBeNull();
});

test("checkout is on the console's origin, screenshots on the API's", async () => {
  rig.sandbox.control.apply({ reset: true });
  const { access_token: token } = await signIn(rig.origin, "amir");
  const headers = {
    origin: rig.origin,
    authorization: `Bearer ${token}`,
    "content-type": "application/json",
  };
  const checkout = await fetch(`${api}/v1/billing/checkout`, {
    method: "POST",
    headers,
    body: JSON.stringify({ plan: "pro" }),
  });
  expect((await readJson<{ url: string }>(checkout)).url.startsWith(`${rig.origin}/sandbox/billing/`)).toBe(
    true,
  );
  const { runs } = await readJson<{ runs: { screenshot_url: string | null }[] }>(
    await fetch(`${api}/v1/runs?status=failed`, { headers }),
  );
  const url = runs.find((run) => run.screenshot_url !== null)?.screenshot_url ?? "";
  expect(url.startsWith(api)).toBe(true);
  expect((await fetch(url)).status).toBe(200);
});

import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { readJson, startTestSandbox, type TestSandbox } from "../testing/test-sandbox";
import { distort, type DistortionName } from "./distortions";
import type { Json } from "./json";
import { distortionOf, faultNames, type FaultRule } from "./rule";

let rig: TestSandbox;
beforeAll(async () => {
  rig = await startTestSandbox();
});
beforeEach(() => void rig.sandbox.control.apply({ reset: true }));
afterAll(() => rig.close());

const play = (rule: Omit<FaultRule, "call"> & { call?: string }) =>
  void rig.sandbox.control.apply({ fault: { call: "GET /v1/actions", ...rule } });
const actions = () => rig.call("GET", "/v1/actions");
const draft = { name: "Changed", description: "", intents: [], destructive: false };
const savedName = async () => {
  rig.sandbox.control.apply({ clearFaults: true });
  return (await readJson<{ draft: { name: string } }>(await rig.call("GET", "/v1/drafts/drf_reschedule")))
    .draft.name;
};

test("an error status can be delayed", async () => {
  play({ fault: "status", status: 500, delayMs: 60 });
  const began = performance.now();
  expect((await actions()).status).toBe(500);
  expect(performance.now() - began).toBeGreaterThan(50);
});

describe("error responses", () => {
  test("have a JSON body with a message", async () => {
    play({ fault: "status", status: 403 });
    const response = await actions();
    expect(response.status).toBe(403);
    expect(await readJson(response)).toHaveProperty("message");
    expect(response.headers.get("x-request-id")).toMatch(/^req_/);
  });

  test("have an HTML body, no body, no message, or a custom message", async () => {
    play({ fault: "status", status: 502, body: "html", times: 1 });
    play({ fault: "status", status: 503, body: "empty", times: 1 });
    play({ fault: "status", status: 500, body: "no-message", times: 1 });
    play({ fault: "status", status: 409, message: "Not now.", times: 1 });
    const html = await actions();
    expect([html.status, html.statusText, html.headers.get("content-type")]).toEqual([
      502,
      "Bad Gateway",
      "text/html; charset=utf-8",
    ]);
    expect(await (await actions()).text()).toBe("");
    expect(await readJson(await actions())).toEqual({});
    expect(await readJson(await actions())).toMatchObject({ message: "Not now." });
    expect((await actions()).status).toBe(200);
  });

  test("include Retry-After with 429", async () => {
    play({ fault: "status", status: 429, retryAfter: 7 });
    expect((await actions()).headers.get("retry-after")).toBe("7");
  });
});

describe("connections", () => {
  test("reset before the call takes effect", async () => {
    play({ call: "PUT /v1/drafts/:id", fault: "reset" });
    await expect(rig.call("PUT", "/v1/drafts/drf_reschedule", draft)).rejects.toThrow("fetch failed");
    expect(await savedName()).toBe("Reschedule a booking");
  });

  test("reset after the call takes effect", async () => {
    play({ call: "PUT /v1/drafts/:id", fault: "reset-after" });
    await expect(rig.call("PUT", "/v1/drafts/drf_reschedule", draft)).rejects.toThrow("fetch failed");
    expect(await savedName()).toBe("Changed");
  });

  test("reset in the body after sending the headers", async () => {
    play({ fault: "reset-in-body" });
    const response = await actions();
    expect([response.status, response.headers.get("x-request-id")]).toEqual([
      200,
      expect.stringMatching(/^req_/),
    ]);
    await expect(response.text()).rejects.toThrow("terminated");
  });

  test("hang before the headers", async () => {
    play({ fault: "hang" });
    const asked = fetch(`${rig.origin}/v1/actions`, { signal: AbortSignal.timeout(100) });
    await expect(asked).rejects.toThrow("timeout");
  });

  test("hang in the body", async () => {
    play({ fault: "hang-in-body" });
    const stop = new AbortController();
    const response = await fetch(`${rig.origin}/v1/actions`, { signal: stop.signal });
    const reader = response.body?.getReader();
    expect((await reader?.read())?.value?.length).toBeGreaterThan(0);
    const rest = reader?.read();
    stop.abort();
    await expect(rest).rejects.toThrow("aborted");
  });

  test("deliver a complete response late", async () => {
    play({ fault: "slow", delayMs: 60, times: 1 });
    play({ fault: "slow-body", delayMs: 60, times: 1 });
    for (let index = 0; index < 2; index += 1) {
      const began = performance.now();
      expect(await readJson(await actions())).toHaveProperty("actions");
      expect(performance.now() - began).toBeGreaterThan(50);
    }
  });
});

describe("bodies", () => {
  test.each<[FaultRule["fault"], number, string | null, (body: string) => boolean]>([
    ["html-200", 200, "text/html; charset=utf-8", (body) => body.startsWith("<!doctype html>")],
    ["empty-200", 200, "application/json", (body) => body === ""],
    ["no-content", 204, null, (body) => body === ""],
    ["wrong-content-type", 200, "text/plain; charset=utf-8", (body) => body.startsWith('{"actions":[')],
    ["cut-json", 200, "application/json", (body) => body.startsWith('{"actions":[') && !body.endsWith("]}")],
  ])("%s", async (fault, status, type, fits) => {
    play({ fault });
    const response = await actions();
    expect([response.status, response.headers.get("content-type")]).toEqual([status, type]);
    expect(fits(await response.text())).toBe(true);
  });

  test("empty-200 also replaces a response without a body", async () => {
    play({ call: "DELETE /v1/keys/:id", fault: "empty-200" });
    expect((await rig.call("DELETE", "/v1/keys/key_w2433y8c")).status).toBe(200);
  });
});

describe("matching calls", () => {
  test("respects call and times", async () => {
    play({ fault: "status", status: 500, times: 2 });
    const statuses = [];
    for (let index = 0; index < 5; index += 1) statuses.push((await actions()).status);
    expect(statuses).toEqual([500, 500, 200, 200, 200]);
    expect((await rig.call("GET", "/v1/drafts")).status).toBe(200);
    expect(rig.sandbox.control.state().faults).toMatchObject([{ applied: 2 }]);
  });

  test("matches :id, * and query parameters", async () => {
    play({ call: "GET /v1/drafts/:id", fault: "status", status: 418 });
    play({ call: "GET /v1/runs", query: { status: "failed" }, fault: "status", status: 419 });
    play({ call: "* /v1/billing/*", fault: "status", status: 420 });
    const status = async (path: string, method = "GET") => (await rig.call(method, path)).status;
    expect(await status("/v1/drafts")).toBe(200);
    expect(await status("/v1/drafts/drf_untitled")).toBe(418);
    expect(await status("/v1/drafts/drf_reschedule/publish", "POST")).toBe(200);
    expect(await status("/v1/runs?status=success")).toBe(200);
    expect(await status("/v1/runs?status=failed")).toBe(419);
    expect(await status("/v1/billing/portal")).toBe(420);
  });

  test("includes config.json and the token endpoint", async () => {
    play({ call: "GET /config.json", fault: "cut-json" });
    play({ call: "POST /sandbox/idp/token", fault: "status", status: 500 });
    await expect((await fetch(`${rig.origin}/config.json`)).json()).rejects.toThrow("JSON");
    expect((await fetch(`${rig.origin}/sandbox/idp/token`, { method: "POST" })).status).toBe(500);
  });

  test("leaves error responses unchanged when a shape is set", async () => {
    play({ call: "* /v1/*", fault: "wrong-types" });
    expect(await readJson(await rig.call("GET", "/v1/runs/nope"))).toMatchObject({ code: "not_found" });
  });
});

test("the log says if a fault found nothing to change", async () => {
  const logged = () => rig.sandbox.control.requests().at(-1)?.fault;
  play({ fault: "other-spelling", times: 1 });
  await actions();
  expect(logged()).toBe("other-spelling, which changed nothing");
  play({ fault: "hostile-ids", times: 1 });
  await actions();
  expect(logged()).toBe("hostile-ids");
});

describe("shapes", () => {
  const rows = (): Json => ({
    rows: [1, 2, 3].map((index) => ({
      id: `id-${index}`,
      name: `Name ${index}`,
      status: "success",
      count: index,
      on: true,
      created_at: "2026-03-04T00:00:00Z",
      tags: ["a"],
    })),
  });
  const shaped = (name: DistortionName, json: Json = rows(), turn = 0): unknown =>
    JSON.parse(distort(name, json, turn));

  test.each(faultNames.flatMap((name) => distortionOf(name) ?? []))(
    "%s changes a list or an entity, and never throws on anything",
    (name) => {
      const changed = [rows(), { createdAt: "x", api_key: "k" }].some(
        (json) => distort(name, json, 0) !== JSON.stringify(json),
      );
      expect(changed).toBe(true);
      for (const odd of [null, 1, "text", [], {}, [[]], { list: [null, 1] }])
        expect(() => JSON.parse(distort(name, odd, 1))).not.toThrow();
    },
  );

  test("keep every second row valid", () => {
    const good = { id: "id-2", name: "Name 2", status: "success", count: 2 };
    for (const name of ["wrong-types", "hostile-ids"] as const)
      expect([name, shaped(name)]).toEqual([
        name,
        {
          rows: [
            expect.not.objectContaining(good),
            expect.objectContaining(good),
            expect.not.objectContaining(good),
          ],
        },
      ]);
  });

  test("unwrap lists and entities", () => {
    expect(shaped("bare-list")).toHaveLength(3);
    expect(shaped("bare-list", { draft: { id: "d" } })).toEqual({ id: "d" });
  });

  test("send strings of 100 kB", () => {
    expect(distort("long-strings", rows(), 0).length).toBeGreaterThan(200_000);
  });
});

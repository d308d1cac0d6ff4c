import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { readJson, startTestSandbox, type TestSandbox } from "../testing/test-sandbox";

let rig: TestSandbox;
beforeAll(async () => {
  rig = await startTestSandbox();
});
beforeEach(() => void rig.sandbox.control.apply({ reset: true }));
afterAll(() => rig.close());

const get = async <T>(path: string): Promise<T> => readJson<T>(await rig.call("GET", path));

const urlFor = async (plan: string) =>
  (await readJson<{ url: string }>(await rig.call("POST", "/v1/billing/checkout", { plan }))).url;
const pay = (url: string, plan: string, headers: Record<string, string> = {}) =>
  fetch(url, { method: "POST", redirect: "manual", headers, body: new URLSearchParams({ plan }) });

test("checkout changes the plan once and returns", async () => {
  const url = await urlFor("pro");
  expect(await (await fetch(url)).text()).toContain("Pay and switch");
  const paid = await pay(url, "pro");
  expect([paid.status, paid.headers.get("location")]).toEqual([303, "/billing"]);
  expect(await get("/v1/sites/me")).toMatchObject({ plan: "pro" });
  expect((await pay(url, "enterprise")).status).toBe(404);
});

test("the portal ends the subscription", async () => {
  const { url } = await get<{ url: string }>("/v1/billing/portal");
  await pay(url, "free");
  expect(await get("/v1/sites/me")).toMatchObject({ plan: "free" });
});

test("rejects forms of other sites and unknown plans", async () => {
  const url = await urlFor("pro");
  expect((await pay(url, "pro", { origin: "https://evil.example" })).status).toBe(403);
  expect((await pay(url, "platinum")).status).toBe(422);
  expect(await get("/v1/sites/me")).toMatchObject({ plan: "starter" });
});

import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { readJson, startTestSandbox, type TestSandbox } from "../testing/test-sandbox";

let rig: TestSandbox;
beforeAll(async () => {
  rig = await startTestSandbox({ scenario: "new" });
});
beforeEach(() => void rig.sandbox.control.apply({ reset: true }));
afterAll(() => rig.close());

const site = async () =>
  readJson<{ domains: { dev: string }; onboarding: Record<string, boolean> }>(
    await rig.call("GET", "/v1/sites/me"),
  );
const page = async () => (await fetch(`${rig.origin}/sandbox/example`)).text();
const post = (call: string, body: object = {}, headers: Record<string, string> = {}) =>
  fetch(`${rig.origin}/sandbox/example/${call}`, {
    method: "POST",
    redirect: "manual",
    headers,
    body: JSON.stringify(body),
  });

test("a new account's development domain is the example site", async () => {
  expect((await site()).domains.dev).toBe(`${new URL(rig.origin).host}/sandbox/example`);
});

test("the page loads the tag's URL once the script is installed", async () => {
  expect(await page()).not.toContain("data-site-id");
  await post("script");
  const [, url = ""] = /src="([^"]+)\?understudy=dev"/.exec(await page()) ?? [];
  const config = await readJson<{ product: { sdkUrl: string } }>(await fetch(`${rig.origin}/config.json`));
  expect(url).toBe(config.product.sdkUrl);
  expect((await fetch(url)).headers.get("content-type")).toContain("javascript");
});

test("each step of the setup is completed where it happens", async () => {
  const done = async () =>
    Object.entries((await site()).onboarding).flatMap(([name, isDone]) => (isDone ? [name] : []));
  expect(await readJson(await post("opened"))).toEqual({ canRecord: false });
  expect(await done()).toEqual(["scriptInstalled"]);
  await rig.call("POST", "/v1/keys", { name: "Website", site_id: "site_harbour_pine" });
  expect(await readJson(await post("opened"))).toEqual({ canRecord: true });
  expect(await done()).toEqual(["scriptInstalled", "apiKeyCreated", "appOpened"]);
  const steps = [{ type: "click", selector: "#reserve", description: "Click Reserve table" }];
  const { href } = await readJson<{ href: string }>(await post("recordings", { steps }));
  expect(await readJson(await rig.call("GET", `/v1${href}`))).toMatchObject({ draft: { steps } });
  expect((await rig.call("POST", `/v1${href}/publish`)).status).toBe(200);
  expect(await done()).toHaveLength(5);
});

test("other sites can't install or record", async () => {
  for (const call of ["script", "opened", "recordings"])
    expect((await post(call, {}, { origin: "https://evil.example" })).status).toBe(403);
});

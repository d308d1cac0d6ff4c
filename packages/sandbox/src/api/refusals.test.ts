import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { readJson, signIn, startTestSandbox, type TestSandbox } from "../testing/test-sandbox";
import { draft, invitation, settings, site } from "../testing/samples";

let rig: TestSandbox;
beforeAll(async () => {
  rig = await startTestSandbox();
});
beforeEach(() => void rig.sandbox.control.apply({ reset: true }));
afterAll(() => rig.close());

test.each([
  [
    "a missing field",
    "PUT",
    "/v1/drafts/drf_untitled",
    { name: "n", description: "", intents: [] },
    "destructive is required.",
  ],
  ["an unknown field", "PUT", "/v1/drafts/drf_untitled", { ...draft, id: "x" }, "id is not known here."],
  [
    "an unknown field that every object has",
    "PUT",
    "/v1/drafts/drf_untitled",
    { ...draft, toString: "x" },
    "toString is not known here.",
  ],
  [
    "a wrong type",
    "PUT",
    "/v1/drafts/drf_untitled",
    { ...draft, intents: [1] },
    "intents must be a list of strings.",
  ],
  ["an empty site name", "PUT", "/v1/site", { ...site, name: " " }, "name must not be empty."],
  [
    "a fraction",
    "PUT",
    "/v1/site/settings",
    { ...settings, launcher_offset_x: 1.5 },
    "launcher_offset_x must be a whole number from -100000 to 100000.",
  ],
  [
    "an unknown side",
    "PUT",
    "/v1/site/settings",
    { ...settings, launcher_side: "top" },
    "launcher_side must be one of left, right.",
  ],
  [
    "an empty key name",
    "POST",
    "/v1/keys",
    { name: "", site_id: "site_harbour_pine" },
    "name must not be empty.",
  ],
  ["another site's key", "POST", "/v1/keys", { name: "k", site_id: "other" }, "site_id names another site."],
  [
    "a plan that cannot be bought",
    "POST",
    "/v1/billing/checkout",
    { plan: "free" },
    "plan must be one of starter, pro, enterprise.",
  ],
  [
    "a strange role",
    "POST",
    "/v1/invite",
    { ...invitation, role: "boss" },
    "role must be one of viewer, member, admin, owner.",
  ],
  [
    "no e-mail address",
    "POST",
    "/v1/invite",
    { ...invitation, email: "no-at-sign" },
    "email is not an e-mail address.",
  ],
  ["a list instead of an object", "PUT", "/v1/site", [], "The body must be a JSON object."],
])("422 for %s", async (_name, method, path, body, message) => {
  const response = await rig.call(method, path, body);
  expect([response.status, await readJson(response)]).toEqual([422, expect.objectContaining({ message })]);
});

test.each([
  ["a draft without steps", "POST", "/v1/drafts/drf_no_steps/publish", 422],
  ["days out of range", "GET", "/v1/usage/timeseries?days=1000", 422],
  ["an unknown run", "GET", "/v1/runs/run_999999", 404],
  ["an unknown action", "POST", "/v1/actions/nope/publish", 404],
  ["an unknown call", "GET", "/v1/nothing", 404],
  ["the last owner's removal", "DELETE", "/v1/members/mem_u9zc23d8", 409],
])("%s: %s %s responds with %i", async (_name, method, path, status) => {
  const response = await rig.call(method, path);
  expect(response.status).toBe(status);
  expect(await readJson<{ message: string }>(response)).toHaveProperty(
    "message",
    expect.stringMatching(/\.$/),
  );
});

test("409 for an existing member and for demoting the last owner", async () => {
  expect(
    (await rig.call("POST", "/v1/invite", { ...invitation, email: "vera@harbourandpine.example" })).status,
  ).toBe(409);
  expect((await rig.call("PUT", "/v1/members/mem_u9zc23d8/role", { role: "viewer" })).status).toBe(409);
});

test("415 for another content type, 400 for invalid JSON", async () => {
  const { access_token: token } = await signIn(rig.origin, "olivia");
  const put = (type: string, body: string) =>
    fetch(`${rig.origin}/v1/site`, {
      method: "PUT",
      body,
      headers: { authorization: `Bearer ${token}`, "content-type": type },
    });
  expect((await put("text/plain", "{}")).status).toBe(415);
  expect((await put("application/json", "{")).status).toBe(400);
});

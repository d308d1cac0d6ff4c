import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { readJson, signIn, startTestSandbox, type TestSandbox } from "../testing/test-sandbox";
import { draft, invitation, settings, site } from "../testing/samples";

let rig: TestSandbox;
beforeAll(async () => {
  rig = await startTestSandbox();
});
beforeEach(() => void rig.sandbox.control.apply({ reset: true }));
afterAll(() => rig.close());

const get = async <T>(path: string): Promise<T> => readJson<T>(await rig.call("GET", path));

describe("writes take effect", () => {
  test("a saved site", async () => {
    await rig.call("PUT", "/v1/site", site);
    expect(await get("/v1/sites/me")).toMatchObject({
      name: "Pine",
      domains: { dev: "", staging: "s", prod: "p" },
    });
  });

  test("saved settings, which complete the last setup step", async () => {
    await rig.call("PUT", "/v1/site/settings", settings);
    expect(await get("/v1/sites/me")).toMatchObject({ settings, onboarding: { widgetEnabled: true } });
  });

  test("a saved draft, empty rows included", async () => {
    await rig.call("PUT", "/v1/drafts/drf_password", draft);
    expect(await get("/v1/drafts/drf_password")).toMatchObject({ draft });
  });

  test("a published draft becomes an action", async () => {
    const { actionId } = await readJson<{ actionId: string }>(
      await rig.call("POST", "/v1/drafts/drf_reschedule/publish"),
    );
    const { actions } = await get<{ actions: { id: string; is_published: boolean; step_count: number }[] }>(
      "/v1/actions",
    );
    expect(actions[0]).toMatchObject({ id: actionId, is_published: true, step_count: 5 });
    expect((await rig.call("GET", "/v1/drafts/drf_reschedule")).status).toBe(404);
    expect(await get("/v1/sites/me")).toMatchObject({
      onboarding: { firstPublish: true },
      usage: { actions_published: 10 },
    });
  });

  test("a disabled action", async () => {
    await rig.call("POST", "/v1/actions/act_book_table/unpublish");
    const { actions } = await get<{ actions: object[] }>("/v1/actions");
    expect(actions[0]).toMatchObject({ id: "act_book_table", is_published: false });
    expect(await get("/v1/usage/summary")).toMatchObject({ published_actions: 8, total_actions: 12 });
  });

  test("a created key is returned once, then masked", async () => {
    const created = await readJson<{ api_key: string }>(
      await rig.call("POST", "/v1/keys", { name: "Tests", site_id: "site_harbour_pine" }),
    );
    const list = await (await rig.call("GET", "/v1/keys/list")).text();
    expect(list).toContain("Tests");
    expect(list).not.toContain(created.api_key);
    expect(list).toContain(created.api_key.slice(-4));
  });

  test("a revoked key is removed", async () => {
    await rig.call("DELETE", "/v1/keys/key_w2433y8c");
    expect(await (await rig.call("GET", "/v1/keys/list")).text()).not.toContain("key_w2433y8c");
  });

  test("members are invited, changed and removed", async () => {
    await rig.call("POST", "/v1/invite", { ...invitation, email: "New@Guest.example" });
    const { members } = await get<{ members: { id: string; email: string; joined_at: string | null }[] }>(
      "/v1/members",
    );
    const invited = members.find(({ email }) => email === "new@guest.example");
    expect(invited).toMatchObject({ role: "viewer", joined_at: null });
    await rig.call("PUT", `/v1/members/${invited?.id}/role`, { role: "admin" });
    expect((await get<{ members: object[] }>("/v1/members")).members.at(-1)).toMatchObject({ role: "admin" });
    await rig.call("DELETE", `/v1/members/${invited?.id}`);
    expect((await get<{ members: object[] }>("/v1/members")).members).toHaveLength(members.length - 1);
  });

  test("an invited person, who joins with the first call and can be removed from a team without an owner", async () => {
    rig.sandbox.control.apply({ scenario: "new" });
    const email = "sam@cove.example";
    await rig.call("POST", "/v1/invite", { ...invitation, email });
    const { access_token: token } = await signIn(rig.origin, email);
    const headers = { authorization: `Bearer ${token}` };
    const { members } = await readJson<{ members: { id: string; joined_at: string | null }[] }>(
      await fetch(`${rig.origin}/v1/members`, { headers }),
    );
    expect(members).toEqual([expect.objectContaining({ email, joined_at: expect.any(String) })]);
    expect((await rig.call("DELETE", `/v1/members/${members[0]?.id}`)).status).toBe(204);
  });
});

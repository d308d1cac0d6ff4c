import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { readJson, signIn, startTestSandbox, type TestSandbox } from "../testing/test-sandbox";

let rig: TestSandbox;
beforeAll(async () => {
  rig = await startTestSandbox();
});
beforeEach(() => void rig.sandbox.control.apply({ reset: true }));
afterAll(() => rig.close());

describe("roles", () => {
  const attempt = async (person: string, method: string, path: string, body?: object) =>
    (
      await fetch(rig.origin + path, {
        method,
        headers: {
          authorization: `Bearer ${(await signIn(rig.origin, person)).access_token}`,
          "content-type": "application/json",
        },
        ...(body && { body: JSON.stringify(body) }),
      })
    ).status;

  test.each([
    ["vera", 403, 403, 403],
    ["tomasz", 200, 403, 403],
    ["amir", 200, 200, 200],
    ["olivia", 200, 200, 200],
  ])(
    "%s may toggle an action (%i), publish a draft (%i), open the portal (%i)",
    async (person, toggle, publish, portal) => {
      expect(await attempt(person, "POST", "/v1/actions/act_book_table/unpublish")).toBe(toggle);
      expect(await attempt(person, "POST", "/v1/drafts/drf_reschedule/publish")).toBe(publish);
      expect(await attempt(person, "GET", "/v1/billing/portal")).toBe(portal);
      expect(await attempt(person, "GET", "/v1/runs")).toBe(200);
    },
  );

  test("follow the team list", async () => {
    await rig.call("PUT", "/v1/members/mem_t6wddyyc/role", { role: "admin" });
    expect(await attempt("vera", "GET", "/v1/billing/portal")).toBe(200);
  });
});

describe("tokens", () => {
  const ask = async (token: string) => {
    const response = await fetch(`${rig.origin}/v1/actions`, {
      headers: { authorization: `Bearer ${token}` },
    });
    return [response.status, (await readJson<{ code?: string }>(response)).code];
  };

  test("are issued by the provider, and expire", async () => {
    const { access_token: good, id_token: other } = await signIn(rig.origin, "amir");
    expect(await ask(good)).toEqual([200, undefined]);
    for (const token of ["nonsense", other]) expect(await ask(token)).toEqual([401, "invalid_token"]);
    rig.sandbox.control.apply({ tokenLifetimeSeconds: 1 });
    const { access_token: short } = await signIn(rig.origin, "amir");
    await expect.poll(() => ask(short), { timeout: 4_000 }).toEqual([401, "invalid_token"]);
  });

  test("can be rejected: existing ones or all", async () => {
    const old = (await signIn(rig.origin, "amir")).access_token;
    rig.sandbox.control.apply({ refuseTokens: "issued" });
    expect(await ask(old)).toEqual([401, "token_revoked"]);
    expect(await ask((await signIn(rig.origin, "amir")).access_token)).toEqual([200, undefined]);
    rig.sandbox.control.apply({ refuseTokens: "all" });
    expect(await ask((await signIn(rig.origin, "amir")).access_token)).toEqual([401, "token_revoked"]);
  });
});

import { decodeJwt } from "jose";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  authorizeUrl,
  choose,
  readTokens,
  redeem,
  redirected,
  renew,
  signIn,
  startTestSandbox,
  type TestSandbox,
} from "../testing/test-sandbox";

let rig: TestSandbox;
beforeAll(async () => {
  rig = await startTestSandbox();
});
beforeEach(() => void rig.sandbox.control.apply({ reset: true, revokeSession: true }));
afterAll(() => rig.close());

const cookieOf = (response: Response) => (response.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
const authorize = (changes: Record<string, string>, cookie = "") =>
  fetch(authorizeUrl(rig.origin, changes), { redirect: "manual", headers: cookie === "" ? {} : { cookie } });

describe("signing in", () => {
  test("returns tokens for the chosen person", async () => {
    const page = await authorize({});
    expect(await page.text()).toContain("Olivia Hart");
    const answer = redirected(await choose(rig.origin, "olivia"));
    expect(answer).toMatchObject({ state: "a-state", iss: `${rig.origin}/sandbox/idp` });
    const tokens = await readTokens(await redeem(rig.origin, answer["code"] ?? ""));
    expect(decodeJwt(tokens.id_token)).toMatchObject({
      iss: `${rig.origin}/sandbox/idp`,
      aud: "understudy-console",
      sub: "olivia",
      oid: "olivia",
      name: "Olivia Hart",
      email: "olivia@harbourandpine.example",
      preferred_username: "olivia@harbourandpine.example",
      nonce: "a-nonce",
    });
    expect(decodeJwt(tokens.access_token)).toMatchObject({ aud: "api://understudy-sandbox", scp: "access" });
  });

  test("omits the name of a person without one", async () => {
    const claims = decodeJwt((await signIn(rig.origin, "tomasz")).id_token);
    expect(claims["name"]).toBeUndefined();
    expect(claims["email"]).toBe("tomasz@harbourandpine.example");
  });

  test("returns access_denied on Cancel", async () => {
    expect(redirected(await choose(rig.origin, ""))).toMatchObject({
      error: "access_denied",
      state: "a-state",
    });
  });

  test("supports response_mode=query", async () => {
    const response = await choose(rig.origin, "amir", { response_mode: "query" });
    expect(response.headers.get("location")).toMatch(/redirect\.html\?code=/);
  });

  test.each([
    ["a strange client", { client_id: "another" }, "client_id"],
    ["a strange redirect address", { redirect_uri: "https://evil.example/" }, "redirect_uri"],
    ["another port's redirect address", { redirect_uri: "http://127.0.0.1:1/redirect.html" }, "redirect_uri"],
  ])("never redirects for %s", async (_name, changes, word) => {
    const response = await authorize({ ...changes, prompt: "none" });
    expect(response.status).toBe(400);
    expect(response.headers.get("location")).toBeNull();
    expect(await response.text()).toContain(word);
  });

  test.each([
    ["no PKCE", { code_challenge: "" }, "invalid_request"],
    ["plain PKCE", { code_challenge_method: "plain" }, "invalid_request"],
    ["another response type", { response_type: "token" }, "unsupported_response_type"],
    ["no openid scope", { scope: "profile" }, "invalid_scope"],
  ])("rejects %s", async (_name, changes, error) => {
    expect(redirected(await authorize(changes))).toMatchObject({ error });
    expect(redirected(await choose(rig.origin, "olivia", changes))).toMatchObject({ error });
  });

  test("rejects forms of other sites", async () => {
    expect((await choose(rig.origin, "olivia", {}, { origin: "https://evil.example" })).status).toBe(403);
    expect((await choose(rig.origin, "olivia", {}, { origin: rig.origin })).status).toBe(303);
  });

  test("escapes query parameters in its page", async () => {
    const page = await (await authorize({ state: '"><script>alert(1)</script>' })).text();
    expect(page).not.toContain("<script>alert(1)");
  });
});

describe("redeeming a code", () => {
  test.each([
    ["a wrong verifier", { code_verifier: "wrong" }],
    ["another redirect address", { redirect_uri: "http://127.0.0.1/" }],
    ["an unknown code", { code: "unknown" }],
  ])("fails with %s", async (_name, changes) => {
    const { code = "" } = redirected(await choose(rig.origin, "olivia"));
    const response = await redeem(rig.origin, code, changes);
    expect(response.status).toBe(400);
    expect((await readTokens(response)).error).toBe("invalid_grant");
  });

  test("works once; reuse revokes the first tokens", async () => {
    const { code = "" } = redirected(await choose(rig.origin, "olivia"));
    const first = await readTokens(await redeem(rig.origin, code));
    expect((await redeem(rig.origin, code)).status).toBe(400);
    expect((await renew(rig.origin, first.refresh_token)).status).toBe(400);
  });

  test("fails after a minute", async () => {
    const { code = "" } = redirected(await choose(rig.origin, "olivia"));
    rig.pass(61_000);
    expect((await redeem(rig.origin, code)).status).toBe(400);
  });
});

describe("renewing", () => {
  test("rotates the refresh token", async () => {
    const first = await signIn(rig.origin, "vera");
    const second = await readTokens(await renew(rig.origin, first.refresh_token));
    expect(second.refresh_token).not.toBe(first.refresh_token);
    expect((await renew(rig.origin, second.refresh_token)).status).toBe(200);
  });

  test("revokes the whole family when a refresh token is reused", async () => {
    const first = await signIn(rig.origin, "vera");
    const second = await readTokens(await renew(rig.origin, first.refresh_token));
    expect((await readTokens(await renew(rig.origin, first.refresh_token))).error).toBe("invalid_grant");
    expect((await readTokens(await renew(rig.origin, second.refresh_token))).error).toBe("invalid_grant");
  });

  test("doesn't affect another sign-in of the same person", async () => {
    const [one, other] = [await signIn(rig.origin, "vera"), await signIn(rig.origin, "vera")];
    await renew(rig.origin, one.refresh_token);
    await renew(rig.origin, one.refresh_token);
    expect((await renew(rig.origin, other.refresh_token)).status).toBe(200);
  });

  test("fails after sessions are revoked, and after a day", async () => {
    const one = await signIn(rig.origin, "vera");
    rig.sandbox.control.apply({ revokeSession: true });
    expect((await renew(rig.origin, one.refresh_token)).status).toBe(400);
    const other = await signIn(rig.origin, "vera");
    rig.pass(25 * 3_600_000);
    expect((await renew(rig.origin, other.refresh_token)).status).toBe(400);
  });
});

describe("revoking a refresh token", () => {
  const revoke = (token: string, client = "understudy-console") =>
    fetch(`${rig.origin}/sandbox/idp/revoke`, {
      method: "POST",
      body: new URLSearchParams({ client_id: client, token, token_type_hint: "refresh_token" }),
    });

  test("revokes its sign-in only", async () => {
    const [one, other] = [await signIn(rig.origin, "vera"), await signIn(rig.origin, "vera")];
    expect((await revoke(one.refresh_token)).status).toBe(200);
    expect((await renew(rig.origin, one.refresh_token)).status).toBe(400);
    expect((await renew(rig.origin, other.refresh_token)).status).toBe(200);
  });

  test("accepts an unknown token, and rejects an unknown client", async () => {
    expect((await revoke("unknown")).status).toBe(200);
    const { refresh_token: token } = await signIn(rig.origin, "vera");
    expect((await revoke(token, "another")).status).toBe(400);
    expect((await renew(rig.origin, token)).status).toBe(200);
  });
});

describe("silent requests", () => {
  test("need a session", async () => {
    expect(redirected(await authorize({ prompt: "none" }))).toMatchObject({
      error: "login_required",
      state: "a-state",
    });
    const cookie = cookieOf(await choose(rig.origin, "amir"));
    const { code = "" } = redirected(await authorize({ prompt: "none" }, cookie));
    expect(decodeJwt((await readTokens(await redeem(rig.origin, code))).id_token).sub).toBe("amir");
  });

  test("can be framed by the console, unlike the page", async () => {
    const silent = await authorize({ prompt: "none" });
    expect(silent.headers.get("content-security-policy")).toContain("frame-ancestors 'self'");
    const page = await authorize({});
    expect(page.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
  });

  test("never return another person than the hint or session names", async () => {
    const first = await choose(rig.origin, "olivia");
    const { sid } = decodeJwt(
      (await readTokens(await redeem(rig.origin, redirected(first)["code"] ?? ""))).id_token,
    );
    const cookie = cookieOf(await choose(rig.origin, "amir"));
    expect(
      redirected(await authorize({ prompt: "none", login_hint: "olivia@harbourandpine.example" }, cookie)),
    ).toMatchObject({
      error: "login_required",
    });
    expect(redirected(await authorize({ prompt: "none", sid: String(sid) }, cookie))).toMatchObject({
      error: "login_required",
    });
    const again = cookieOf(await choose(rig.origin, "olivia"));
    expect(redirected(await authorize({ prompt: "none", sid: String(sid) }, again))).toHaveProperty("code");
  });

  test("use the session unless the console asks for a login", async () => {
    const cookie = cookieOf(await choose(rig.origin, "amir"));
    expect((await authorize({}, cookie)).status).toBe(303);
    expect((await authorize({ prompt: "login" }, cookie)).status).toBe(200);
    expect((await authorize({ prompt: "select_account" }, cookie)).status).toBe(200);
  });
});

describe("signing out", () => {
  const logout = (search: string, cookie: string) =>
    fetch(`${rig.origin}/sandbox/idp/logout?${search}`, { redirect: "manual", headers: { cookie } });

  test("ends the session and its refresh tokens, and returns", async () => {
    const answer = await choose(rig.origin, "amir");
    const tokens = await readTokens(await redeem(rig.origin, redirected(answer)["code"] ?? ""));
    const home = `${rig.origin}/`;
    const response = await logout(
      new URLSearchParams({ post_logout_redirect_uri: home, state: "s" }).toString(),
      cookieOf(answer),
    );
    expect(response.headers.get("location")).toBe(`${home}?state=s`);
    expect((await renew(rig.origin, tokens.refresh_token)).status).toBe(400);
    expect(redirected(await authorize({ prompt: "none" }, cookieOf(answer)))).toMatchObject({
      error: "login_required",
    });
  });

  test("invalidates codes that were issued before", async () => {
    const answer = await choose(rig.origin, "amir");
    await logout("", cookieOf(answer));
    const response = await redeem(rig.origin, redirected(answer)["code"] ?? "");
    expect((await readTokens(response)).error).toBe("invalid_grant");
  });

  test("doesn't redirect to an unknown address", async () => {
    const response = await logout(
      new URLSearchParams({ post_logout_redirect_uri: "https://evil.example/" }).toString(),
      "",
    );
    expect(response.status).toBe(200);
    expect(await response.text()).toContain("signed out");
  });
});

describe("settings", () => {
  test("set the token lifetime", async () => {
    rig.sandbox.control.apply({ idp: { tokenLifetimeSeconds: 5 } });
    expect((await signIn(rig.origin, "olivia")).expires_in).toBe(5);
  });

  test("make the token endpoint fail", async () => {
    const { refresh_token: token } = await signIn(rig.origin, "olivia");
    rig.sandbox.control.apply({ idp: { tokenStatus: 503 } });
    expect((await renew(rig.origin, token)).status).toBe(503);
    rig.sandbox.control.apply({ idp: { tokenStatus: 0, tokenDelayMs: 20 } });
    expect((await renew(rig.origin, token)).status).toBe(200);
  });

  test("take the provider down", async () => {
    rig.sandbox.control.apply({ idp: { availability: "failing" } });
    expect((await authorize({ prompt: "none" })).status).toBe(503);
    rig.sandbox.control.apply({ idp: { availability: "unreachable" } });
    await expect(authorize({ prompt: "none" })).rejects.toThrow("fetch failed");
  });

  test("make the token endpoint hang", async () => {
    rig.sandbox.control.apply({ idp: { tokenHang: true } });
    const asked = fetch(`${rig.origin}/sandbox/idp/token`, {
      method: "POST",
      signal: AbortSignal.timeout(80),
    });
    await expect(asked).rejects.toThrow("timeout");
  });
});

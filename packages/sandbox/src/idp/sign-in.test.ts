import { decodeJwt } from "jose";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  authorizeUrl,
  createBrowser,
  readTokens,
  redeem,
  redirected,
  renew,
  signIn,
  startTestSandbox,
  type TestSandbox,
} from "../testing/test-sandbox";

let rig: TestSandbox;
let browser: ReturnType<typeof createBrowser>;
beforeAll(async () => {
  rig = await startTestSandbox();
});
beforeEach(() => {
  browser = createBrowser();
  rig.sandbox.control.apply({ reset: true, revokeSession: true });
});
afterAll(() => rig.close());

const silently = async () => redirected(await browser.open(authorizeUrl(rig.origin, { prompt: "none" })));
const choose = (person: string, changes?: Record<string, string>) =>
  browser.choose(rig.origin, person, changes);

describe("signing in", () => {
  test("returns tokens for the chosen person", async () => {
    const answer = redirected(await choose("olivia"));
    expect(answer).toMatchObject({ state: "a-state", iss: `${rig.origin}/sandbox/idp` });
    const tokens = await readTokens(await redeem(rig.origin, answer["code"] ?? ""));
    expect(tokens.scope.split(" ")).toContain("api://understudy-sandbox/access");
    expect(decodeJwt(tokens.id_token)).toMatchObject({
      iss: `${rig.origin}/sandbox/idp`,
      aud: "understudy-console",
      sub: "olivia",
      name: "Olivia Hart",
      email: "olivia@harbourandpine.example",
      preferred_username: "olivia@harbourandpine.example",
      nonce: "a-nonce",
    });
  });

  test("offers the four demo people, another account and Cancel", async () => {
    const page = await (await browser.open(authorizeUrl(rig.origin))).text();
    for (const text of [
      "Olivia Hart",
      "Amir Nouri",
      "tomasz@",
      "Vera Lindqvist",
      "Use another account",
      "Cancel",
    ])
      expect(page).toContain(text);
  });

  test("omits the name of a person without one", async () => {
    const claims = decodeJwt((await signIn(rig.origin, "tomasz")).id_token);
    expect(claims["name"]).toBeUndefined();
    expect(claims["email"]).toBe("tomasz@harbourandpine.example");
  });

  test("accepts the email of anyone, with the role of the team list", async () => {
    const { access_token: token, id_token: idToken } = await signIn(rig.origin, "Zoe.Lang@freelance.example");
    expect(decodeJwt(idToken)["email"]).toBe("zoe.lang@freelance.example");
    const publish = await fetch(`${rig.origin}/v1/actions/act_book_table/publish`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}` },
    });
    expect(publish.status).toBe(200);
  });

  test("returns access_denied on Cancel", async () => {
    expect(redirected(await choose(""))).toMatchObject({ error: "access_denied", state: "a-state" });
  });

  test.each([
    ["a strange client", { client_id: "another" }],
    ["a strange redirect address", { redirect_uri: "https://evil.example/" }],
    ["another port's redirect address", { redirect_uri: "http://127.0.0.1:1/redirect.html" }],
  ])("never redirects for %s", async (_name, changes) => {
    const response = await browser.open(authorizeUrl(rig.origin, { ...changes, prompt: "none" }));
    expect(response.status).toBe(400);
    expect(response.headers.get("location")).toBeNull();
    expect(await response.text()).toContain("Invalid sign-in request");
  });

  test("works for every address of this machine", async () => {
    const origin = rig.origin.replace("127.0.0.1", "localhost");
    const { code = "", iss } = redirected(
      await choose("vera", { redirect_uri: `${rig.origin}/redirect.html` }),
    );
    expect(iss).toBe(`${rig.origin}/sandbox/idp`);
    expect((await redeem(rig.origin, code)).status).toBe(200);
    expect(decodeJwt((await signIn(origin, "vera")).id_token).iss).toBe(`${origin}/sandbox/idp`);
  });

  test("can be started again after a restart ended it", async () => {
    const url = await browser.open(authorizeUrl(rig.origin));
    expect(url.status).toBe(200);
    rig.sandbox.control.apply({ revokeSession: true });
    const expired = await browser.open(`${rig.origin}/sandbox/idp/interaction/gone`);
    expect(await expired.text()).toContain("Back to the console");
    expect(redirected(await choose("amir"))).toHaveProperty("code");
  });
});

describe("silent requests", () => {
  test("need a session", async () => {
    expect(await silently()).toMatchObject({ error: "login_required", state: "a-state" });
    await choose("amir");
    const { code = "" } = await silently();
    expect(decodeJwt((await readTokens(await redeem(rig.origin, code))).id_token).sub).toBe("amir");
  });

  test("end cleanly with the cookie of an ended session", async () => {
    await choose("amir");
    rig.sandbox.control.apply({ revokeSession: true });
    expect(await silently()).toMatchObject({ error: "login_required" });
    expect(redirected(await choose("vera"))).toHaveProperty("code");
    expect(await silently()).toHaveProperty("code");
  });

  // Like other providers: the console must compare the accounts.
  test("return the session's person, whoever the hint names", async () => {
    await choose("amir");
    const hint = { prompt: "none", login_hint: "olivia@harbourandpine.example" };
    expect(redirected(await browser.open(authorizeUrl(rig.origin, hint)))).toHaveProperty("code");
  });

  test("use the session unless the console asks for a login", async () => {
    await choose("amir");
    expect(redirected(await browser.open(authorizeUrl(rig.origin)))).toHaveProperty("code");
    for (const prompt of ["login", "select_account"]) {
      expect((await browser.open(authorizeUrl(rig.origin, { prompt }))).status).toBe(200);
      const { code = "" } = redirected(await choose("vera", { prompt }));
      expect(decodeJwt((await readTokens(await redeem(rig.origin, code))).id_token).sub).toBe("vera");
    }
  });
});

describe("signing out", () => {
  const signOut = async (idToken: string) => {
    const search = new URLSearchParams({
      id_token_hint: idToken,
      post_logout_redirect_uri: `${rig.origin}/`,
      state: "s",
    });
    const page = await (await browser.open(`${rig.origin}/sandbox/idp/logout?${search.toString()}`)).text();
    expect(page).toContain("sign-out.js");
    const [, xsrf = ""] = /name="xsrf" value="([^"]+)"/.exec(page) ?? [];
    return browser.open(`${rig.origin}/sandbox/idp/logout/confirm`, { xsrf, logout: "yes" });
  };

  test("ends the session and its tokens, and returns", async () => {
    const { code = "" } = redirected(await choose("amir"));
    const tokens = await readTokens(await redeem(rig.origin, code));
    expect(rig.sandbox.control.state().signedIn).toEqual(["amir@harbourandpine.example"]);
    expect((await signOut(tokens.id_token)).headers.get("location")).toBe(`${rig.origin}/?state=s`);
    expect((await renew(rig.origin, tokens.refresh_token)).status).toBe(400);
    expect(await silently()).toMatchObject({ error: "login_required" });
    expect(rig.sandbox.control.state().signedIn).toEqual([]);
  });
});

describe("kept sessions", () => {
  test("return with tokens that were used up or revoked since, beside earlier ones", async () => {
    const olivia = await signIn(rig.origin, "olivia");
    rig.sandbox.keepSessions();
    expect((await renew(rig.origin, olivia.refresh_token)).status).toBe(200);
    expect((await renew(rig.origin, olivia.refresh_token)).status).toBe(400);
    const amir = await signIn(rig.origin, "amir");
    rig.sandbox.keepSessions();
    rig.sandbox.control.apply({ revokeSession: true });
    for (const round of [1, 2]) {
      rig.sandbox.restoreSessions();
      expect(rig.sandbox.control.state().signedIn, `round ${round}`).toEqual(
        expect.arrayContaining(["olivia@harbourandpine.example", "amir@harbourandpine.example"]),
      );
      for (const { refresh_token } of [olivia, amir])
        expect((await renew(rig.origin, refresh_token)).status).toBe(200);
    }
  });
});

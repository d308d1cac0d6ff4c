import { expect } from "@playwright/test";
import { controlClock, advanceClock } from "../harness/time";
import {
  authenticate,
  goTo,
  open,
  rejectNextCall,
  signIn,
  signInButton,
  silentRequests,
  test,
  tokenRequests,
  type Setup,
} from "./test";

const table = { name: "Drafts" };
const newestRefreshToken = ({ provider }: Setup) => {
  const { response } =
    provider.requests.findLast(({ path, status }) => path === "/token" && status === 200) ?? {};
  return response && typeof response === "object" && "refresh_token" in response
    ? String(response.refresh_token)
    : undefined;
};

for (const topology of ["same", "cross"] as const)
  test.describe(
    `oidc-provider on the ${topology} site`,
    { tag: topology === "same" ? "@nightly" : [] },
    () => {
      test("signs in, returns to the requested page, and stays signed in after a reload", async ({
        setUp,
      }) => {
        const setup = await setUp({ topology });
        const page = await open(setup, "/runs?status=failed#top");
        expect(page.url()).toBe(`${setup.console.url}/runs?status=failed#top`);
        await page.getByRole("banner").getByText("olivia@harbourandpine.example").waitFor();
        await page.getByRole("table").waitFor();
        await page.reload();
        await page.getByRole("table").waitFor();
        expect(tokenRequests(setup)).toEqual(["authorization_code: 200"]);
      });

      test("renews with the refresh token", async ({ setUp }) => {
        const setup = await setUp({ topology });
        const page = await open(setup, "/team");
        const before = newestRefreshToken(setup);
        expect(before).toBeDefined();
        rejectNextCall(setup, "GET /v1/drafts");
        await goTo(page, "Drafts");
        await page.getByRole("table", table).waitFor();
        expect(tokenRequests(setup)).toEqual(["authorization_code: 200", "refresh_token: 200"]);
        expect(silentRequests(setup)).toEqual([]);
        expect(newestRefreshToken(setup)).not.toBe(before);
      });

      test("without refresh tokens, renews in a hidden frame", async ({ setUp }) => {
        const setup = await setUp({ topology, identity: { prompt: undefined } });
        const page = await open(setup, "/team");
        expect(newestRefreshToken(setup)).toBeUndefined();
        rejectNextCall(setup, "GET /v1/drafts");
        await goTo(page, "Drafts");
        await page.getByRole("table", table).waitFor();
        expect(tokenRequests(setup)).toEqual(["authorization_code: 200", "authorization_code: 200"]);
        expect(silentRequests(setup)).toHaveLength(1);
      });

      test("revokes the refresh token when signing out, and lets a second person sign in", async ({
        setUp,
      }) => {
        const setup = await setUp({ topology });
        const page = await open(setup, "/drafts");
        await page.getByRole("table", table).waitFor();
        const token = newestRefreshToken(setup) ?? "";
        await page.getByRole("button", { name: "Sign Out" }).click();
        await page.getByRole("button", { name: "Yes, sign me out" }).click();
        await signInButton(page).waitFor();
        expect(page.url()).toBe(`${setup.console.url}/`);
        const replay = await setup.context.request.post(`${setup.provider.issuer}/token`, {
          form: { client_id: "console", grant_type: "refresh_token", refresh_token: token },
        });
        expect(await replay.json()).toMatchObject({ error: "invalid_grant" });
        await signIn(page, "vera");
        await page.getByRole("banner").getByText("vera@harbourandpine.example").waitFor();
        expect(await page.getByText("olivia").count()).toBe(0);
      });

      test("ends the session when the provider has ended it", async ({ setUp }) => {
        const setup = await setUp({ topology, identity: { prompt: undefined } });
        const page = await open(setup, "/team");
        setup.provider.endSessions();
        rejectNextCall(setup, "GET /v1/drafts");
        await goTo(page, "Drafts");
        await page.getByText("Your session ended").waitFor();
        await signIn(page);
        expect(page.url()).toBe(`${setup.console.url}/drafts`);
      });
    },
  );

test.describe("access tokens", () => {
  for (const issuerPath of ["", "/realms/acme"])
    test(`with a lifetime of five minutes aren't renewed on every call (issuer path: "${issuerPath}")`, async ({
      setUp,
    }) => {
      const setup = await setUp({ issuerPath });
      setup.provider.settings.accessTokenSeconds = 300;
      const page = await open(setup, "/actions");
      for (const name of ["Drafts", "Runs", "Actions"]) {
        await goTo(page, name);
        await page.getByRole("table").waitFor();
      }
      await page.reload();
      await page.getByRole("table").waitFor();
      expect(tokenRequests(setup)).toEqual(["authorization_code: 200"]);
      expect(silentRequests(setup)).toEqual([]);
    });

  test("are used while valid, even though the provider can't renew them", async ({ setUp }) => {
    const setup = await setUp({ topology: "cross", cookies: "lax", identity: { prompt: undefined } });
    // Inside the renewal window from the start.
    setup.provider.settings.accessTokenSeconds = 40;
    const page = await open(setup, "/actions");
    await page.reload();
    for (const name of ["Drafts", "Runs"]) {
      await goTo(page, name);
      await page.getByRole("table").waitFor();
    }
    await expect.poll(() => silentRequests(setup).length).toBeGreaterThan(0);
    expect(await page.getByRole("alert").count()).toBe(0);
  });

  test("that expired end the session when the provider can't renew them", async ({ setUp }) => {
    const setup = await setUp({ topology: "cross", cookies: "lax", identity: { prompt: undefined } });
    // Too short to be used from the cache.
    setup.provider.settings.accessTokenSeconds = 5;
    const page = await setup.context.newPage();
    await page.goto(`${setup.console.url}/drafts`);
    await signInButton(page).click();
    await authenticate(page);
    await page.getByText("Your session ended").waitFor();
  });
});

test.describe("refresh tokens", () => {
  test("granted without offline_access renew too", async ({ setUp }) => {
    const setup = await setUp({ identity: { prompt: undefined } });
    setup.provider.settings.alwaysIssueRefreshTokens = true;
    const page = await open(setup, "/team");
    rejectNextCall(setup, "GET /v1/drafts");
    await goTo(page, "Drafts");
    await page.getByRole("table", table).waitFor();
    expect(tokenRequests(setup)).toEqual(["authorization_code: 200", "refresh_token: 200"]);
  });

  for (const error of ["invalid_scope", "invalid_grant"])
    test(`refused with ${error} are replaced in a hidden frame`, async ({ setUp }) => {
      const setup = await setUp();
      const page = await open(setup, "/team");
      setup.provider.settings.intercept = async (context) => {
        if (context.path !== "/token" || context.method !== "POST") return false;
        setup.provider.settings.intercept = () => false;
        context.status = 400;
        context.set("access-control-allow-origin", setup.console.url);
        context.body = { error };
        return true;
      };
      rejectNextCall(setup, "GET /v1/drafts");
      await goTo(page, "Drafts");
      await page.getByRole("table", table).waitFor();
      expect(silentRequests(setup)).toHaveLength(1);
    });

  test("aren't sent in redirects", async ({ setUp }) => {
    const setup = await setUp();
    const page = await open(setup, "/team");
    const paths: string[] = [];
    setup.provider.settings.intercept = (context) => {
      if (context.method !== "POST") return false;
      paths.push(context.path);
      context.set("access-control-allow-origin", setup.console.url);
      context.status = context.path === "/token" ? 307 : 200;
      if (context.path === "/token") context.set("location", `${setup.provider.issuer}/elsewhere`);
      return true;
    };
    rejectNextCall(setup, "GET /v1/drafts");
    await goTo(page, "Drafts");
    await page.getByRole("alert").getByRole("button", { name: "Retry" }).waitFor();
    expect(new Set(paths)).toEqual(new Set(["/token"]));
  });
});

test.describe("a slow provider", () => {
  test("is a failed call with Retry, not the end of the session", async ({ setUp }) => {
    const setup = await setUp({ identity: { prompt: undefined } });
    await controlClock(setup.context);
    const page = await open(setup, "/team");
    let isAsked = false;
    setup.provider.settings.intercept = async (context) => {
      if (context.path !== "/auth") return false;
      isAsked = true;
      await new Promise((resolve) => {
        context.req.once("close", resolve);
      });
      return true;
    };
    rejectNextCall(setup, "GET /v1/drafts");
    await goTo(page, "Drafts");
    await expect.poll(() => isAsked).toBe(true);
    await advanceClock(page, 12_000);
    const retry = page.getByRole("alert").getByRole("button", { name: "Retry" });
    await retry.waitFor();
    setup.provider.settings.intercept = () => false;
    await retry.click();
    await page.getByRole("table", table).waitFor();
  });
});

import { expect, type Page } from "@playwright/test";
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

const newestRefreshToken = ({ provider }: Setup) => {
  const { response } =
    provider.requests.findLast(({ path, status }) => path === "/token" && status === 200) ?? {};
  return response && typeof response === "object" && "refresh_token" in response
    ? String(response.refresh_token)
    : undefined;
};

/** Whether the provider refuses a refresh token. */
async function isRevoked({ provider }: Setup, page: Page, token: string): Promise<boolean> {
  const form = { client_id: "console", grant_type: "refresh_token", refresh_token: token };
  const response = await page.request.post(`${provider.issuer}/token`, { form });
  return response.status() === 400;
}

/** Opens a page whose first call is rejected, which makes the console renew its token. */
async function renewAt(setup: Setup, page: Page, name: "Actions" | "Drafts" | "Runs"): Promise<void> {
  rejectNextCall(setup, `GET /v1/${name.toLowerCase()}`);
  await goTo(page, name);
}
const shows = (page: Page, name: string) => expect(page.getByRole("table", { name })).toBeVisible();
const sessionEnded = (page: Page) => expect(page.getByText("Your session ended")).toBeVisible();

for (const topology of ["same", "cross"] as const)
  test.describe(
    `oidc-provider on the ${topology} site`,
    { tag: topology === "same" ? "@nightly" : [] },
    () => {
      test("signs in, renews with the refresh token, revokes it, and lets a second person sign in", async ({
        setUp,
      }) => {
        const setup = await setUp({ topology });
        setup.provider.settings.accessTokenSeconds = 300;
        const page = await open(setup, "/runs?status=failed#top");
        expect(page.url()).toBe(`${setup.sandbox.url}/runs?status=failed#top`);
        await expect(page.getByRole("banner").getByText("olivia@harbourandpine.example")).toBeVisible();
        await shows(page, "Runs");
        await page.reload();
        for (const name of ["Runs", "Actions"]) {
          await goTo(page, name);
          await shows(page, name);
        }
        expect(tokenRequests(setup)).toEqual(["authorization_code: 200"]);

        const before = newestRefreshToken(setup);
        expect(before).toBeDefined();
        await renewAt(setup, page, "Drafts");
        await shows(page, "Drafts");
        expect(tokenRequests(setup)).toEqual(["authorization_code: 200", "refresh_token: 200"]);
        expect(silentRequests(setup)).toEqual([]);
        const token = newestRefreshToken(setup) ?? "";
        expect(token).not.toBe(before);

        await page.getByRole("button", { name: "Sign Out" }).click();
        await page.getByRole("button", { name: "Yes, sign me out" }).click();
        await expect(signInButton(page)).toBeVisible();
        expect(page.url()).toBe(`${setup.sandbox.url}/`);
        expect(await isRevoked(setup, page, token)).toBe(true);
        await signIn(page, "vera");
        await expect(page.getByRole("banner").getByText("vera@harbourandpine.example")).toBeVisible();
        await expect(page.getByText("olivia")).toHaveCount(0);
      });

      test("without refresh tokens, renews in a hidden frame until the provider ends its session", async ({
        setUp,
      }) => {
        const setup = await setUp({ topology, identity: { prompt: undefined } });
        const page = await setup.context.newPage();
        await page.clock.install();
        await page.goto(`${setup.sandbox.url}/team`);
        await signIn(page);
        expect(newestRefreshToken(setup)).toBeUndefined();
        await renewAt(setup, page, "Drafts");
        await shows(page, "Drafts");
        expect(tokenRequests(setup)).toEqual(["authorization_code: 200", "authorization_code: 200"]);
        expect(silentRequests(setup)).toHaveLength(1);

        await test.step("a slow provider is a failed call with Retry, not the end of the session", async () => {
          let isAsked = false;
          setup.provider.settings.intercept = async (context) => {
            if (context.path !== "/auth") return false;
            isAsked = true;
            await new Promise((resolve) => {
              context.req.once("close", resolve);
            });
            return true;
          };
          await renewAt(setup, page, "Runs");
          await expect.poll(() => isAsked).toBe(true);
          await page.clock.runFor(12_000);
          const retry = page.getByRole("main").getByRole("button", { name: "Retry" });
          await expect(retry).toBeVisible();
          setup.provider.settings.intercept = () => false;
          await retry.click();
          await shows(page, "Runs");
        });

        setup.provider.endSessions();
        await renewAt(setup, page, "Actions");
        await sessionEnded(page);
        await signIn(page);
        expect(page.url()).toBe(`${setup.sandbox.url}/actions`);
      });
    },
  );

test("signing out while a token is renewed revokes the refresh token that the renewal brings", async ({
  setUp,
}) => {
  const setup = await setUp();
  const { settings } = setup.provider;
  const page = await open(setup, "/team");
  let answer = () => {};
  const renewing = new Promise<void>((resolve) => {
    settings.intercept = async ({ path, method }) => {
      if (path !== "/token" || method !== "POST") return false;
      settings.intercept = () => false;
      resolve();
      await new Promise<void>((release) => (answer = release));
      return false;
    };
  });
  await renewAt(setup, page, "Drafts");
  await renewing;
  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(page.getByText("Loading")).toBeVisible();
  answer();
  await page.getByRole("button", { name: "Yes, sign me out" }).click();
  await expect(signInButton(page)).toBeVisible();
  expect(tokenRequests(setup)).toEqual(["authorization_code: 200", "refresh_token: 200"]);
  expect(await isRevoked(setup, page, newestRefreshToken(setup) ?? "")).toBe(true);
});

test("access tokens are used while valid even if the provider can't renew them, and not after", async ({
  setUp,
}) => {
  const setup = await setUp({ topology: "cross", cookies: "lax", identity: { prompt: undefined } });
  const { settings } = setup.provider;
  // Too short to be used from the cache.
  settings.accessTokenSeconds = 5;
  const page = await setup.context.newPage();
  await page.goto(`${setup.sandbox.url}/drafts`);
  await signInButton(page).click();
  await authenticate(page);
  await sessionEnded(page);

  // Inside the renewal window from the start.
  settings.accessTokenSeconds = 40;
  const before = silentRequests(setup).length;
  // The provider's session still exists.
  await signInButton(page).click();
  await shows(page, "Drafts");
  await page.reload();
  for (const name of ["Runs", "Actions"]) {
    await goTo(page, name);
    await shows(page, name);
  }
  await expect.poll(() => silentRequests(setup).length).toBeGreaterThan(before);
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("tokens of five minutes aren't renewed on every call; refused refresh tokens are replaced in a hidden frame", async ({
  setUp,
}) => {
  const setup = await setUp({ issuerPath: "/realms/acme" });
  const { settings, issuer } = setup.provider;
  settings.accessTokenSeconds = 300;
  settings.alwaysIssueRefreshTokens = true;
  const page = await open(setup, "/actions");
  for (const name of ["Drafts", "Runs", "Actions"]) {
    await goTo(page, name);
    await shows(page, name);
  }
  await page.reload();
  await shows(page, "Actions");
  expect(tokenRequests(setup)).toEqual(["authorization_code: 200"]);
  expect(silentRequests(setup)).toEqual([]);

  for (const [index, error] of ["invalid_scope", "invalid_grant"].entries()) {
    settings.intercept = (context) => {
      if (context.path !== "/token" || context.method !== "POST") return false;
      settings.intercept = () => false;
      context.status = 400;
      context.set("access-control-allow-origin", setup.sandbox.url);
      context.body = { error };
      return true;
    };
    const name = index === 0 ? "Drafts" : "Runs";
    await page.reload();
    await renewAt(setup, page, name);
    await shows(page, name);
    expect(silentRequests(setup)).toHaveLength(index + 1);
  }

  await test.step("refresh tokens aren't sent in redirects", async () => {
    const paths: string[] = [];
    settings.intercept = (context) => {
      if (context.method !== "POST") return false;
      paths.push(context.path);
      context.set("access-control-allow-origin", setup.sandbox.url);
      context.status = context.path === "/token" ? 307 : 200;
      if (context.path === "/token") context.set("location", `${issuer}/elsewhere`);
      return true;
    };
    await page.reload();
    // Every call is rejected: a link that is pointed at loads its page's data ahead, and the page asks again.
    setup.sandbox.control.apply({ fault: { call: "GET /v1/drafts", fault: "status", status: 401 } });
    await goTo(page, "Drafts");
    await expect(page.getByRole("main").getByRole("button", { name: "Retry" })).toBeVisible();
    expect(new Set(paths)).toEqual(new Set(["/token"]));
  });
});

test("refresh tokens granted without offline_access renew; another account is asked for a login", async ({
  setUp,
}) => {
  const setup = await setUp({ identity: { prompt: undefined } });
  setup.provider.settings.alwaysIssueRefreshTokens = true;
  const page = await open(setup, "/team");
  await renewAt(setup, page, "Drafts");
  await shows(page, "Drafts");
  expect(tokenRequests(setup)).toEqual(["authorization_code: 200", "refresh_token: 200"]);

  const { control } = setup.sandbox;
  control.apply({ fault: { call: "GET /v1/runs", fault: "status", status: 401 } });
  await goTo(page, "Runs");
  await expect(page.getByRole("alert", { name: "Your session ended" })).toBeVisible();
  await page.getByRole("button", { name: "Use another account" }).click();
  control.apply({ clearFaults: true });
  // The provider still has a session.
  await authenticate(page, "vera");
  await expect(page.getByRole("banner").getByText("vera@harbourandpine.example")).toBeVisible();
  expect(page.url()).toBe(`${setup.sandbox.url}/runs`);
});

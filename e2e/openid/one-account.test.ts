import { createHash } from "node:crypto";
import { expect, type Page, type Route } from "@playwright/test";
import { otherClientId, otherClientPath } from "./provider";
import {
  authenticate,
  goTo,
  navigation,
  open,
  rejectNextCall,
  signIn,
  signInButton,
  silentRequests,
  test,
  type Setup,
} from "./test";

const email = (login: string) => `${login}@harbourandpine.example`;
const shownUser = (page: Page, login: string) => page.getByRole("banner").getByText(email(login));
const signOut = async (page: Page) => {
  await page.getByRole("button", { name: "Sign Out" }).click();
  await page.getByRole("button", { name: "Yes, sign me out" }).click();
  await expect(signInButton(page)).toBeVisible();
};

/** Whose entries MSAL's cache holds. The provider's subjects are the logins. */
const cachedLogins = (page: Page) =>
  page.evaluate(() =>
    ["olivia", "vera"].filter((login) =>
      Object.keys(localStorage).some((key) => key.startsWith("msal.") && key.includes(login)),
    ),
  );

const logIn = async (page: Page, login: string) => {
  await page.getByPlaceholder("Enter any login").fill(login);
  await page.getByPlaceholder("and password").fill("any");
  await page.getByRole("button", { name: "Sign-in" }).click();
};

/** Signs in to another application in the same browser, which replaces the provider's session. */
async function signInElsewhere({ context, provider }: Setup, login: string): Promise<void> {
  const page = await context.newPage();
  const query = new URLSearchParams({
    client_id: otherClientId,
    response_type: "code",
    scope: "openid",
    prompt: "login",
    redirect_uri: provider.issuer + otherClientPath,
    code_challenge: createHash("sha256").update("verifier").digest("base64url"),
    code_challenge_method: "S256",
  });
  await page.goto(`${provider.issuer}/auth?${query.toString()}`);
  await logIn(page, login);
  await expect(page.getByText("Wiki")).toBeVisible();
  await page.close();
}

/** Olivia is signed in to the console without a refresh token, then Vera signs in at the provider. */
async function mixedAccounts(setup: Setup, path: string): Promise<Page> {
  setup.provider.settings.skipConsent = true;
  const page = await setup.context.newPage();
  await page.goto(setup.sandbox.url + path);
  await signInButton(page).click();
  await logIn(page, "olivia");
  await expect(shownUser(page, "olivia")).toBeVisible();
  await signInElsewhere(setup, "vera");
  return page;
}

for (const topology of ["same", "cross"] as const)
  test(
    `a provider on the ${topology} site where another person signed in never mixes the accounts`,
    { tag: topology === "same" ? "@nightly" : [] },
    async ({ setUp }) => {
      const setup = await setUp({ topology, identity: { prompt: undefined } });
      // In the renewal window from the start.
      setup.provider.settings.accessTokenSeconds = 55;
      const page = await mixedAccounts(setup, "/team");
      const siteName = page.getByRole("textbox", { name: "Site Name" });

      await test.step("a token that is still valid is used", async () => {
        await goTo(page, "Drafts");
        await expect(page.getByRole("table", { name: "Drafts" })).toBeVisible();
        await expect.poll(() => silentRequests(setup).length).toBeGreaterThan(0);
        await goTo(page, "Runs");
        await expect(page.getByRole("table")).toBeVisible();
        await expect.poll(() => cachedLogins(page)).toEqual(["olivia"]);
        expect(setup.callers).toEqual(new Set([email("olivia")]));
      });

      await test.step("the session ends without using the other person's token", async () => {
        await goTo(page, "Settings");
        await page.getByRole("main").getByRole("link", { name: "Site Settings" }).click();
        await siteName.fill("Not saved yet");
        const before = silentRequests(setup).length;
        rejectNextCall(setup, "PUT /v1/site");
        await page.getByRole("button", { name: "Save Changes" }).click();
        await expect(
          page.getByRole("status").getByText(`Your identity provider has you signed in as ${email("vera")}.`),
        ).toBeVisible();
        expect(silentRequests(setup).length).toBeGreaterThan(before);
        expect(setup.callers).toEqual(new Set([email("olivia")]));
        expect(await cachedLogins(page)).toEqual([]);
        const another = await setup.context.newPage();
        await another.goto(`${setup.sandbox.url}/team`);
        await expect(signInButton(another)).toBeVisible();
        await another.close();
      });

      await test.step("the first person signs in again, and has their unsaved edits", async () => {
        await page.getByRole("button", { name: "Use another account" }).click();
        await logIn(page, "olivia");
        await expect(shownUser(page, "olivia")).toBeVisible();
        expect(page.url()).toBe(`${setup.sandbox.url}/settings/site`);
        await page.getByRole("button", { name: "Restore changes" }).click();
        await expect(siteName).toHaveValue("Not saved yet");
        expect(setup.callers).toEqual(new Set([email("olivia")]));
      });
    },
  );

/** Holds requests to the token endpoint until the returned function is called. */
async function holdTokenRequests(page: Page, { provider }: Setup) {
  const held: Route[] = [];
  const matches = (url: URL) => url.origin === provider.issuer && url.pathname === "/token";
  await page.route(matches, (route) => void held.push(route));
  return {
    held,
    async release() {
      await Promise.all(held.map((route) => route.continue()));
      await page.unroute(matches);
    },
  };
}

test("signing out in one tab ends a renewal and a sign-in in another tab", async ({ setUp }) => {
  const setup = await setUp();
  const first = await open(setup, "/settings");
  const second = await setup.context.newPage();
  await second.goto(`${setup.sandbox.url}/team`);
  await expect(navigation(second)).toBeVisible();

  const renewal = await holdTokenRequests(second, setup);
  rejectNextCall(setup, "GET /v1/drafts");
  await goTo(second, "Drafts");
  await expect.poll(() => renewal.held.length).toBe(1);
  await signOut(first);
  await renewal.release();
  await expect(signInButton(second)).toBeVisible();
  await expect.poll(() => cachedLogins(first)).toEqual([]);
  await first.reload();
  await expect(signInButton(first)).toBeVisible();

  await signIn(first);
  await expect(navigation(second)).toBeVisible();
  setup.sandbox.control.apply({ fault: { call: "GET /v1/actions", fault: "status", status: 401 } });
  await goTo(second, "Actions");
  const signInAgain = second.getByRole("button", { name: "Sign in again" });
  await expect(signInAgain).toBeVisible();
  const redemption = await holdTokenRequests(second, setup);
  await signInAgain.click();
  await second.getByRole("button", { name: "Continue" }).click();
  await expect.poll(() => redemption.held.length).toBe(1);
  await signOut(first);
  await redemption.release();
  await expect(signInButton(second)).toBeVisible();
  await expect.poll(() => cachedLogins(second)).toEqual([]);
});

/** The person whose name a tab shows; null on the login page. */
const personIn = async (page: Page) => {
  await expect(signInButton(page).or(page.getByRole("banner")).first()).toBeVisible();
  for (const login of ["olivia", "vera"]) if ((await shownUser(page, login).count()) > 0) return login;
  return null;
};

test.describe("two people", () => {
  test("signing in in two tabs at the same time end with one of them", async ({ setUp }) => {
    const setup = await setUp({ identity: { prompt: "login consent" } });
    const [first, second] = [await setup.context.newPage(), await setup.context.newPage()];
    const returnFromProvider = async (page: Page, login: string) => {
      await page.goto(`${setup.sandbox.url}/team`);
      const token = await holdTokenRequests(page, setup);
      await signInButton(page).click();
      await authenticate(page, login);
      await expect.poll(() => token.held.length).toBe(1);
      return token;
    };
    const olivia = await returnFromProvider(first, "olivia");
    const vera = await returnFromProvider(second, "vera");
    await Promise.all([olivia.release(), vera.release()]);
    await expect
      .poll(async () => {
        const people = new Set([await personIn(first), await personIn(second)]);
        people.delete(null);
        return people.size;
      })
      .toBeLessThan(2);
    // A reload shows what storage holds.
    const before = [await personIn(first), await personIn(second)].find((login) => login !== null);
    for (const page of [first, second]) {
      await page.reload();
      expect([before, null]).toContain(await personIn(page));
    }
  });

  test("a tab that missed the sign-in of another person sends nothing more", async ({ setUp }) => {
    const setup = await setUp();
    const first = await open(setup, "/settings");
    const second = await setup.context.newPage();
    // Like a tab that was frozen.
    await second.addInitScript(() => {
      BroadcastChannel.prototype.addEventListener = () => {};
      window.addEventListener("storage", (event) => event.stopImmediatePropagation());
    });
    await second.goto(`${setup.sandbox.url}/team`);
    await expect(shownUser(second, "olivia")).toBeVisible();
    await signOut(first);
    await signIn(first, "vera");
    setup.callers.clear();
    // Not `click`: focusing the tab would already end its session.
    await navigation(second).getByRole("link", { name: "Drafts" }).dispatchEvent("click");
    await expect(signInButton(second)).toBeVisible();
    expect(setup.callers.has(email("olivia"))).toBe(false);
    await goTo(first, "Drafts");
    await expect(first.getByRole("table", { name: "Drafts" })).toBeVisible();
    await expect(shownUser(first, "vera")).toBeVisible();
    await first.reload();
    await expect(shownUser(first, "vera")).toBeVisible();
    expect(await cachedLogins(first)).toEqual(["vera"]);
  });
});

test("another person's bookmarked responses change nothing, and signing out removes every account", async ({
  setUp,
}) => {
  const setup = await setUp();
  const page = await setup.context.newPage();
  const responses: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/redirect.html")) responses.push(request.url());
  });
  await page.goto(`${setup.sandbox.url}/settings`);
  await signIn(page, "vera");
  const left = await page.evaluate(() => Object.entries(localStorage));
  await signOut(page);
  await signIn(page, "olivia");

  const address = new URL(responses[0] ?? "");
  const values = new URLSearchParams(address.hash.slice(1) || address.search);
  const state = Buffer.from(values.get("state")?.split("|")[0] ?? "", "base64").toString();
  const another = await setup.context.newPage();
  for (const interactionType of ["redirect", "silent"]) {
    const replayed = Buffer.from(state.replace("redirect", interactionType)).toString("base64");
    values.set("state", replayed);
    for (const opened of [another, page]) {
      await opened.goto(`${setup.sandbox.url}/redirect.html#${values.toString()}`);
      await expect(shownUser(opened, "olivia")).toBeVisible();
    }
    expect(await cachedLogins(page)).toEqual(["olivia"]);
  }
  await another.close();

  // What an older version could leave behind.
  await page.evaluate((entries) => {
    for (const [key, value] of entries)
      if (key.startsWith("msal.") && key.includes("vera")) localStorage.setItem(key, value);
  }, left);
  expect(await cachedLogins(page)).toEqual(["olivia", "vera"]);
  await signOut(page);
  expect(await cachedLogins(page)).toEqual([]);
});

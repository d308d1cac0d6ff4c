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
  await signInButton(page).waitFor();
};

/** Whose entries MSAL's cache holds. The provider's subjects are the logins. */
const cachedLogins = (page: Page) =>
  page.evaluate(() =>
    ["olivia", "vera"].filter((login) =>
      Object.keys(localStorage).some((key) => key.startsWith("msal.") && key.includes(login)),
    ),
  );

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
  await page.getByPlaceholder("Enter any login").fill(login);
  await page.getByPlaceholder("and password").fill("any");
  await page.getByRole("button", { name: "Sign-in" }).click();
  await page.getByText("Wiki").waitFor();
  await page.close();
}

/** Olivia is signed in to the console without a refresh token, then Vera signs in at the provider. */
async function mixedAccounts(setup: Setup, path: string): Promise<Page> {
  setup.provider.settings.skipConsent = true;
  const page = await setup.context.newPage();
  await page.goto(setup.console.url + path);
  await signInButton(page).click();
  await page.getByPlaceholder("Enter any login").fill("olivia");
  await page.getByPlaceholder("and password").fill("any");
  await page.getByRole("button", { name: "Sign-in" }).click();
  await shownUser(page, "olivia").waitFor();
  await signInElsewhere(setup, "vera");
  return page;
}

for (const topology of ["same", "cross"] as const)
  test.describe(
    `a provider on the ${topology} site where another person signed in`,
    { tag: topology === "same" ? "@nightly" : [] },
    () => {
      const options = { topology, identity: { prompt: undefined } };

      test("ends the session without using that person's token", async ({ setUp }) => {
        const setup = await setUp(options);
        const page = await mixedAccounts(setup, "/team");
        rejectNextCall(setup, "GET /v1/drafts");
        await goTo(page, "Drafts");
        await page
          .getByRole("status")
          .getByText(`You’re signed in to the provider as ${email("vera")}.`)
          .waitFor();
        expect(silentRequests(setup).length).toBeGreaterThan(0);
        expect(setup.callers).toEqual(new Set([email("olivia")]));
        expect(await cachedLogins(page)).toEqual([]);
        await page.reload();
        await signInButton(page).waitFor();
      });

      test("lets the first person sign in again, with their unsaved edits", async ({ setUp }) => {
        const setup = await setUp(options);
        const page = await mixedAccounts(setup, "/settings/site");
        await page.getByRole("textbox", { name: "Site Name" }).fill("Not saved yet");
        rejectNextCall(setup, "PUT /v1/site");
        await page.getByRole("button", { name: "Save Changes" }).click();
        await page.getByRole("button", { name: "Use another account" }).click();
        await page.getByPlaceholder("Enter any login").fill("olivia");
        await page.getByPlaceholder("and password").fill("any");
        await page.getByRole("button", { name: "Sign-in" }).click();
        await shownUser(page, "olivia").waitFor();
        expect(page.url()).toBe(`${setup.console.url}/settings/site`);
        await page.getByRole("button", { name: "Restore edits" }).click();
        await expect
          .poll(() => page.getByRole("textbox", { name: "Site Name" }).inputValue())
          .toBe("Not saved yet");
        expect(setup.callers).toEqual(new Set([email("olivia")]));
      });

      test("doesn't affect a token that is still valid", async ({ setUp }) => {
        const setup = await setUp(options);
        // In the renewal window from the start.
        setup.provider.settings.accessTokenSeconds = 55;
        const page = await mixedAccounts(setup, "/team");
        await goTo(page, "Drafts");
        await page.getByRole("table", { name: "Drafts" }).waitFor();
        await expect.poll(() => silentRequests(setup).length).toBeGreaterThan(0);
        await goTo(page, "Runs");
        await page.getByRole("table").waitFor();
        await expect.poll(() => cachedLogins(page)).toEqual(["olivia"]);
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

test.describe("signing out", () => {
  test("removes every account of the console", async ({ setUp }) => {
    const setup = await setUp();
    const page = await open(setup, "/settings", "vera");
    const left = await page.evaluate(() => Object.entries(localStorage));
    await signOut(page);
    await signIn(page, "olivia");
    // What an older version could leave behind.
    await page.evaluate((entries) => {
      for (const [key, value] of entries)
        if (key.startsWith("msal.") && key.includes("vera")) localStorage.setItem(key, value);
    }, left);
    expect(await cachedLogins(page)).toEqual(["olivia", "vera"]);
    await signOut(page);
    expect(await cachedLogins(page)).toEqual([]);
  });

  test("removes the token that another tab is renewing", async ({ setUp }) => {
    const setup = await setUp();
    const first = await open(setup, "/settings");
    const second = await setup.context.newPage();
    await second.goto(`${setup.console.url}/team`);
    await navigation(second).waitFor();
    const token = await holdTokenRequests(second, setup);
    rejectNextCall(setup, "GET /v1/drafts");
    await goTo(second, "Drafts");
    await expect.poll(() => token.held.length).toBe(1);
    await signOut(first);
    await token.release();
    await signInButton(second).waitFor();
    await expect.poll(() => cachedLogins(first)).toEqual([]);
    await first.reload();
    await signInButton(first).waitFor();
  });

  test("in one tab ends a sign-in that another tab is completing", async ({ setUp }) => {
    const setup = await setUp();
    const second = await setup.context.newPage();
    await second.goto(`${setup.console.url}/team`);
    const first = await open(setup, "/settings");
    await navigation(second).waitFor();
    setup.console.sandbox.control.apply({ fault: { call: "GET /v1/drafts", fault: "status", status: 401 } });
    await goTo(second, "Drafts");
    const signInAgain = second.getByRole("button", { name: "Sign in again" });
    await signInAgain.waitFor();
    const token = await holdTokenRequests(second, setup);
    await signInAgain.click();
    await second.getByRole("button", { name: "Continue" }).click();
    await expect.poll(() => token.held.length).toBe(1);
    await signOut(first);
    await token.release();
    await signInButton(second).waitFor();
    await expect.poll(() => cachedLogins(second)).toEqual([]);
  });
});

/** The person whose name a tab shows; null on the login page. */
const personIn = async (page: Page) => {
  await signInButton(page).or(page.getByRole("banner")).first().waitFor();
  for (const login of ["olivia", "vera"]) if ((await shownUser(page, login).count()) > 0) return login;
  return null;
};

test.describe("two people", () => {
  test("signing in in two tabs at the same time end with one of them", async ({ setUp }) => {
    const setup = await setUp({ identity: { prompt: "login consent" } });
    const [first, second] = [await setup.context.newPage(), await setup.context.newPage()];
    const returnFromProvider = async (page: Page, login: string) => {
      await page.goto(`${setup.console.url}/team`);
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
    await second.goto(`${setup.console.url}/team`);
    await shownUser(second, "olivia").waitFor();
    await signOut(first);
    await signIn(first, "vera");
    setup.callers.clear();
    // Not `click`: focusing the tab would already end its session.
    await navigation(second).getByRole("link", { name: "Drafts" }).dispatchEvent("click");
    await signInButton(second).waitFor();
    expect(setup.callers.has(email("olivia"))).toBe(false);
    await goTo(first, "Drafts");
    await first.getByRole("table", { name: "Drafts" }).waitFor();
    await shownUser(first, "vera").waitFor();
    await first.reload();
    await shownUser(first, "vera").waitFor();
    expect(await cachedLogins(first)).toEqual(["vera"]);
  });
});

test.describe("a bookmarked response", () => {
  for (const interactionType of ["redirect", "silent"])
    test(`of a ${interactionType} sign-in changes nothing`, async ({ setUp }) => {
      const setup = await setUp();
      const page = await setup.context.newPage();
      const responses: string[] = [];
      page.on("request", (request) => {
        if (request.url().includes("/redirect.html")) responses.push(request.url());
      });
      await page.goto(`${setup.console.url}/settings`);
      await signIn(page, "vera");
      await signOut(page);
      await signIn(page, "olivia");
      const address = new URL(responses[0] ?? "");
      const values = new URLSearchParams(address.hash.slice(1) || address.search);
      const state = Buffer.from(values.get("state")?.split("|")[0] ?? "", "base64").toString();
      const silent = Buffer.from(state.replace("redirect", interactionType)).toString("base64");
      values.set("state", silent);
      for (const opened of [await setup.context.newPage(), page]) {
        await opened.goto(`${setup.console.url}/redirect.html#${values.toString()}`);
        await shownUser(opened, "olivia").waitFor();
      }
      expect(await cachedLogins(page)).toEqual(["olivia"]);
    });
});

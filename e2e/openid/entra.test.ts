import { expect, type BrowserContext, type Page } from "@playwright/test";
import { serve, test as base, type TestSandbox } from "../harness/test";
import { testCertificate } from "./certificate";
import {
  apiAudience,
  clientId,
  expiredRefreshToken,
  multiFactorRequired,
  startEntra,
  tenantId,
  type Entra,
} from "./entra";
import { openProfileWithThirdPartyCookies } from "./profile";
import { goTo, signInButton } from "./test";

interface Setup {
  sandbox: TestSandbox;
  entra: Entra;
  context: BrowserContext;
}

const test = base.extend<{ setup: Setup }>({
  role: null,
  setup: async ({ monitor }, provide) => {
    const entra = await startEntra(await testCertificate());
    const sandbox = await serve({
      sandbox: {
        scenario: "busy",
        identity: {
          config: () => ({ tenantId, clientId, apiAudience }),
          emailFromAccessToken: entra.emailFromAccessToken,
        },
      },
    });
    const context = await openProfileWithThirdPartyCookies(
      `MAP login.microsoftonline.com:443 127.0.0.1:${entra.port}`,
    );
    await monitor.over(context);
    monitor.expectApiAt(new URL(sandbox.url).origin);
    await provide({ sandbox, entra, context });
    await context.close();
    await sandbox.close();
    await entra.close();
  },
});

const tokenPath = `/${tenantId}/oauth2/v2.0/token`;
const authorizePath = `/${tenantId}/oauth2/v2.0/authorize`;
const requestsTo = ({ entra }: Setup, path: string) =>
  entra.requests.filter((request) => request.path === path).map(({ parameters }) => parameters);

const email = (name: string) => `${name}@harbourandpine.example`;
const chooseAccount = (page: Page, name: string) => page.getByRole("button", { name: email(name) }).click();

const shownUser = (page: Page, name: string) => page.getByRole("banner").getByText(email(name));
const shows = (page: Page, name: string) => expect(page.getByRole("table", { name })).toBeVisible();

/** Opens a page whose first call is rejected, which makes the console renew its token. */
async function renewAt({ sandbox }: Setup, page: Page, name: "Actions" | "Drafts"): Promise<void> {
  sandbox.control.apply({
    fault: { call: `GET /v1/${name.toLowerCase()}`, fault: "status", status: 401, times: 1 },
  });
  await goTo(page, name);
}

test.describe("Microsoft Entra", () => {
  test("signs in, renews with the refresh token, then in a hidden frame, until Entra has no session", async ({
    setup,
  }) => {
    const page = await setup.context.newPage();
    await page.goto(`${setup.sandbox.url}/runs?status=failed`);
    await signInButton(page).click();
    await chooseAccount(page, "olivia");
    await shows(page, "Runs");
    expect(page.url()).toBe(`${setup.sandbox.url}/runs?status=failed`);
    await expect(shownUser(page, "olivia")).toBeVisible();
    const [authorize] = requestsTo(setup, authorizePath);
    expect(authorize).toMatchObject({
      client_id: clientId,
      redirect_uri: `${setup.sandbox.url}/redirect.html`,
      response_type: "code",
      code_challenge_method: "S256",
    });
    expect(authorize?.["scope"]?.split(" ").toSorted()).toEqual(
      [`${apiAudience}/.default`, "offline_access", "openid", "profile"].toSorted(),
    );
    await page.reload();
    await shows(page, "Runs");
    expect(requestsTo(setup, tokenPath)).toHaveLength(1);

    await renewAt(setup, page, "Drafts");
    await shows(page, "Drafts");
    expect(requestsTo(setup, tokenPath).map((form) => form["grant_type"])).toEqual([
      "authorization_code",
      "refresh_token",
    ]);

    // AADSTS700084, after a day
    setup.entra.refreshError = expiredRefreshToken;
    await renewAt(setup, page, "Actions");
    await shows(page, "Actions");
    expect(requestsTo(setup, authorizePath).at(-1)).toMatchObject({ prompt: "none" });

    // AADSTS50058
    setup.entra.endSessions();
    await page.reload();
    await renewAt(setup, page, "Drafts");
    await expect(page.getByText("Your session ended")).toBeVisible();
  });

  test("shows a declined consent, signs out, lets a second person sign in, and ends for a second factor", async ({
    setup,
  }) => {
    const page = await setup.context.newPage();
    await page.goto(`${setup.sandbox.url}/drafts`);
    await signInButton(page).click();
    // AADSTS65004
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect(page.getByRole("alert").getByText("Sign-in was canceled.")).toBeVisible();
    await page.getByRole("button", { name: "Use another account" }).click();
    await chooseAccount(page, "vera");
    await expect(shownUser(page, "vera")).toBeVisible();
    expect(requestsTo(setup, authorizePath).at(-1)).toMatchObject({ prompt: "select_account" });

    await shows(page, "Drafts");
    await page.getByRole("button", { name: "Sign Out" }).click();
    await expect(signInButton(page)).toBeVisible();
    await expect.poll(() => page.url()).toBe(`${setup.sandbox.url}/`);
    expect(requestsTo(setup, `/${tenantId}/oauth2/v2.0/logout`)).toHaveLength(1);
    await signInButton(page).click();
    await chooseAccount(page, "olivia");
    await expect(shownUser(page, "olivia")).toBeVisible();

    // AADSTS50076
    setup.entra.refreshError = multiFactorRequired;
    setup.entra.silentError = multiFactorRequired;
    await renewAt(setup, page, "Drafts");
    await expect(page.getByText("Your session ended")).toBeVisible();
  });

  test("keeps tokens readable after the browser closes only for those who chose “Stay signed in”", async ({
    setup,
  }) => {
    const page = await setup.context.newPage();
    const tokens = () =>
      page.evaluate(() => Object.values(localStorage).filter((value) => value.includes('"secret"')).length);
    /** Closing the browser deletes session cookies. */
    const reopen = async () => {
      await setup.context.clearCookies({ name: "msal.cache.encryption" });
      await page.reload();
    };
    const signIn = async () => {
      await signInButton(page).click();
      await chooseAccount(page, "olivia");
      await shows(page, "Drafts");
    };

    await page.goto(`${setup.sandbox.url}/drafts`);
    await signIn();
    expect(await tokens()).toBe(0);
    await reopen();
    await expect(signInButton(page)).toBeVisible();

    setup.entra.staySignedIn = true;
    setup.entra.endSessions();
    await signIn();
    expect(await tokens()).toBeGreaterThan(0);
    await reopen();
    await shows(page, "Drafts");
  });
});

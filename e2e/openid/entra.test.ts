import { expect, type BrowserContext, type Page } from "@playwright/test";
import { test as base, type Console } from "../harness/test";
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
import { goTo, navigation, signInButton } from "./test";

interface Setup {
  console: Console;
  entra: Entra;
  context: BrowserContext;
}

const test = base.extend<{ setup: Setup }>({
  setup: async ({ begin, monitor }, provide) => {
    const entra = await startEntra(await testCertificate());
    const console = await begin({
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
    await provide({ console, entra, context });
    await context.close();
    await entra.close();
  },
});

const tokenPath = `/${tenantId}/oauth2/v2.0/token`;
const authorizePath = `/${tenantId}/oauth2/v2.0/authorize`;
const requestsTo = ({ entra }: Setup, path: string) =>
  entra.requests.filter((request) => request.path === path).map(({ parameters }) => parameters);

const email = (name: string) => `${name}@harbourandpine.example`;
const chooseAccount = (page: Page, name: string) => page.getByRole("button", { name: email(name) }).click();

async function open({ console, context }: Setup, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(console.url + path);
  await signInButton(page).click();
  await chooseAccount(page, "olivia");
  await navigation(page).waitFor();
  return page;
}

const rejectNextCall = ({ console }: Setup) =>
  console.sandbox.control.apply({
    fault: { call: "GET /v1/drafts", fault: "status", status: 401, times: 1 },
  });

test.describe("Microsoft Entra", () => {
  test("signs in with the API's default scope, and returns to the requested page", async ({ setup }) => {
    const page = await open(setup, "/runs?status=failed");
    expect(page.url()).toBe(`${setup.console.url}/runs?status=failed`);
    await page.getByRole("table").waitFor();
    await page.getByRole("banner").getByText(email("olivia")).waitFor();
    const [authorize] = requestsTo(setup, authorizePath);
    expect(authorize).toMatchObject({
      client_id: clientId,
      redirect_uri: `${setup.console.url}/redirect.html`,
      response_type: "code",
      code_challenge_method: "S256",
    });
    expect(authorize?.["scope"]?.split(" ").toSorted()).toEqual(
      [`${apiAudience}/.default`, "offline_access", "openid", "profile"].toSorted(),
    );
    await page.reload();
    await page.getByRole("table").waitFor();
    expect(requestsTo(setup, tokenPath)).toHaveLength(1);
  });

  test("renews with the refresh token", async ({ setup }) => {
    const page = await open(setup, "/team");
    rejectNextCall(setup);
    await goTo(page, "Drafts");
    await page.getByRole("table", { name: "Drafts" }).waitFor();
    expect(requestsTo(setup, tokenPath).map((form) => form["grant_type"])).toEqual([
      "authorization_code",
      "refresh_token",
    ]);
  });

  test("replaces a refresh token after a day (AADSTS700084) in a hidden frame", async ({ setup }) => {
    const page = await open(setup, "/team");
    setup.entra.refreshError = expiredRefreshToken;
    rejectNextCall(setup);
    await goTo(page, "Drafts");
    await page.getByRole("table", { name: "Drafts" }).waitFor();
    expect(requestsTo(setup, authorizePath).at(-1)).toMatchObject({ prompt: "none" });
  });

  test("ends the session when Entra has no session (AADSTS50058)", async ({ setup }) => {
    const page = await open(setup, "/team");
    setup.entra.refreshError = expiredRefreshToken;
    setup.entra.endSessions();
    rejectNextCall(setup);
    await goTo(page, "Drafts");
    await page.getByText("Your session ended").waitFor();
  });

  test("ends the session when Entra wants a second factor (AADSTS50076)", async ({ setup }) => {
    const page = await open(setup, "/team");
    setup.entra.refreshError = multiFactorRequired;
    setup.entra.silentError = multiFactorRequired;
    rejectNextCall(setup);
    await goTo(page, "Drafts");
    await page.getByText("Your session ended").waitFor();
  });

  test("shows a declined consent (AADSTS65004) and lets another account sign in", async ({ setup }) => {
    const page = await setup.context.newPage();
    await page.goto(`${setup.console.url}/team`);
    await signInButton(page).click();
    await page.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("alert").getByText("Sign-in was canceled.").waitFor();
    await page.getByRole("button", { name: "Use another account" }).click();
    await chooseAccount(page, "vera");
    await page.getByRole("banner").getByText(email("vera")).waitFor();
    expect(requestsTo(setup, authorizePath).at(-1)).toMatchObject({ prompt: "select_account" });
  });

  test("signs out, and lets a second person sign in", async ({ setup }) => {
    const page = await open(setup, "/drafts");
    await page.getByRole("table", { name: "Drafts" }).waitFor();
    await page.getByRole("button", { name: "Sign Out" }).click();
    await signInButton(page).waitFor();
    await expect.poll(() => page.url()).toBe(`${setup.console.url}/`);
    expect(requestsTo(setup, `/${tenantId}/oauth2/v2.0/logout`)).toHaveLength(1);
    await signInButton(page).click();
    await chooseAccount(page, "vera");
    await page.getByRole("banner").getByText(email("vera")).waitFor();
  });
});

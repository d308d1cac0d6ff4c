import { expect, type Page } from "@playwright/test";
import { answerAlerts, type Alerts } from "./harness/alerts";
import { calls } from "./harness/requests";
import { mainNavigation, goTo, signIn, test } from "./harness/test";

test.describe("signing out", () => {
  test("signs out at the provider and returns to the origin, also while the provider is down @journey", async ({
    page,
    sandbox,
  }) => {
    await page.goto("/settings");
    await expect(mainNavigation(page)).toBeVisible();
    const signInButton = page.getByRole("button", { name: "Sign in with SSO" });
    await page.getByRole("main").getByRole("link", { name: "API Keys" }).click();
    await page.waitForURL("**/settings/keys");
    await expect(page.getByRole("banner").getByText("Olivia Hart", { exact: true })).toBeVisible();
    await expect(page.getByRole("banner").getByText("olivia@")).toBeVisible();
    await page.getByRole("button", { name: "Sign Out" }).click();
    await expect(signInButton).toBeVisible();
    await expect.poll(() => page.url()).toBe(`${sandbox.url}/`);
    await page.goBack();
    await expect(signInButton).toBeVisible();
    // The provider asks for an account: its session has ended too.
    await signIn(page, sandbox, "member");
    await expect(page.getByRole("banner").getByText("tomasz@")).toBeVisible();
    await expect(page.getByText("olivia")).toHaveCount(0);

    sandbox.control.apply({ fault: { call: "* /sandbox/idp/*", fault: "reset" } });
    await page.getByRole("button", { name: "Sign Out" }).click();
    await expect(signInButton).toBeVisible();
    expect(page.url()).toBe(`${sandbox.url}/`);
    expect(
      await page.evaluate(() =>
        Object.keys(localStorage).filter(
          (key) => key.includes("accesstoken") || key.includes("refreshtoken"),
        ),
      ),
    ).toEqual([]);
    await page.reload();
    await expect(signInButton).toBeVisible();
  });

  test("isn't interrupted by the missing code of a page that was loading", async ({ page, sandbox }) => {
    await page.goto("/team");
    const signingOut = page.waitForRequest("**/sandbox/idp/**");
    await page.route(/\/RunsPage-.*\.js$/, async (route) => {
      await signingOut;
      await route.fulfill({ status: 404 });
    });
    await page.route("**/sandbox/idp/**", async (route) => {
      // The console has noticed that the code is missing.
      await page.waitForFunction(() => sessionStorage.getItem("console.reloaded-for-chunk"));
      await page.unrouteAll();
      await route.fallback();
    });
    await goTo(page, "Runs");
    await page.getByRole("button", { name: "Sign Out" }).click();
    await expect(page.getByRole("button", { name: "Sign in with SSO" })).toBeVisible();
    expect(page.url()).toBe(`${sandbox.url}/`);
    expect(calls(sandbox, "GET", "/sandbox/idp/logout")).toHaveLength(1);
  });
});

test.describe(() => {
  test.use({ role: null });
  test(
    "two tabs follow each other's sign-ins and sign-outs, 20 times",
    { tag: "@nightly" },
    async ({ context, sandbox }) => {
      test.setTimeout(300_000);
      // An account with complete setup: otherwise, the setup guide would cover the Sign Out button.
      sandbox.reset({ scenario: "busy" });
      const [first, second] = [await context.newPage(), await context.newPage()];
      await first.goto(`${sandbox.url}/settings`);
      await second.goto(`${sandbox.url}/team`);
      for (let round = 0; round < 20; round += 1) {
        const [active, other] = round % 2 === 0 ? [first, second] : [second, first];
        const [role, email] =
          round % 2 === 0 ? (["owner", "olivia@"] as const) : (["viewer", "vera@"] as const);
        await active.bringToFront();
        await signIn(active, sandbox, role);
        await expect(other.getByRole("banner").getByText(email)).toBeVisible();
        await active.getByRole("button", { name: "Sign Out" }).click();
        await expect(other.getByRole("button", { name: "Sign in with SSO" })).toBeVisible({ timeout: 1_000 });
        await expect(active.getByRole("button", { name: "Sign in with SSO" })).toBeVisible();
      }
    },
  );
});

test("events of other tabs and API calls don't make a tab forget an account that another tab is adding", async ({
  page,
}) => {
  await page.goto("/settings");
  await expect(mainNavigation(page)).toBeVisible();
  const listed = () => page.evaluate(() => localStorage.getItem("msal.3.account.keys"));
  const before = await page.evaluate(() => {
    const keys = "msal.3.account.keys";
    localStorage.setItem(keys, (localStorage.getItem(keys) ?? "[]").replace("]", ',"the-new-account"]'));
    return localStorage.getItem(keys);
  });
  await goTo(page, "Drafts");
  await expect(page.getByRole("table", { name: "Drafts" })).toBeVisible();
  expect(await listed()).toBe(before);
  await page.evaluate(async () => {
    const events = "msal.broadcast.event";
    const delivered = new Promise((resolve) => {
      new BroadcastChannel(events).addEventListener("message", () => setTimeout(resolve, 300));
    });
    new BroadcastChannel(events).postMessage({ eventType: "msal:activeAccountChanged" });
    await delivered;
  });
  expect(await listed()).toBe(before);
  await expect(page.getByRole("banner").getByText("olivia@")).toBeVisible();
});

test("all tabs follow a sign-out: requests end silently, and edits are kept for their account only", async ({
  page,
  context,
  sandbox,
}) => {
  sandbox.reset({ scenario: "busy" });
  const first = page;
  await first.goto("/settings");
  await expect(mainNavigation(first)).toBeVisible();
  const writes = [
    { path: "/drafts/drf_reschedule", call: "**/publish", clicks: ["Publish", "Publish"] },
    { path: "/billing", call: "**/v1/billing/portal", clicks: ["Manage Billing"] },
  ];
  const others: { page: Page; alerts: Alerts }[] = [];
  for (const { path, call, clicks } of writes) {
    const other = await context.newPage();
    others.push({ page: other, alerts: answerAlerts(other) });
    let underWay = 0;
    // Never responds.
    await other.route(call, () => {
      underWay += 1;
    });
    await other.goto(path);
    for (const name of clicks) await other.getByRole("button", { name, exact: true }).last().click();
    await expect.poll(() => underWay).toBe(1);
  }
  const editor = await context.newPage();
  await editor.goto(`${sandbox.url}/settings/site`);
  const name = editor.getByRole("textbox", { name: "Site Name" });
  await name.fill("Not saved yet");

  await first.bringToFront();
  await first.getByRole("button", { name: "Sign Out" }).click();
  for (const each of [first, editor, ...others.map((other) => other.page)])
    await expect(each.getByRole("button", { name: "Sign in with SSO" })).toBeVisible();
  for (const other of others) {
    expect(other.alerts.said).toEqual([]);
    await other.page.close();
  }
  await first.close();

  await signIn(editor, sandbox, "admin");
  await expect(name).toBeVisible();
  await expect(name).not.toHaveValue("Not saved yet");
  await expect(editor.getByRole("button", { name: "Restore changes" })).toHaveCount(0);
  await editor.getByRole("button", { name: "Sign Out" }).click();
  await signIn(editor, sandbox);
  await editor.goto(`${sandbox.url}/settings/site`);
  await editor.getByRole("button", { name: "Restore changes" }).click();
  await expect(name).toHaveValue("Not saved yet");
});

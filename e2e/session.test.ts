import { expect } from "@playwright/test";
import { answerAlerts } from "./harness/alerts";
import { calls } from "./harness/requests";
import { goTo, open, signIn, test } from "./harness/test";

test.describe("signing out", () => {
  test("clears storage, signs out at the provider and returns to the origin", async ({ begin, visit }) => {
    const console = await begin();
    const context = await visit();
    const page = await open(context, console, "/settings", "owner");
    await page.getByRole("main").getByRole("link", { name: "API Keys" }).click();
    await page.waitForURL("**/settings/keys");
    await page.getByRole("banner").getByText("Olivia Hart", { exact: true }).waitFor();
    await page.getByRole("banner").getByText("olivia@").waitFor();
    await page.getByRole("button", { name: "Sign Out" }).click();
    await page.getByRole("button", { name: "Sign in with SSO" }).waitFor();
    await expect.poll(() => page.url()).toBe(`${console.url}/`);
    await page.goBack();
    await page.getByRole("button", { name: "Sign in with SSO" }).waitFor();
    // The provider asks for an account: its session has ended too.
    await signIn(page, console, "member");
    await page.getByRole("banner").getByText("tomasz@").waitFor();
    expect(await page.getByText("olivia").count()).toBe(0);
  });

  test("works while the provider is down", async ({ begin, visit }) => {
    const console = await begin();
    const page = await open(await visit(), console, "/team");
    console.sandbox.control.apply({ fault: { call: "* /sandbox/idp/*", fault: "reset" } });
    await page.getByRole("button", { name: "Sign Out" }).click();
    await page.getByRole("button", { name: "Sign in with SSO" }).waitFor();
    expect(page.url()).toBe(`${console.url}/`);
    expect(
      await page.evaluate(() =>
        Object.keys(localStorage).filter(
          (key) => key.includes("accesstoken") || key.includes("refreshtoken"),
        ),
      ),
    ).toEqual([]);
    await page.reload();
    await page.getByRole("button", { name: "Sign in with SSO" }).waitFor();
  });

  test("isn't interrupted by the missing code of a page that was loading", async ({ begin, visit }) => {
    const console = await begin();
    const page = await open(await visit({}), console, "/team");
    await page.route(/\/RunsPage-.*\.js$/, async (route) => {
      await page.waitForRequest("**/sandbox/idp/**");
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
    await page.getByRole("button", { name: "Sign in with SSO" }).waitFor();
    expect(page.url()).toBe(`${console.url}/`);
    expect(calls(console, "GET", "/sandbox/idp/logout")).toHaveLength(1);
  });
});

test.describe("two tabs", () => {
  for (const rounds of [2, 20])
    test(
      `sign in and out ${rounds} times`,
      { tag: rounds > 2 ? "@nightly" : [] },
      async ({ begin, visit }) => {
        test.setTimeout(300_000);
        // An account with complete setup: otherwise, the setup guide would cover the Sign Out button.
        const console = await begin({ sandbox: { scenario: "busy" } });
        const context = await visit();
        const [first, second] = [await context.newPage(), await context.newPage()];
        await first.goto(`${console.url}/settings`);
        await second.goto(`${console.url}/team`);
        for (let round = 0; round < rounds; round += 1) {
          const [active, other] = round % 2 === 0 ? [first, second] : [second, first];
          await active.bringToFront();
          await signIn(active, console, "owner");
          await other.getByRole("navigation", { name: "Main" }).waitFor();
          await active.getByRole("button", { name: "Sign Out" }).click();
          await active.getByRole("button", { name: "Sign in with SSO" }).waitFor();
          await other.getByRole("button", { name: "Sign in with SSO" }).waitFor();
        }
      },
    );

  test("follow a sign-out within a second, and a sign-in with another account", async ({ begin, visit }) => {
    const console = await begin();
    const context = await visit();
    const first = await open(context, console, "/settings", "owner");
    const second = await context.newPage();
    await second.goto(`${console.url}/team`);
    await second.getByRole("navigation", { name: "Main" }).waitFor();
    await first.getByRole("button", { name: "Sign Out" }).click();
    await second.getByRole("button", { name: "Sign in with SSO" }).waitFor({ timeout: 1_000 });
    await first.getByRole("button", { name: "Sign in with SSO" }).waitFor();
    await signIn(first, console, "viewer");
    await second.getByRole("banner").getByText("vera@").waitFor();
  });
});

test.describe("a request in flight when another tab signs out", () => {
  const writes = [
    { path: "/drafts/drf_reschedule", call: "**/publish", clicks: ["Publish", "Publish"] },
    { path: "/billing", call: "**/v1/billing/portal", clicks: ["Manage Billing"] },
  ];

  for (const { path, call, clicks } of writes)
    test(`ends without a message on ${path}`, async ({ begin, visit }) => {
      const console = await begin();
      const context = await visit();
      const first = await open(context, console, "/settings");
      const second = await context.newPage();
      const alerts = answerAlerts(second);
      let underWay = 0;
      // Never responds.
      await second.route(call, () => {
        underWay += 1;
      });
      await second.goto(console.url + path);
      for (const name of clicks) await second.getByRole("button", { name, exact: true }).last().click();
      await expect.poll(() => underWay).toBe(1);
      await first.getByRole("button", { name: "Sign Out" }).click();
      await second.getByRole("button", { name: "Sign in with SSO" }).waitFor();
      expect(alerts.said).toEqual([]);
    });
});

test.describe("three tabs", () => {
  test("follow a sign-out; a tab keeps its unsaved edits, and for its account only", async ({
    begin,
    visit,
  }) => {
    const console = await begin({ sandbox: { scenario: "busy" } });
    const context = await visit();
    const first = await open(context, console, "/settings");
    const [second, third] = [await context.newPage(), await context.newPage()];
    await second.goto(`${console.url}/team`);
    await third.goto(`${console.url}/settings/site`);
    await third.getByRole("textbox", { name: "Site Name" }).fill("Not saved yet");
    await second.getByRole("navigation", { name: "Main" }).waitFor();
    await first.bringToFront();
    await first.getByRole("button", { name: "Sign Out" }).click();
    for (const page of [first, second, third])
      await page.getByRole("button", { name: "Sign in with SSO" }).waitFor();
    await signIn(third, console, "admin");
    const name = third.getByRole("textbox", { name: "Site Name" });
    await name.waitFor();
    expect(await name.inputValue()).not.toBe("Not saved yet");
    expect(await third.getByRole("button", { name: "Restore edits" }).count()).toBe(0);
    await third.getByRole("button", { name: "Sign Out" }).click();
    await signIn(third, console);
    await third.goto(`${console.url}/settings/site`);
    await third.getByRole("button", { name: "Restore edits" }).click();
    await expect(name).toHaveValue("Not saved yet");
  });
});

import { expect, type Page } from "@playwright/test";
import { calls } from "./harness/requests";
import { mainNavigation, test, type TestSandbox } from "./harness/test";

const tokenCall = "POST /sandbox/idp/token";
const signInButton = (page: Page) => page.getByRole("button", { name: "Sign in with SSO" });
const hangOnce = ({ control }: TestSandbox) =>
  control.apply({ clearLog: true, fault: { call: tokenCall, fault: "hang", times: 1 } });
const tokenCalls = (sandbox: TestSandbox) => calls(sandbox, "POST", "/sandbox/idp/token").length;

const locksWaitedFor = (page: Page) =>
  page.evaluate(async () => (await navigator.locks.query()).pending?.map(({ name }) => name));

test.describe(() => {
  test.use({ serving: { sandbox: { tokenLifetimeSeconds: 8 } } });
  test("a token endpoint that hangs once shows one panel, whose Retry works, and doesn't block another tab", async ({
    page,
    context,
    sandbox,
  }) => {
    // Too short to be used from the cache.
    await context.clock.install();
    await page.goto("/drafts");
    await expect(mainNavigation(page)).toBeVisible();
    const drafts = page.getByRole("table", { name: "Drafts" });
    await expect(drafts).toBeVisible();
    hangOnce(sandbox);
    // After a reload, there is no older token to fall back to.
    await page.reload();
    await expect.poll(() => tokenCalls(sandbox)).toBe(1);

    const other = await context.newPage();
    await other.goto(`${sandbox.url}/team`);
    // For the first tab's renewal to end, but no longer than a call may take.
    await expect.poll(() => locksWaitedFor(other)).toEqual(["understudy.silent-token"]);
    await other.clock.runFor(5_000);
    await expect(other.getByRole("table", { name: "Team members" })).toBeVisible();
    await expect(other.getByRole("alert")).toHaveCount(0);
    await other.close();

    const before = tokenCalls(sandbox);
    await page.clock.runFor(5_000);
    await page.getByRole("button", { name: "Retry" }).first().click();
    await expect(drafts).toBeVisible();
    expect(tokenCalls(sandbox)).toBeGreaterThan(before);

    await test.step("that responds too late: renews through the provider's session", async () => {
      sandbox.control.apply({
        clearLog: true,
        fault: { call: tokenCall, fault: "slow", delayMs: 8_000, times: 1 },
      });
      await page.reload();
      await expect.poll(() => tokenCalls(sandbox)).toBe(1);
      await page.clock.runFor(5_000);
      await page.getByRole("button", { name: "Retry" }).first().click();
      await expect(drafts).toBeVisible();
      expect(calls(sandbox, "GET", "/sandbox/idp/authorize").map(({ query }) => query["prompt"])).toEqual([
        "none",
      ]);
    });
  });
});

test.describe(() => {
  test.use({ role: null });
  test("signing in works after an unfinished sign-in, and returns with a message if completing it hangs", async ({
    page,
    sandbox,
  }) => {
    await page.clock.install();
    await page.goto(`${sandbox.url}/team`);
    await expect(signInButton(page)).toBeVisible();
    // Left by another MSAL client: the console's own is cleaned up when it starts.
    await page.evaluate(() =>
      sessionStorage.setItem(
        "msal.interaction.status",
        JSON.stringify({ clientId: "another", type: "signin" }),
      ),
    );
    await signInButton(page).click();
    hangOnce(sandbox);
    await page.getByRole("main").getByText("olivia@").click();
    // The code that the provider returned isn't redeemed yet.
    await expect.poll(() => tokenCalls(sandbox)).toBe(1);
    await expect(page.getByText("Loading Understudy")).toBeVisible();
    await page.clock.runFor(15_000);
    await expect(
      page.getByRole("alert").getByText("The sign-in service took too long to respond. Please try again."),
    ).toBeVisible();
    await signInButton(page).click();
    await expect(page.getByRole("table", { name: "Team members" })).toBeVisible();
  });
});

import { expect, type Page } from "@playwright/test";
import { calls } from "./harness/requests";
import { open, test, type Console } from "./harness/test";
import { controlClock, advanceClock } from "./harness/time";

const tokenCall = "POST /sandbox/idp/token";
const signInButton = (page: Page) => page.getByRole("button", { name: "Sign in with SSO" });
const hangOnce = ({ sandbox }: Console) =>
  sandbox.control.apply({ clearLog: true, fault: { call: tokenCall, fault: "hang", times: 1 } });
const tokenCalls = (console: Console) => calls(console, "POST", "/sandbox/idp/token").length;

/** Goes to the provider and returns with a code that isn't redeemed yet. */
async function comeBackFromProvider(page: Page, console: Console): Promise<void> {
  await signInButton(page).click();
  await page.getByRole("main").getByText("olivia@").click();
  await expect.poll(() => tokenCalls(console)).toBe(1);
}

test.describe("a token endpoint that hangs once", () => {
  test("shows one panel when a renewal hangs, and Retry works", async ({ begin, visit }) => {
    // Too short to be used from the cache.
    const console = await begin({ sandbox: { tokenLifetimeSeconds: 8 } });
    const context = await visit({});
    await controlClock(context);
    const page = await open(context, console, "/drafts");
    await page.getByRole("table", { name: "Drafts" }).waitFor();
    hangOnce(console);
    // After a reload, there is no older token to fall back to.
    await page.reload();
    await expect.poll(() => tokenCalls(console)).toBe(1);
    await advanceClock(page, 5_000);
    await page.getByRole("button", { name: "Retry" }).first().click();
    await page.getByRole("table", { name: "Drafts" }).waitFor();
    expect(tokenCalls(console)).toBeGreaterThan(1);
  });

  test("shows one panel when a renewal responds too late, and renews through the provider's session", async ({
    begin,
    visit,
  }) => {
    const console = await begin({ sandbox: { tokenLifetimeSeconds: 8 } });
    const context = await visit({});
    await controlClock(context);
    const page = await open(context, console, "/drafts");
    await page.getByRole("table", { name: "Drafts" }).waitFor();
    console.sandbox.control.apply({
      clearLog: true,
      fault: { call: tokenCall, fault: "slow", delayMs: 8_000, times: 1 },
    });
    await page.reload();
    await expect.poll(() => tokenCalls(console)).toBe(1);
    await advanceClock(page, 5_000);
    await page.getByRole("button", { name: "Retry" }).first().click();
    await page.getByRole("table", { name: "Drafts" }).waitFor();
    expect(calls(console, "GET", "/sandbox/idp/authorize").map(({ query }) => query["prompt"])).toEqual([
      "none",
    ]);
  });

  test("doesn't block another tab", async ({ begin, visit }) => {
    const console = await begin({ sandbox: { tokenLifetimeSeconds: 8 } });
    const context = await visit();
    const page = await open(context, console, "/drafts");
    await page.getByRole("table", { name: "Drafts" }).waitFor();
    const other = await context.newPage();
    hangOnce(console);
    await page.reload();
    await expect.poll(() => tokenCalls(console)).toBe(1);
    await other.goto(`${console.url}/team`);
    await other.getByRole("table", { name: "Team members" }).waitFor();
    expect(await other.getByRole("alert").count()).toBe(0);
  });

  test("returns to the login page with a message when completing a sign-in hangs", async ({
    begin,
    visit,
  }) => {
    const console = await begin();
    const context = await visit({});
    await controlClock(context);
    const page = await context.newPage();
    await page.goto(`${console.url}/team`);
    hangOnce(console);
    await comeBackFromProvider(page, console);
    await page.getByText("Loading Understudy").waitFor();
    await advanceClock(page, 15_000);
    await page
      .getByRole("alert")
      .getByText("The sign-in service took too long to respond. Please try again.")
      .waitFor();
    await signInButton(page).click();
    await page.getByRole("table", { name: "Team members" }).waitFor();
  });
});

test.describe("an unfinished sign-in in this tab", () => {
  test("doesn't prevent signing in", async ({ begin, visit }) => {
    const console = await begin();
    const page = await (await visit()).newPage();
    await page.goto(`${console.url}/team`);
    await signInButton(page).waitFor();
    // Left by another MSAL client: the console's own is cleaned up when it starts.
    await page.evaluate(() =>
      sessionStorage.setItem(
        "msal.interaction.status",
        JSON.stringify({ clientId: "another", type: "signin" }),
      ),
    );
    await signInButton(page).click();
    await page.getByRole("main").getByText("olivia@").waitFor();
  });
});

import { expect } from "@playwright/test";
import { signIn, test } from "./harness/test";

test.describe("signing in", () => {
  test("shows a loading screen until the stored session is resolved, at the requested URL", async ({
    page,
    sandbox,
  }) => {
    await page.goto("/runs?status=failed#top");
    expect(page.url()).toBe(`${sandbox.url}/runs?status=failed#top`);
    await expect(page).toHaveTitle("Runs · Understudy");
    let resolve = () => {};
    const held = new Promise<void>((go) => (resolve = go));
    await page.route(/\/assets\/(start-)?msal-/, async (route) => {
      await held;
      await route.continue();
    });
    await page.reload({ waitUntil: "commit" });
    await expect(page.getByRole("status").getByText("Loading Understudy…")).toBeVisible();
    await expect(page.getByRole("heading")).toHaveCount(0);
    resolve();
    await expect(page.getByRole("heading", { level: 1, name: "Runs" })).toBeVisible();
  });

  test("shows a refusal as a message with a button", async ({ begin, visit }) => {
    const sandbox = await begin();
    const page = await (await visit()).newPage();
    await page.goto(`${sandbox.url}/team`);
    await page.getByRole("button", { name: "Sign in with SSO" }).click();
    await page.getByText("Cancel").click();
    await expect(page.getByRole("alert").getByText("Sign-in was canceled.")).toBeVisible();
    await signIn(page, sandbox);
    expect(page.url()).toBe(`${sandbox.url}/team`);
  });
});

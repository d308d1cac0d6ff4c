import { expect } from "@playwright/test";
import { clipboard, signIn, test } from "./harness/test";

test.describe("signing in", () => {
  test("shows a loading screen until the stored session is resolved, at the requested URL @journey", async ({
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

  test.describe(() => {
    test.use({ role: null });
    test("shows a refusal as a message with a button", async ({ page, sandbox }) => {
      await page.goto(`${sandbox.url}/team`);
      await page.getByRole("button", { name: "Sign in with SSO" }).click();
      await page.getByText("Cancel").click();
      await expect(page.getByRole("alert").getByText("Sign-in was canceled.")).toBeVisible();
      await signIn(page, sandbox);
      expect(page.url()).toBe(`${sandbox.url}/team`);
    });

    test("says, lets copy and reports why it failed", async ({ page, context, sandbox }) => {
      sandbox.reset({ reporting: true });
      await context.grantPermissions(clipboard);
      const token = /\/token(\?|$)/;
      await page.route(token, (route) =>
        route.fulfill({
          status: 400,
          json: {
            error: "invalid_request",
            error_description:
              "AADSTS9002326: Cross-origin redemption by olivia@example.com. Trace ID: 0a-1 Correlation ID: 0b-2",
            error_codes: [9_002_326],
          },
        }),
      );
      await page.goto(sandbox.url);
      await page.getByRole("button", { name: "Sign in with SSO" }).click();
      await page.getByText("olivia@").click();
      await expect(page.getByRole("alert")).toHaveText("Sign-in couldn’t be completed. Please try again.");
      await expect(page.getByText("Error code: invalid_request (AADSTS9002326).")).toBeVisible();
      await page.getByRole("button", { name: "Copy details" }).click();
      await expect(page.getByRole("button", { name: "Copied!" })).toBeVisible();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied.split("\n")).toEqual([
        expect.stringMatching(/^Time: \d{4}-/),
        expect.stringMatching(/^Address: http:\/\/localhost:\d+\/.*\/token$/),
        "Status: 400",
        "Error: invalid_request (AADSTS9002326)",
        "Correlation ID: 0b-2",
        "Trace ID: 0a-1",
        expect.stringMatching(/^Version: \d/),
      ]);

      await page.unroute(token);
      await page.route(token, (route) => route.abort());
      await page.getByRole("button", { name: "Sign in with SSO" }).click();
      await expect(page.getByText(`${new URL(sandbox.url).host} didn’t respond.`)).toBeVisible();
      await page.goto("about:blank");
      const reported = () => JSON.stringify(sandbox.control.reports());
      await expect.poll(reported).toContain('"kind":"sign-in","message":"invalid_request AADSTS9002326"');
      await expect.poll(reported).toContain('"kind":"sign-in","message":"network_error network"');
      expect(reported()).not.toContain("olivia");
    });
  });
});

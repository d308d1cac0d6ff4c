import { expect } from "@playwright/test";
import { authenticate, navigation, signIn, signInButton, test } from "./test";

test.describe("signing in", () => {
  test("can be canceled at login and at consent", async ({ setUp }) => {
    const setup = await setUp();
    const page = await setup.context.newPage();
    await page.goto(`${setup.sandbox.url}/team`);
    await signInButton(page).click();
    for (const step of ["login", "consent"]) {
      if (step === "consent") {
        await page.getByRole("button", { name: "Use another account" }).click();
        await page.getByPlaceholder("Enter any login").fill("olivia");
        await page.getByPlaceholder("and password").fill("any");
        await page.getByRole("button", { name: "Sign-in" }).click();
        await expect(page.getByRole("button", { name: "Continue" })).toBeVisible();
      }
      await page.getByText("[ Cancel ]").click();
      await expect(page.getByRole("alert").getByText("Sign-in was canceled.")).toBeVisible();
    }
    await page.getByRole("button", { name: "Use another account" }).click();
    await authenticate(page);
    await expect(navigation(page)).toBeVisible();
    expect(page.url()).toBe(`${setup.sandbox.url}/team`);
  });

  test("in or out in one tab does so in the other, with a provider on another site", async ({ setUp }) => {
    const setup = await setUp({ topology: "cross" });
    const [first, second] = [await setup.context.newPage(), await setup.context.newPage()];
    await first.goto(`${setup.sandbox.url}/settings`);
    await second.goto(`${setup.sandbox.url}/team`);
    await first.bringToFront();
    await signIn(first);
    await expect(navigation(second)).toBeVisible();
    await first.getByRole("button", { name: "Sign Out" }).click();
    await expect(signInButton(second)).toBeVisible({ timeout: 1_000 });
    await first.getByRole("button", { name: "Yes, sign me out" }).click();
    for (const page of [first, second]) await expect(signInButton(page)).toBeVisible();
  });
});

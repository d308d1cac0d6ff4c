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
        await page.getByRole("button", { name: "Continue" }).waitFor();
      }
      await page.getByText("[ Cancel ]").click();
      await page.getByRole("alert").getByText("Sign-in was canceled.").waitFor();
    }
    await page.getByRole("button", { name: "Use another account" }).click();
    await authenticate(page);
    await navigation(page).waitFor();
    expect(page.url()).toBe(`${setup.sandbox.url}/team`);
  });

  test("in or out in one tab does so in the other", async ({ setUp }) => {
    const setup = await setUp();
    const [first, second] = [await setup.context.newPage(), await setup.context.newPage()];
    await first.goto(`${setup.sandbox.url}/settings`);
    await second.goto(`${setup.sandbox.url}/team`);
    await first.bringToFront();
    await signIn(first);
    await navigation(second).waitFor();
    await first.getByRole("button", { name: "Sign Out" }).click();
    await signInButton(second).waitFor({ timeout: 1_000 });
    await first.getByRole("button", { name: "Yes, sign me out" }).click();
    for (const page of [first, second]) await signInButton(page).waitFor();
  });
});

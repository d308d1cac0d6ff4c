import { expect } from "@playwright/test";
import { answerAlerts } from "./harness/alerts";
import { calls, holdRequests } from "./harness/requests";
import { goTo, signIn, test } from "./harness/test";

test.describe("billing", () => {
  test("starts a checkout and shows the new plan on return @journey", async ({ page, sandbox }) => {
    sandbox.reset({ scenario: "free" });
    await page.goto("/billing");
    await expect(page.getByText("Most Popular")).toBeVisible();
    const upgrade = page.getByRole("button", { name: "Upgrade to Pro" });

    // Back may restore the page as it was left, which a 204 response simulates.
    const checkout = "**/*";
    await page.route(checkout, (route) =>
      route.request().isNavigationRequest() ? route.fulfill({ status: 204 }) : route.fallback(),
    );
    await upgrade.click();
    await expect.poll(() => calls(sandbox, "POST", "/v1/billing/checkout").length).toBe(1);
    await expect(upgrade).toBeDisabled();
    const asked = calls(sandbox, "GET", "/v1/sites/me").length;
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
    await expect(page.getByRole("button", { name: /Upgrade to Pro/ })).toBeEnabled();
    await expect.poll(() => calls(sandbox, "GET", "/v1/sites/me").length).toBeGreaterThan(asked);
    await page.unroute(checkout);
    sandbox.control.apply({ clearLog: true });

    await upgrade.dblclick();
    await expect(page.getByRole("heading", { name: "Change plan" })).toBeVisible();
    expect(calls(sandbox, "POST", "/v1/billing/checkout").map(({ body }) => body)).toEqual([{ plan: "pro" }]);

    await page.goBack();
    await expect(upgrade).toBeEnabled();
    await page.goForward();
    await page.getByRole("button", { name: "Pay and switch" }).click();
    await expect(page.getByRole("button", { name: "Change Plan" })).toBeVisible();
    await expect(page.getByText("You’re on the Pro plan now.")).toBeVisible();
    await expect(page.getByText("Most Popular")).toHaveCount(0);

    await page.getByRole("button", { name: "Change Plan" }).click();
    await expect(page.getByRole("heading", { name: "Change plan" })).toBeVisible();
    expect(calls(sandbox, "POST", "/v1/billing/checkout").at(-1)?.body).toEqual({ plan: "pro" });
    await page.getByRole("link", { name: "Cancel" }).click();
    await page.getByRole("button", { name: "Manage Billing" }).click();
    await expect(page.getByRole("heading", { name: "Your subscription" })).toBeVisible();
    await page.getByRole("link", { name: "Back to the console" }).click();
    await expect(page.getByRole("button", { name: "Manage Billing" })).toBeVisible();
  });

  test("doesn't tell the next person in this tab that the plan changed", async ({
    page,
    context,
    sandbox,
  }) => {
    sandbox.reset({ scenario: "free" });
    await page.goto("/billing");
    await page.getByRole("button", { name: "Upgrade to Pro" }).click();
    await expect(page.getByRole("heading", { name: "Change plan" })).toBeVisible();

    const other = await context.newPage();
    await other.goto(`${sandbox.url}/billing`);
    await other.getByRole("button", { name: "Upgrade to Pro" }).click();
    await other.getByRole("button", { name: "Pay and switch" }).click();
    await expect(other.getByText("You’re on the Pro plan now.")).toBeVisible();
    await other.getByRole("button", { name: "Sign Out" }).click();
    await expect(other.getByRole("button", { name: "Sign in with SSO" })).toBeVisible();

    await page.goto("/billing");
    await signIn(page, sandbox, "admin");
    await expect(page.getByRole("button", { name: "Change Plan" })).toBeVisible();
    await expect(page.getByText("You’re on the Pro plan now.")).toHaveCount(0);
  });

  test("follows only origins that config.json lists, and re-enables the buttons if the page never loads", async ({
    page,
    context,
  }) => {
    await context.clock.install();
    await context.route("**/config.json", async (route) => {
      const config: object = await (await route.fetch()).json();
      await route.fulfill({ json: { ...config, billing: { origins: ["https://pay.example"] } } });
    });
    let visits = 0;
    await context.route("https://pay.example/**", (route) => {
      visits += 1;
      return route.fulfill({ status: 204 });
    });
    await page.goto("/billing");
    const { said } = answerAlerts(page);
    let url = "https://other.example/";
    await page.route("**/v1/billing/portal", (route) => route.fulfill({ json: { url } }));
    const portal = page.getByRole("button", { name: /Manage Billing|Opening/ });
    await portal.click();
    await expect.poll(() => said).toEqual(["Failed to open billing portal. Please try again."]);

    url = "https://pay.example/portal";
    for (const time of [1, 2]) {
      await portal.click();
      await expect.poll(() => visits).toBe(time);
      await expect(portal).toHaveAttribute("aria-busy", "true");
      await page.clock.runFor(15_000);
      await expect(portal).not.toHaveAttribute("aria-busy", "true");
    }
  });

  test("doesn't redirect after leaving, also after coming back, says elsewhere that it failed, and here how long to wait", async ({
    page,
    sandbox,
  }) => {
    await page.goto("/billing");
    const { said } = answerAlerts(page);
    const leaveFor = async (name: string, title = name) => {
      await goTo(page, name);
      await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    };
    const visits: string[] = [];
    await page.route("https://pay.example/**", (route) => {
      visits.push(route.request().url());
      return route.fulfill({ body: "Pay" });
    });
    for (const comesBack of [false, true]) {
      await page.route("**/v1/billing/portal", (route) =>
        route.fulfill({ json: { url: "https://pay.example/portal" } }),
      );
      const release = await holdRequests(page, "**/v1/billing/portal");
      const sent = page.waitForRequest("**/v1/billing/portal");
      await page.getByRole("button", { name: "Manage Billing" }).click();
      await sent;
      await leaveFor("Runs");
      if (comesBack) await leaveFor("Billing", "Billing & Subscription");
      const answered = page.waitForResponse("**/v1/billing/portal");
      release();
      await (await answered).finished();
      await leaveFor("Actions");
      expect(visits).toEqual([]);
      await page.unroute("**/v1/billing/portal");
      await leaveFor("Billing", "Billing & Subscription");
    }

    sandbox.control.apply({
      fault: { call: "POST /v1/billing/checkout", fault: "status", status: 500, message: "Try later" },
    });
    const release = await holdRequests(page, "**/v1/billing/checkout");
    await page.getByRole("button", { name: "Change Plan" }).click();
    await leaveFor("Runs");
    release();
    await expect(page.getByRole("alert")).toContainText(/Failed to start checkout.*Try later/);
    expect(said).toEqual([]);

    const checkout = { call: "POST /v1/billing/checkout", fault: "status", message: "Slow down" } as const;
    sandbox.control.apply({ clearFaults: true, fault: { ...checkout, status: 429, retryAfter: 30 } });
    await leaveFor("Billing", "Billing & Subscription");
    await page.getByRole("button", { name: "Change Plan" }).click();
    await expect(page.getByText("Try again in 30 seconds.")).toBeVisible();
    expect(said).toEqual(["Slow down"]);
  });

  test("opens the checkout of the last choice, also if an earlier one is answered meanwhile", async ({
    page,
    sandbox,
  }) => {
    sandbox.reset({ scenario: "free" });
    await page.goto("/billing");
    const visits: string[] = [];
    await page.route("https://pay.example/**", (route) => {
      visits.push(route.request().url());
      return route.fulfill({ body: "Pay" });
    });
    await page.route("**/v1/billing/checkout", (route) => {
      const { plan } = route.request().postDataJSON();
      return route.fulfill({ json: { url: `https://pay.example/${plan}` } });
    });
    const releaseStarter = await holdRequests(page, "**/v1/billing/checkout", "starter");
    const releasePro = await holdRequests(page, "**/v1/billing/checkout", "pro");
    const answered = page.waitForResponse("**/v1/billing/checkout");
    await page.getByRole("button", { name: "Upgrade to Starter" }).click();
    await goTo(page, "Runs");
    await expect(page.getByRole("heading", { level: 1, name: "Runs" })).toBeVisible();
    await goTo(page, "Billing");
    await page.getByRole("button", { name: "Upgrade to Pro" }).click();

    releaseStarter();
    await (await answered).finished();
    releasePro();
    await expect.poll(() => visits).toEqual(["https://pay.example/pro"]);
  });
});

import { expect } from "@playwright/test";
import { answerAlerts } from "./harness/alerts";
import { calls, holdRequests } from "./harness/requests";
import { goTo, open, test } from "./harness/test";
import { controlClock, advanceClock } from "./harness/time";

const hostileAddresses = [
  "javascript:alert(1)",
  "JavaScript:alert(1)",
  " javascript:alert(1)",
  "java\tscript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:msgbox(1)",
  "file:///etc/passwd",
  "blob:https://example.com/1",
  "about:blank",
  "http://example.com/pay",
  "http://localhost.example.com/pay",
  "http://127.0.0.1.example.com/",
  "//example.com/pay",
  "/billing/elsewhere",
  "\\\\example.com\\pay",
  "https:example.com",
  "https://user:secret@example.com/",
  "ftp://example.com/",
  "chrome://settings",
  "",
] as const;

test.describe("billing", () => {
  test("starts a checkout and shows the new plan on return", async ({ begin, visit }) => {
    const console = await begin({ sandbox: { scenario: "free" } });
    const page = await open(await visit(), console, "/billing");
    await page.getByText("Most Popular").waitFor();
    await page.getByRole("button", { name: "Upgrade to Pro" }).dblclick();
    await page.getByRole("heading", { name: "Change plan" }).waitFor();
    expect(calls(console, "POST", "/v1/billing/checkout").map(({ body }) => body)).toEqual([{ plan: "pro" }]);

    await page.goBack();
    await expect.poll(() => page.getByRole("button", { name: "Upgrade to Pro" }).isEnabled()).toBe(true);
    await page.goForward();
    await page.getByRole("button", { name: "Pay and switch" }).click();
    await page.getByRole("button", { name: "Change Plan" }).waitFor();
    expect(await page.getByText("Most Popular").count()).toBe(0);

    await page.getByRole("button", { name: "Change Plan" }).click();
    await page.getByRole("heading", { name: "Change plan" }).waitFor();
    expect(calls(console, "POST", "/v1/billing/checkout").at(-1)?.body).toEqual({ plan: "pro" });
    await page.getByRole("link", { name: "Cancel" }).click();
    await page.getByRole("button", { name: "Manage Billing" }).click();
    await page.getByRole("heading", { name: "Your subscription" }).waitFor();
    await page.getByRole("link", { name: "Back to the console" }).click();
    await page.getByRole("button", { name: "Manage Billing" }).waitFor();
  });

  test("alerts instead of following any of twenty unsafe URLs", async ({ begin, visit }) => {
    const console = await begin();
    const page = await open(await visit(), console, "/billing");
    await page.getByRole("button", { name: "Manage Billing" }).waitFor();
    const alerts: string[] = [];
    page.on("dialog", (dialog) => {
      alerts.push(dialog.message());
      void dialog.accept();
    });
    for (const [index, url] of hostileAddresses.entries()) {
      await page.route("**/v1/billing/portal", (route) => route.fulfill({ json: { url } }));
      await page.getByRole("button", { name: "Manage Billing" }).click();
      await expect.poll(() => alerts.length).toBe(index + 1);
      await page.unroute("**/v1/billing/portal");
      await expect.poll(() => page.getByRole("button", { name: "Manage Billing" }).isEnabled()).toBe(true);
    }
    expect(new Set(alerts)).toEqual(new Set(["Failed to open billing portal. Please try again."]));
    expect(page.url()).toBe(`${console.url}/billing`);
  });

  test("re-enables the buttons if the checkout never loads", async ({ begin, visit }) => {
    const console = await begin();
    const context = await visit({});
    await controlClock(context);
    let visits = 0;
    await context.route("https://pay.example/**", (route) => {
      visits += 1;
      return route.fulfill({ status: 204 });
    });
    const page = await open(context, console, "/billing");
    await page.route("**/v1/billing/portal", (route) =>
      route.fulfill({ json: { url: "https://pay.example/portal" } }),
    );
    const portal = page.getByRole("button", { name: /Manage Billing|Opening/ });
    for (const time of [1, 2]) {
      await portal.click();
      await expect.poll(() => visits).toBe(time);
      expect(await portal.getAttribute("aria-busy")).toBe("true");
      await advanceClock(page, 15_000);
      await expect.poll(() => portal.getAttribute("aria-busy")).not.toBe("true");
    }
  });

  test("doesn't redirect to a late checkout URL after leaving the page", async ({ begin, visit }) => {
    const console = await begin();
    const page = await open(await visit(), console, "/billing");
    let visits = 0;
    await page.route("https://pay.example/**", (route) => {
      visits += 1;
      return route.fulfill({ body: "Pay" });
    });
    const held: (() => void)[] = [];
    await page.route("**/v1/billing/portal", async (route) => {
      await new Promise<void>((answer) => held.push(answer));
      await route.fulfill({ json: { url: "https://pay.example/portal" } });
    });
    await page.getByRole("button", { name: "Manage Billing" }).click();
    await expect.poll(() => held.length).toBe(1);
    const main = page.getByRole("navigation", { name: "Main" });
    await main.getByRole("link", { name: "Runs" }).click();
    await page.getByRole("heading", { level: 1, name: "Runs" }).waitFor();
    const answered = page.waitForResponse("**/v1/billing/portal");
    held[0]?.();
    await (await answered).finished();
    await main.getByRole("link", { name: "Actions" }).click();
    await page.getByRole("heading", { level: 1, name: "Actions" }).waitFor();
    expect(visits).toBe(0);
  });

  test("doesn't redirect to a checkout URL requested before leaving and coming back", async ({
    begin,
    visit,
  }) => {
    const console = await begin();
    const page = await open(await visit({}), console, "/billing");
    const visits: string[] = [];
    await page.route("https://pay.example/**", (route) => {
      visits.push(route.request().url());
      return route.fulfill({ body: "Pay" });
    });
    await page.route("**/v1/billing/portal", (route) =>
      route.fulfill({ json: { url: "https://pay.example/portal" } }),
    );
    const release = await holdRequests(page, "**/v1/billing/portal");
    await page.getByRole("button", { name: "Manage Billing" }).click();
    await goTo(page, "Runs");
    await page.getByRole("heading", { level: 1, name: "Runs" }).waitFor();
    await goTo(page, "Billing");
    await page.getByRole("heading", { level: 1, name: "Billing & Subscription" }).waitFor();
    const answered = page.waitForResponse("**/v1/billing/portal");
    release();
    await (await answered).finished();
    await goTo(page, "Actions");
    await page.getByRole("heading", { level: 1, name: "Actions" }).waitFor();
    expect(visits).toEqual([]);
  });

  test("says on another page that a checkout failed, without an alert", async ({ begin, visit }) => {
    const console = await begin();
    console.sandbox.control.apply({
      fault: { call: "POST /v1/billing/checkout", fault: "status", status: 500, message: "Try later" },
    });
    const page = await open(await visit(), console, "/billing");
    const { said } = answerAlerts(page);
    const release = await holdRequests(page, "**/v1/billing/checkout");
    await page.getByRole("button", { name: "Change Plan" }).click();
    await goTo(page, "Runs");
    await page.getByRole("heading", { level: 1, name: "Runs" }).waitFor();
    release();
    await expect(page.getByRole("alert")).toContainText(/Failed to start checkout.*Try later/);
    expect(said).toEqual([]);
  });

  test("follows only the origins that config.json lists", async ({ begin, visit }) => {
    const console = await begin();
    const context = await visit({});
    await context.route("**/config.json", async (route) => {
      const config: object = await (await route.fetch()).json();
      await route.fulfill({ json: { ...config, billing: { origins: ["https://pay.example"] } } });
    });
    const page = await open(context, console, "/billing");
    const { said } = answerAlerts(page);
    await page.route("**/v1/billing/portal", (route) =>
      route.fulfill({ json: { url: "https://other.example/" } }),
    );
    await page.getByRole("button", { name: "Manage Billing" }).click();
    await expect.poll(() => said).toEqual(["Failed to open billing portal. Please try again."]);
  });

  test("alerts the server's message; a failed load shows a panel with Retry", async ({ begin, visit }) => {
    const console = await begin();
    const page = await open(await visit(), console, "/billing");
    const { said } = answerAlerts(page);
    const checkout = { call: "POST /v1/billing/checkout", times: 1 };
    console.sandbox.control.apply({
      fault: { ...checkout, fault: "status", status: 402, message: "The card was declined" },
    });
    await page.getByRole("button", { name: "Change Plan" }).click();
    await expect.poll(() => said).toEqual(["The card was declined"]);
    console.sandbox.control.apply({ fault: { ...checkout, fault: "reset" } });
    await page.getByRole("button", { name: "Change Plan" }).click();
    await expect.poll(() => said.at(-1)).toBe("Failed to start checkout. Please try again.");

    console.sandbox.control.apply({
      fault: { call: "GET /v1/sites/me", fault: "status", status: 500, body: "html" },
    });
    await page.reload();
    const panel = page.getByRole("alert", { name: "Failed to load billing information" });
    await panel.waitFor();
    await panel.getByText("API error 500 Internal Server Error").waitFor();
    console.sandbox.control.apply({ clearFaults: true });
    await panel.getByRole("button", { name: "Retry" }).click();
    await page.getByRole("meter", { name: "Runs this month" }).waitFor();
  });

  test("changes color and warns exactly at the thresholds", async ({ begin, visit }) => {
    const console = await begin();
    const page = await open(await visit(), console, "/settings");
    for (const [runs, warned, reached] of [
      [7_999, 0, 0],
      [8_000, 1, 0],
      [9_999, 1, 0],
      [10_000, 0, 1],
    ] as const) {
      await page.route("**/v1/sites/me", (route) =>
        route.fulfill({
          json: {
            id: "s",
            name: "S",
            plan: "starter",
            usage: { runs_successful: runs - 1, runs_failed: 1, actions_published: 0 },
          },
        }),
      );
      await page.goto(`${console.url}/billing`);
      await page.getByText(`${runs.toLocaleString("en-US")} / 10,000`).waitFor();
      expect(await page.getByText(/You’ve used \d+% of your runs/).count()).toBe(warned);
      expect(await page.getByText(/Limit reached/).count()).toBe(reached);
      await page.unroute("**/v1/sites/me");
    }
  });
});

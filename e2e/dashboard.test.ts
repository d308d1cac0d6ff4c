import { expect } from "@playwright/test";
import { calls } from "./harness/requests";
import { open, test } from "./harness/test";
import { controlClock, pollUntil } from "./harness/time";

const dashboardCalls = [
  "/v1/sites/me",
  "/v1/usage/summary",
  "/v1/usage/timeseries",
  "/v1/actions",
  "/v1/health/drift",
];
/** Marks the setup guide as seen. The provider's own pages have no storage. */
const guideSeen = () => {
  if (window.origin !== "null") localStorage.setItem("hasSeenOnboarding", "true");
};

test.describe("the dashboard", () => {
  test("shows the month's numbers, which link to their lists", async ({ begin, visit }) => {
    const console = await begin({ sandbox: { scenario: "busy", runIntervalSeconds: 0 } });
    const context = await visit({});
    await context.addInitScript(guideSeen);
    const page = await open(context, console, "/");
    await page.getByRole("group", { name: "Successful Runs (Month)" }).waitFor();
    await page.getByRole("group", { name: "Failure Rate" }).getByText("Trending").waitFor();
    await expect
      .poll(() => page.getByRole("region", { name: "Recent Actions" }).getByRole("listitem").count())
      .toBe(4);
    await expect
      .poll(() => dashboardCalls.map((path) => calls(console, "GET", path).length))
      .toEqual(dashboardCalls.map(() => 1));
    expect(calls(console, "GET", "/v1/usage/timeseries")[0]?.query).toEqual({ days: "30" });

    const alert = page.getByRole("region", { name: "Drift Alerts" }).getByRole("listitem").first();
    await alert.getByRole("link").click();
    await page.getByRole("heading", { level: 1, name: "Runs" }).waitFor();
    expect(new URL(page.url()).searchParams.get("drift")).toBe("1");
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: "Dashboard" }).waitFor();
  });

  test("shows a panel per failed section, and a single one if all failed", async ({ begin, visit }) => {
    const console = await begin({ sandbox: { scenario: "busy" } });
    const page = await open(await visit(), console, "/settings");
    const main = page.getByRole("main");
    const panels = main.getByRole("alert", { name: "Failed to load dashboard" });
    for (const path of dashboardCalls) {
      console.sandbox.control.apply({
        clearFaults: true,
        fault: { call: `GET ${path}`, fault: "status", status: 404, message: "Not here" },
      });
      await page.goto(`${console.url}/`);
      await panels.getByText("Not here").waitFor();
      await expect.poll(() => panels.count()).toBe(1);
      console.sandbox.control.apply({ clearFaults: true });
      await panels.getByRole("button", { name: "Retry" }).click();
      await expect.poll(() => panels.count()).toBe(0);
    }
    console.sandbox.control.apply({
      fault: { call: "GET /v1/*", fault: "status", status: 403, body: "no-message" },
    });
    await page.goto(`${console.url}/`);
    // Until the last part has failed, each shows its own panel.
    await panels.first().waitFor();
    await expect.poll(() => main.getByRole("region").count()).toBe(0);
    expect(await panels.getByText("API error 403 Forbidden").count()).toBe(1);
    console.sandbox.control.apply({ clearFaults: true });
    await panels.getByRole("button", { name: "Retry" }).click();
    await page.getByRole("group", { name: "Total Runs" }).waitFor();
    expect(await main.getByText("Complete your setup").count()).toBe(0);
  });

  test("keeps data when a refresh fails, with a note of its age", async ({ begin, visit }) => {
    const console = await begin({ sandbox: { scenario: "busy" } });
    const page = await open(await visit(), console, "/");
    await page.getByRole("region", { name: "Recent Actions" }).getByRole("listitem").first().waitFor();
    console.sandbox.control.apply({ fault: { call: "GET /v1/actions", fault: "status", status: 404 } });
    await page.evaluate(() => ["blur", "focus"].forEach((event) => window.dispatchEvent(new Event(event))));
    await page.getByText("Couldn’t refresh.").waitFor();
    expect(await page.getByRole("region", { name: "Recent Actions" }).getByRole("listitem").count()).toBe(4);
  });

  test("shows an empty account its four cards and one setup guide", async ({ begin, visit }) => {
    const console = await begin({ sandbox: { scenario: "new" } });
    const context = await visit({});
    await controlClock(context);
    await context.addInitScript(guideSeen);
    const page = await open(context, console, "/");
    for (const name of ["Successful Runs (Month)", "Failure Rate", "Published Actions", "Total Runs"])
      await page.getByRole("group", { name }).waitFor();
    for (const name of ["Usage Trends", "Quick Start", "Drift Alerts"])
      await page.getByRole("region", { name }).waitFor();
    await expect(page.getByRole("main").getByText("Install the script")).toHaveCount(0);
    await expect(page.getByRole("link", { name: "Read the docs" })).toHaveAttribute(
      "href",
      "https://understudy.example/docs",
    );

    await page.getByRole("button", { name: "Continue Setup" }).click();
    const guide = page.getByRole("dialog", { name: "Setup guide" });
    const current = guide.getByRole("listitem").filter({ hasText: "Waiting for your site…" });
    await current.getByRole("button", { name: "Copy script tag" }).waitFor();
    console.sandbox.control.apply({ completeOnboarding: "scriptInstalled" });
    await pollUntil(
      page,
      guide
        .getByRole("listitem")
        .filter({ hasText: "Lets the SDK on your site" })
        .getByRole("link", { name: "Open API Keys" }),
    );
    await expect(current).toHaveCount(0);
    console.sandbox.control.apply({ completeOnboarding: "apiKeyCreated" });
    await pollUntil(page, guide.getByText("Add your API key where your site sets up the SDK"));
    await guide.getByRole("button", { name: "Later" }).click();
    await page
      .getByRole("region", { name: "Recent Actions" })
      .getByRole("link", { name: "View Drafts" })
      .click();
    await page.getByRole("heading", { level: 1, name: "Drafts" }).waitFor();
  });

  test("offers only the script tag after setup", async ({ begin, visit }) => {
    const console = await begin({ sandbox: { scenario: "busy" } });
    const page = await open(await visit(), console, "/");
    await page.getByRole("button", { name: "Setup Guide" }).click();
    const dialog = page.getByRole("dialog", { name: "Install the script" });
    await dialog.getByRole("button", { name: "Copy script tag" }).waitFor();
    await expect(dialog.getByText("6 of 6 complete")).toHaveCount(0);
  });
});

import { expect } from "@playwright/test";
import { refetch } from "./harness/navigate";
import { calls } from "./harness/requests";
import { mainNavigation, goTo, test } from "./harness/test";
import { pollUntil } from "./harness/time";

const dashboardCalls = [
  "/v1/sites/me",
  "/v1/usage/summary",
  "/v1/usage/timeseries",
  "/v1/actions",
  "/v1/health/drift",
];
test.describe("the dashboard", () => {
  test("shows the month's numbers, which link to their lists, and after setup the guide with all steps checked @journey", async ({
    page,
    sandbox,
  }) => {
    sandbox.reset({ scenario: "busy", runIntervalSeconds: 0 });
    await page.goto("/");
    const recent = page.getByRole("region", { name: "Recent Actions" }).getByRole("listitem");
    await expect(page.getByRole("group", { name: "Successful Runs (Month)" })).toBeVisible();
    await expect(page.getByRole("group", { name: "Total Runs" })).toBeVisible();
    await expect(page.getByRole("region", { name: "Quick Start" })).toBeVisible();
    await expect(page.getByRole("group", { name: "Failure Rate" }).getByText("Trending")).toBeVisible();
    await expect(recent).toHaveCount(4);
    await expect
      .poll(() => dashboardCalls.map((path) => calls(sandbox, "GET", path).length))
      .toEqual(dashboardCalls.map(() => 1));
    expect(calls(sandbox, "GET", "/v1/usage/timeseries")[0]?.query).toEqual({ days: "30" });

    // Written once the site has loaded, which would open the guide.
    await page.waitForFunction(() => localStorage.getItem("console.setup-complete") === "true");
    expect(await page.evaluate(() => localStorage.getItem("hasSeenOnboarding"))).toBeNull();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page.getByText("Complete your setup")).toHaveCount(0);

    // The worst drifting action comes first and opens its runs.
    const drift = page.getByRole("region", { name: "Drift Alerts" });
    const alerts = drift.getByRole("listitem");
    await expect(alerts.first()).toBeVisible();
    // How many drifted depends on the hour.
    const more = drift.getByRole("button", { name: /more alerts?$/ });
    if ((await more.count()) > 0) await more.click();
    const unrecovered = (await alerts.allInnerTexts()).map((text) => {
      const [, count = "0"] = /(\d+) drifts?/.exec(text) ?? [];
      const [, rate = "0"] = /([\d.]+)% recovered/.exec(text) ?? [];
      return Math.round(Number(count) * (1 - Number(rate) / 100));
    });
    expect(unrecovered).toEqual(unrecovered.toSorted((a, b) => b - a));
    expect(unrecovered[0]).toBeGreaterThan(0);
    const [, drifts = "?"] = /(\d+) drifts/.exec(await alerts.first().innerText()) ?? [];
    await alerts.first().getByRole("link").first().click();
    await expect(page.getByRole("heading", { level: 1, name: "Runs" })).toBeVisible();
    await expect(page).toHaveURL(/action=.+&drift=1/);
    await expect(page.getByText(`${drifts} runs`, { exact: true })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();

    await page.getByRole("button", { name: "Setup Guide" }).click();
    const dialog = page.getByRole("dialog", { name: "Setup Guide" });
    await expect(dialog.getByRole("button", { name: "Copy script tag" })).toBeVisible();
    await expect(dialog.getByRole("progressbar")).toHaveAttribute("aria-valuetext", "6 of 6 complete");
    await dialog.getByRole("button", { name: "Close" }).first().click();

    // Data is kept when a refresh fails, with a note of its age.
    sandbox.control.apply({ fault: { call: "GET /v1/actions", fault: "status", status: 404 } });
    await refetch(page);
    await expect(page.getByText("Couldn’t refresh.")).toBeVisible();
    await expect(recent).toHaveCount(4);
  });

  test("reads again after a wake-up, without the focus", async ({ page, sandbox }) => {
    await page.clock.install();
    await page.goto("/");
    await expect(page.getByRole("group", { name: "Total Runs" })).toBeVisible();
    const reads = () => calls(sandbox, "GET", "/v1/usage/timeseries").length;
    expect(reads()).toBe(1);
    // As when the computer sleeps: each timer ends at most once.
    await page.clock.fastForward("05:00");
    await expect.poll(reads).toBe(2);
  });

  test("a section that failed alone says so in its place; one panel speaks for several @journey", async ({
    page,
    sandbox,
  }) => {
    sandbox.reset({ scenario: "busy" });
    const { control } = sandbox;
    await page.goto("/settings");
    await expect(mainNavigation(page)).toBeVisible();
    const main = page.getByRole("main");
    const panels = main.getByRole("alert");
    const fail = (paths: readonly string[]) => {
      control.apply({ clearFaults: true });
      for (const path of paths)
        control.apply({
          fault: { call: `GET ${path}`, fault: "status", status: 404, message: `No ${path}` },
        });
    };
    const retry = async () => {
      control.apply({ clearFaults: true });
      await main.getByRole("button", { name: "Retry" }).click();
      await expect(panels).toHaveCount(0);
    };
    fail(["/v1/health/drift"]);
    await page.goto(`${sandbox.url}/`);
    await expect(main.getByRole("region", { name: "Drift Alerts" }).getByRole("alert")).toHaveText(
      /Failed to load drift alerts.*No \/v1\/health\/drift/,
    );
    await retry();
    fail(["/v1/usage/summary", "/v1/health/drift"]);
    await page.goto(`${sandbox.url}/`);
    await expect(panels).toHaveCount(1);
    await expect(panels).toHaveAccessibleName("Failed to load dashboard");
    await expect(main.getByRole("region", { name: "Recent Actions" })).toBeVisible();
    await retry();
    control.apply({
      fault: { call: "GET /v1/*", fault: "status", status: 403, body: "no-message" },
    });
    await page.goto(`${sandbox.url}/`);
    await expect(main.getByRole("region")).toHaveCount(0);
    await expect(panels.getByText("API error 403 Forbidden")).toHaveCount(1);
    await page.waitForLoadState("networkidle");
    control.apply({ clearFaults: true });
    await main.getByRole("button", { name: "Retry" }).click();
    await expect(page.getByRole("group", { name: "Total Runs" })).toBeVisible();
    await expect(main.getByText("Complete your setup")).toHaveCount(0);
  });

  test("shows an empty account its four cards and one setup guide, and nothing needs attention", async ({
    page,
    context,
    sandbox,
  }) => {
    sandbox.reset({ scenario: "new" });
    await context.clock.install();
    await page.goto("/settings");
    await expect(mainNavigation(page)).toBeVisible();
    await page.evaluate(() => localStorage.setItem("hasSeenOnboarding", "true"));
    await goTo(page, "Home");
    for (const name of ["Successful Runs (Month)", "Failure Rate", "Published Actions", "Total Runs"])
      await expect(page.getByRole("group", { name })).toBeVisible();
    for (const name of ["Usage Trends", "Quick Start", "Drift Alerts"])
      await expect(page.getByRole("region", { name })).toBeVisible();
    await expect(page.getByText("No drift in the last 7 days.")).toBeVisible();
    await expect(page.getByRole("region", { name: "Needs attention" })).toHaveCount(0);
    await expect(page.getByRole("main").getByText("Install the script")).toHaveText(
      "Next: Install the script",
    );

    await page.getByRole("button", { name: "Continue Setup" }).click();
    const guide = page.getByRole("dialog", { name: "Setup Guide" });
    await expect(guide.getByRole("link", { name: "Read the docs" })).toHaveAttribute(
      "href",
      "https://understudy.example/docs",
    );
    const current = guide.getByRole("listitem").filter({ hasText: "Waiting for your site…" });
    await expect(current.getByRole("button", { name: "Copy script tag" })).toBeVisible();
    sandbox.control.apply({ completeOnboarding: "scriptInstalled" });
    await pollUntil(
      page,
      guide
        .getByRole("listitem")
        .filter({ hasText: "Lets the SDK on your site" })
        .getByRole("link", { name: "Open API Keys" }),
    );
    await expect(current).toHaveCount(0);
    sandbox.control.apply({ completeOnboarding: "apiKeyCreated" });
    await pollUntil(page, guide.getByText("Add your API key where your site sets up the SDK"));
    await guide.getByRole("button", { name: "Later" }).click();
    await page
      .getByRole("region", { name: "Recent Actions" })
      .getByRole("link", { name: "View Drafts" })
      .click();
    await expect(page.getByRole("heading", { level: 1, name: "Drafts" })).toBeVisible();
  });
});

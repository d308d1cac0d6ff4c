import { expect } from "@playwright/test";
import { refetch } from "./harness/navigate";
import { calls, holdRequests } from "./harness/requests";
import { test } from "./harness/test";

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

  test("shows what has loaded when a part takes long, and what failed after all have ended", async ({
    page,
    sandbox,
  }) => {
    for (const call of ["GET /v1/usage/timeseries", "GET /v1/actions"])
      sandbox.control.apply({ fault: { call, fault: "status", status: 404 } });
    const release = await holdRequests(page, /\/v1\/health\/drift/);
    await page.goto("/");
    await expect(page.getByRole("group", { name: "Total Runs" })).toBeVisible();
    await expect(page.getByText("Loading drift alerts")).toHaveCount(1);
    await expect(page.getByRole("alert")).toHaveCount(0);
    release();
    await expect(page.getByRole("alert", { name: "Failed to load dashboard" })).toBeVisible();
  });
});

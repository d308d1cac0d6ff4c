import { expect, type Page } from "@playwright/test";
import { navigate } from "./harness/navigate";
import { mainNavigation, test } from "./harness/test";

/** Counts document loads from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on("domcontentloaded", () => {
    loads += 1;
  });
  return () => loads;
}

/** React's log of an error that a boundary caught; uncaught errors start differently. */
const partMissing = /^ChunkMissing: /;
const signedIn = "**/assets/signed-in-*.js";
const chunk = "**/assets/TeamPage-*.js";

/** Moves CSS animations to their end, also those that haven't started. */
const finishAnimations = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });

/** Not with a link, which would load the page's code in advance. */
const toTeam = (page: Page) => navigate(page, "/team");

test.describe("a new version deployed while a tab is open", () => {
  test("reloads once; if the chunk is still missing, says so without a reload loop @journey", async ({
    page,
  }) => {
    await page.goto("/settings");
    await expect(mainNavigation(page)).toBeVisible();
    await page.route(chunk, (route) =>
      route.fulfill({ status: 404, contentType: "text/plain", body: "File not found." }),
    );
    const loads = countLoads(page);
    await toTeam(page);
    const notice = page.getByRole("alert").filter({ hasText: "didn’t arrive" });
    await expect(notice.getByRole("button", { name: "Reload" })).toBeVisible();
    expect(loads()).toBe(1);
    await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
    await expect(page.getByRole("heading", { level: 1, name: "Team" })).toBeVisible();

    await page.unroute(chunk);
    await notice.getByRole("button", { name: "Reload" }).click();
    await expect(page.getByRole("table", { name: "Team members" })).toBeVisible();
    expect(loads()).toBe(2);
  });

  test("reports a chunk of the signed-in area that is missing or can't be loaded offline", async ({
    page,
    context,
    monitor,
  }) => {
    monitor.allow(partMissing);
    await page.goto("/settings");
    await expect(mainNavigation(page)).toBeVisible();
    await page.clock.install();
    const missing = page.getByText("Part of it didn’t arrive.");
    const reload = async () => {
      await page.getByRole("button", { name: "Reload" }).click();
      await expect(page.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
      // Otherwise, a missing chunk wouldn't reload the page so soon after the last time.
      await page.evaluate(() => sessionStorage.removeItem("console.reloaded-for-chunk"));
    };

    await test.step("missing: reloads once", async () => {
      const loads = countLoads(page);
      await page.route(signedIn, (route) =>
        route.fulfill({ status: 404, contentType: "text/plain", body: "File not found." }),
      );
      await page.reload();
      await expect(missing).toBeVisible();
      expect(loads()).toBe(2);
      await page.unroute(signedIn);
      await reload();
    });

    await test.step("offline", async () => {
      const identity = [/\/assets\/start-msal-/, /\/assets\/msal-/].map((part) => page.waitForResponse(part));
      await page.route(signedIn, async (route) => {
        for (const response of await Promise.all(identity)) await response.finished();
        await expect(page.getByText("Loading Understudy…")).toBeVisible();
        await context.setOffline(true);
        await route.abort();
      });
      await page.reload();
      await expect(page.getByText("There’s no connection.")).toBeVisible();
      await page.getByRole("button", { name: "Retry" }).click();
      await expect(page.getByText("There’s no connection.")).toBeVisible();
      await page.unroute(signedIn);
      await context.setOffline(false);
      await expect(page.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
    });
  });

  test.describe(() => {
    test.use({ role: null });
    test("returns to the login page with a message if the sign-in code is missing or hangs", async ({
      page,
      sandbox,
    }) => {
      await page.clock.install();
      const parts = /\/assets\/start-msal-/;
      for (const fault of ["missing", "hanging"]) {
        await page.goto(sandbox.url);
        await page.route(parts, (route) =>
          fault === "missing" ? route.fulfill({ status: 404, body: "" }) : undefined,
        );
        const asked = page.waitForRequest(parts);
        await page.getByRole("button", { name: "Sign in with SSO" }).click();
        await asked;
        await page.clock.runFor(fault === "missing" ? 0 : 15_000);
        await expect(page.getByRole("alert").getByText("Sign-in couldn’t be loaded.")).toBeVisible();
        await expect(page.getByRole("button", { name: "Sign in with SSO" })).toBeVisible();
        await page.unroute(parts);
      }
    });

    test("shows the static error page when the first script, the first chunk or all assets are missing, and without any script", async ({
      page,
      sandbox,
    }) => {
      const lastResort = page.getByRole("heading", { name: "The console could not start" });
      for (const missing of ["**/assets/boot-*.js", "**/assets/login-*.js", "**/assets/*"]) {
        await page.route(missing, (route) => route.fulfill({ status: 404, body: "" }));
        await page.goto(sandbox.url);
        await expect(lastResort).toBeVisible({ timeout: 5_000 });
        await page.unroute(missing);
        await page.getByRole("link", { name: "Reload" }).click();
        await expect(page.getByRole("button", { name: "Sign in with SSO" })).toBeVisible();
        await expect(lastResort).toBeHidden();
      }

      await page.route("**/assets/*.js", (route) => route.abort());
      await page.goto(sandbox.url);
      await expect(lastResort).toBeHidden();
      await finishAnimations(page);
      await expect(lastResort).toBeVisible();
    });

    test("shows the static error page when the first chunk hangs, until it arrives", async ({
      page,
      sandbox,
    }) => {
      await page.clock.install();
      let arrive = () => {};
      await page.route("**/assets/login-*.js", (route) => {
        arrive = () => void route.continue();
      });
      const asked = page.waitForRequest("**/assets/login-*.js");
      // Otherwise, the clock would let it time out too.
      const configured = page.waitForEvent("requestfinished", (request) =>
        request.url().endsWith("/config.json"),
      );
      await page.goto(sandbox.url, { waitUntil: "commit" });
      await Promise.all([asked, configured]);
      const lastResort = page.getByRole("heading", { name: "The console could not start" });
      await expect(lastResort).toBeHidden();
      await finishAnimations(page);
      await expect(lastResort).toBeVisible();
      arrive();
      await expect(page.getByRole("button", { name: "Sign in with SSO" })).toBeVisible();
      await expect(lastResort).toBeHidden();
    });
  });
});

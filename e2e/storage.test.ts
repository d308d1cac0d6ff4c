import { expect } from "@playwright/test";
import { answerAlerts } from "./harness/alerts";
import { calls } from "./harness/requests";
import { mainNavigation, goTo, signIn, test } from "./harness/test";

const dayMs = 24 * 60 * 60 * 1000;

test.describe("this browser's storage", () => {
  test("only loses unsaved edits when it is full, and says so", async ({ page }) => {
    await page.goto("/settings/site");
    await expect(mainNavigation(page)).toBeVisible();
    const alerts = answerAlerts(page);
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    });
    const name = page.getByRole("textbox", { name: "Site Name" });
    await name.fill("Full to the brim");
    await expect(page.getByText("storage is full or blocked", { exact: false })).toBeVisible();
    await page.getByRole("button", { name: "Save Changes" }).click();
    await expect(page.getByText("Site settings saved successfully!")).toBeVisible();
    for (const [link, heading] of [
      ["Runs", "Runs"],
      ["Home", "Dashboard"],
    ] as const) {
      await goTo(page, link);
      await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    }
    expect(alerts.said).toEqual([]);
  });

  test("falls back to the login page at worst if it is corrupt", async ({ page, sandbox }) => {
    await page.goto("/team");
    await expect(mainNavigation(page)).toBeVisible();
    for (const garbage of ["{", "null", '{"accessToken":7}']) {
      await page.evaluate((value) => {
        for (const key of Object.keys(localStorage)) localStorage.setItem(key, value);
      }, garbage);
      sandbox.control.apply({ clearLog: true });
      await page.goto(`${sandbox.url}/team`);
      await expect(page.getByRole("button", { name: "Sign in with SSO" })).toBeVisible();
      expect(calls(sandbox, "GET", "/sandbox/idp/authorize").length).toBeLessThanOrEqual(1);
      // The session at the provider still exists.
      await page.getByRole("button", { name: "Sign in with SSO" }).click();
      await expect(page.getByRole("table", { name: "Team members" })).toBeVisible();
    }
  });
});

test.describe("a wrong clock", () => {
  for (const days of [1, -1])
    test.describe(() => {
      test.use({ role: null });
      test(`by ${days} day: signing in works, and a 401 renews once`, async ({ page, sandbox }) => {
        await page.addInitScript((shift) => {
          const now = Date.now.bind(Date);
          window.Date = new Proxy(Date, {
            construct: (date, parts) => Reflect.construct(date, parts.length === 0 ? [now() + shift] : parts),
            get: (date, name) => (name === "now" ? () => now() + shift : Reflect.get(date, name)),
          });
        }, days * dayMs);
        await page.goto(`${sandbox.url}/team`);
        await signIn(page, sandbox);
        await expect(page.getByRole("table", { name: "Team members" })).toBeVisible();
        sandbox.control.apply({ clearLog: true, refuseTokens: "issued" });
        await goTo(page, "Drafts");
        await expect(page.getByRole("table", { name: "Drafts" })).toBeVisible();
        expect(calls(sandbox, "POST", "/sandbox/idp/token")).toHaveLength(1);
        expect(calls(sandbox, "GET", "/v1/drafts").map(({ status }) => status)).toEqual([401, 200]);
        expect(calls(sandbox, "GET", "/sandbox/idp/authorize")).toEqual([]);
        await page.reload();
        await expect(page.getByRole("table", { name: "Drafts" })).toBeVisible();
      });
    });
});

test.describe("offline", () => {
  test("shows a banner; a write fails once and isn't resent; reads refetch with the connection @journey", async ({
    page,
    context,
    sandbox,
  }) => {
    await page.goto("/settings/site");
    await expect(mainNavigation(page)).toBeVisible();
    const name = page.getByRole("textbox", { name: "Site Name" });
    await name.fill("Written offline");
    await context.setOffline(true);
    await expect(page.getByText("You’re offline.", { exact: false })).toBeVisible();
    await page.getByRole("button", { name: "Save Changes" }).click();
    const failure = page.getByRole("alert").filter({ hasText: "Failed to save site settings" });
    await expect(failure.getByText("Nothing was sent.", { exact: false })).toBeVisible();
    await expect(name).toHaveValue("Written offline");
    sandbox.control.apply({ clearLog: true });
    await context.setOffline(false);
    await expect.poll(() => calls(sandbox, "GET", "/v1/sites/me").length).toBeGreaterThan(0);
    await expect(page.getByText("You’re offline.", { exact: false })).toHaveCount(0);
    expect(calls(sandbox, "PUT", "/v1/site")).toEqual([]);
    await expect(name).toHaveValue("Written offline");
    await page.getByRole("button", { name: "Save Changes" }).click();
    await expect(page.getByText("Site settings saved successfully!")).toBeVisible();
    expect(calls(sandbox, "PUT", "/v1/site")).toHaveLength(1);
  });
});

test.describe("a browser that drops Secure cookies on http://localhost, as WebKit does", () => {
  test.describe(() => {
    test.use({ role: null });
    test("keeps the session in the tab through a reload", async ({ page, sandbox }) => {
      await page.addInitScript(() => {
        const cookie = Object.getOwnPropertyDescriptor(Document.prototype, "cookie");
        Object.defineProperty(Document.prototype, "cookie", {
          get: () => cookie?.get?.call(document) as unknown,
          set: (value: string) => {
            if (!/;\s*secure/i.test(value)) cookie?.set?.call(document, value);
          },
        });
      });
      await page.goto(`${sandbox.url}/team`);
      await signIn(page, sandbox);
      await expect(page.getByRole("table", { name: "Team members" })).toBeVisible();
      await page.reload();
      await expect(page.getByRole("table", { name: "Team members" })).toBeVisible();
      expect(
        await page.evaluate(() => Object.keys(localStorage).filter((key) => /token/i.test(key))),
      ).toEqual([]);
      await page.getByRole("button", { name: "Sign Out" }).click();
      await expect(page.getByRole("button", { name: "Sign in with SSO" })).toBeVisible();
      await page.reload();
      await expect(page.getByRole("button", { name: "Sign in with SSO" })).toBeVisible();
    });
  });
});

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { tenantConfig } from "../packages/app/testing/tenant-config";
import { layoutShiftOf, watchLayoutShift } from "./harness/layout-shift";
import { painted } from "./harness/navigate";
import { holdRequests } from "./harness/requests";
import { mainNavigation, apiOriginOf, signIn, test } from "./harness/test";

/** Names of the requested assets, without their hashes. */
function assetsOf(page: Page): () => string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const [, name] = /\/assets\/(.+)-[\w-]{8}\.\w+$/.exec(new URL(request.url()).pathname) ?? [];
    if (name !== undefined) asked.push(name);
  });
  return () => asked;
}

test.describe("starting up", () => {
  test.describe(() => {
    test.use({ role: null });
    test("says that it needs a host of its own below a path of another site", async ({ page, sandbox }) => {
      await page.route(`${sandbox.url}/console/**`, async (route) => {
        const answer = await page.request.get(route.request().url().replace("/console/", "/"));
        const { "content-type": contentType = "" } = answer.headers();
        const body = contentType.startsWith("text/html")
          ? (await answer.text()).replaceAll(/(src|href)="\//g, '$1="/console/')
          : await answer.body();
        await route.fulfill({ body, contentType });
      });
      await page.goto(`${sandbox.url}/console/`);
      await expect(page.getByRole("heading", { name: "The console needs a host of its own" })).toBeVisible();
      await expect(page.getByRole("heading")).toHaveCount(1);
    });

    test("says that it needs https, and that redirect.html is missing", async ({ page, sandbox }) => {
      const served = await (await page.request.get(sandbox.url)).text();
      await page.route("**/redirect.html", (route) =>
        route.fulfill({ body: served, contentType: "text/html" }),
      );
      await page.goto(`${sandbox.url}/redirect.html`);
      await expect(page.getByText("The server sends the start page instead of /redirect.html")).toBeVisible();
      await expect(page.getByRole("button", { name: "Sign in with SSO" })).toHaveCount(0);

      await page.route("http://console.example/**", async (route) => {
        const { pathname } = new URL(route.request().url());
        const answer = await page.request.get(sandbox.url + pathname);
        const { "content-type": contentType = "" } = answer.headers();
        await route.fulfill({ body: await answer.body(), contentType });
      });
      await page.goto("http://console.example/");
      await expect(page.getByRole("heading", { name: "The console needs https" })).toBeVisible();
    });

    test("names what is wrong with config.json @journey", async ({ page, sandbox }) => {
      await page.clock.install();
      const reload = page.getByRole("button", { name: "Reload" });

      sandbox.control.apply({ fault: { call: "GET /config.json", fault: "hang", times: 1 } });
      await page.goto(sandbox.url, { waitUntil: "commit" });
      await expect(page.getByText("Loading…", { exact: true })).toBeVisible();
      await page.clock.runFor(15_000);
      await expect(page.getByText("config.json took too long to load")).toBeVisible();

      for (const [answer, problem] of [
        [{ status: 404, body: "" }, "config.json is missing"],
        [{ status: 200, body: '{"product":{"na' }, "config.json is not valid JSON"],
        [
          {
            status: 200,
            body: JSON.stringify({
              product: {},
              api: { baseUrl: "http://api.example.com" },
              identity: { tenantId: "t", clientId: "", apiAudience: "a" },
            }),
          },
          "identity.clientId must not be empty",
        ],
      ] as const) {
        await page.route("**/config.json", (route) =>
          route.fulfill({ ...answer, contentType: "application/json" }),
        );
        await reload.click();
        await expect(page.getByText(problem)).toBeVisible();
        await expect(page.getByRole("heading", { name: "The console isn’t set up correctly" })).toBeVisible();
        await page.unroute("**/config.json");
      }
      await reload.click();
      await expect(page.getByRole("button", { name: "Sign in with SSO" })).toBeVisible();
    });

    test("a browser without a needed feature gets a page that says which browsers are supported", async ({
      page,
      sandbox,
      monitor,
    }) => {
      monitor.allow(/./);
      for (const feature of ["togglePopover", "canParse", "registerProperty"]) {
        const script = await page.addInitScript((name) => {
          for (const owner of [HTMLElement.prototype, URL, CSS]) Reflect.deleteProperty(owner, name);
        }, feature);
        await page.goto(sandbox.url);
        await expect(page.getByRole("heading", { name: "Update your browser" })).toBeVisible();
        await expect(page.getByRole("button", { name: "Sign in with SSO" })).toBeHidden();
        await script.dispose();
      }
      await page.goto(sandbox.url);
      await expect(page.getByRole("button", { name: "Sign in with SSO" })).toBeVisible();
    });

    test("explains that signing in needs site data when storage is blocked", async ({ page, sandbox }) => {
      await page.addInitScript(() => {
        for (const name of ["localStorage", "sessionStorage"]) {
          Object.defineProperty(window, name, {
            get() {
              throw new DOMException("denied", "SecurityError");
            },
          });
        }
      });
      await page.goto(sandbox.url);
      await expect(
        page.getByRole("heading", { name: "Signing in needs cookies and site data" }),
      ).toBeVisible();
    });
  });

  test.describe(() => {
    test.use({ role: null, serving: { foreignApi: true } });
    test("preconnects to an API on its own origin, or names it if the security policy blocks it", async ({
      page,
      sandbox,
      monitor,
    }) => {
      const api = apiOriginOf(sandbox);
      monitor.allow(/Content Security Policy|policy: connect-src/);
      await page.route("**/assets/login-*.js", () => undefined);
      await page.goto(sandbox.url, { waitUntil: "commit" });
      // As soon as config.json has loaded.
      const link = page.locator("link[rel=preconnect]");
      await expect(link).toBeAttached();
      await expect(link).toHaveAttribute("href", api);
      await expect(link).toHaveAttribute("crossorigin", "");
      await page.unroute("**/assets/login-*.js");

      await page.route(
        ({ pathname }) => pathname === "/settings/site",
        async (route) => {
          const answer = await route.fetch();
          const headers = answer.headers();
          await route.fulfill({
            response: answer,
            headers: {
              ...headers,
              "content-security-policy": String(headers["content-security-policy"]).replaceAll(
                api,
                "https://elsewhere.example.com",
              ),
            },
          });
        },
      );
      await page.goto(`${sandbox.url}/settings/site`);
      await page.getByRole("button", { name: "Sign in with SSO" }).click();
      await page.getByText("olivia@").click();
      await expect(page.getByRole("heading", { name: "The console isn’t set up correctly" })).toBeVisible();
      await expect(page.getByText(`config.json uses ${api}`)).toBeVisible();
    });
  });

  test.describe(() => {
    test.use({ role: null });
    test("the login page prefetches the sign-in code on hover, and the console's files a second after it is shown", async ({
      page,
      sandbox,
    }) => {
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 60_000);
      const asked = assetsOf(page);
      const prefetched: string[] = [];
      page.on("request", (request) => {
        if (request.resourceType() === "fetch" && request.url().includes("/assets/"))
          prefetched.push(request.url());
      });
      await page.goto(`${sandbox.url}/team`);
      await expect(page.getByRole("button", { name: "Sign in with SSO" })).toBeVisible();
      expect(asked().filter((name) => /^(msal|start-msal|signed-in|TeamPage)/.test(name))).toEqual([]);
      await page.getByRole("button", { name: "Sign in with SSO" }).hover();
      await expect.poll(asked).toContain("start-msal");
      expect(asked().filter((name) => /^(signed-in|TeamPage)/.test(name))).toEqual([]);
      await page.clock.runFor(1_000);
      const parts = ["msal", "start-msal", "signed-in", "TeamPage"];
      await expect.poll(() => parts.filter((part) => !asked().includes(part))).toEqual([]);
      await page.waitForLoadState("networkidle");
      expect(prefetched.length).toBeGreaterThan(parts.length);

      await signIn(page, sandbox);
      await expect(page.getByRole("table", { name: "Team members" })).toBeVisible();
      const downloaded = await page.evaluate(() =>
        performance
          .getEntriesByType("resource")
          .flatMap((entry) =>
            entry instanceof PerformanceResourceTiming && entry.transferSize > 0 ? entry.name : [],
          ),
      );
      expect(downloaded.filter((name) => prefetched.includes(name))).toEqual([]);
    });
  });

  test.describe(() => {
    test.use({ role: null });
    test("completes a sign-in while the code that draws is on its way", async ({ page, sandbox }) => {
      await page.goto(sandbox.url);
      const signInButton = page.getByRole("button", { name: "Sign in with SSO" });
      await expect(signInButton).toBeVisible();
      const code = await holdRequests(page, /\/assets\/(react|login|redux|shared)-/);
      const token = page.waitForRequest(
        (request) => request.method() === "POST" && /\/token(\?|$)/.test(request.url()),
      );
      await signInButton.click();
      await page
        .getByRole("main")
        .getByText(sandbox.people[0]?.email ?? "")
        .click();
      await (await token).response();
      await expect(page.locator("svg").first()).toBeVisible();
      code();
      await expect(mainNavigation(page)).toBeVisible();
    });
  });

  test("shows the mark while the code loads, where the loading screen has it", async ({ page }) => {
    const code = await holdRequests(page, "**/assets/react-*.js");
    const config = await holdRequests(page, "**/config.json");
    await page.goto("/settings", { waitUntil: "commit" });
    const mark = page.locator("svg").first();
    await expect(mark).toBeVisible();
    const place = await mark.boundingBox();
    code();
    await expect(page.getByText("Loading…", { exact: true })).toBeVisible();
    const { x = 0, y = 0, width = 0 } = (await mark.boundingBox()) ?? {};
    expect(place?.x).toBeCloseTo(x, 0);
    expect(place?.y).toBeCloseTo(y, 0);
    expect(place?.width).toBeCloseTo(width, 0);
    config();
    await expect(page.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
  });

  test("with a stored session, requests a page's code, config.json and the font immediately and once, and what places a popover when the user does something", async ({
    page,
  }) => {
    await page.goto("/team");
    await expect(page.getByRole("table", { name: "Team members" })).toBeVisible();
    const asked = assetsOf(page);
    const config = page.waitForRequest("**/config.json");
    let release = () => {};
    await page.route("**/assets/login-*.js", async (route) => {
      await new Promise<void>((done) => (release = done));
      await route.continue();
    });
    await page.reload({ waitUntil: "commit" });
    await config;
    const parts = ["msal", "start-msal", "signed-in", "TeamPage", "inter-english"];
    await expect.poll(() => parts.filter((part) => !asked().includes(part))).toEqual([]);
    expect(asked()).not.toContain("DashboardPage");
    expect(asked().filter((name) => name.startsWith("inter-"))).toEqual(["inter-english"]);
    release();
    await expect(page.getByRole("table", { name: "Team members" })).toBeVisible();
    const repeated = await page.evaluate(() => {
      const names = performance.getEntriesByType("resource").map(({ name }) => name);
      return names.filter((name, index) => name.includes("/assets/") && names.indexOf(name) !== index);
    });
    expect(repeated).toEqual([]);

    await page.waitForLoadState("networkidle");
    expect(asked()).not.toContain("position");
    await page.getByRole("button", { name: "Account menu" }).click();
    await expect.poll(asked).toContain("position");
  });

  test.describe(() => {
    test.use({ role: null });
    test("serves a real tenant from the same build, with the policy for its config", async ({ page }) => {
      const folder = mkdtempSync(join(tmpdir(), "config-"));
      const file = join(folder, "my.json");
      writeFileSync(file, JSON.stringify(tenantConfig));
      const { serveConsole } = await import("../scripts/serve/serve");
      const serving = await serveConsole({ port: 0, config: file });
      try {
        const answer = await page.goto(serving.url);
        expect(answer?.headers()["content-security-policy"]).toContain(
          "connect-src 'self' https://api.example.com https://login.microsoftonline.com",
        );
        await expect(page.getByText("Rehearsal").first()).toBeVisible();
        expect((await fetch(`${serving.url}/sandbox`)).headers.get("content-type")).toContain("text/html");
        expect((await fetch(`${serving.url}/assets/none.js`)).status).toBe(404);
      } finally {
        await serving.close();
        rmSync(folder, { recursive: true });
      }
    });
  });

  const desktop = { width: 1440, height: 900 };

  test("the dashboard doesn't shift while its data loads, in any order, on the first visit and later", async ({
    page,
    context,
    sandbox,
  }) => {
    sandbox.reset({ runIntervalSeconds: 0 });
    await context.addInitScript(() => {
      if (window.origin !== "null") localStorage.setItem("hasSeenOnboarding", "true");
    });
    await watchLayoutShift(context);
    await page.goto("/");
    const attention = page.getByRole("heading", { name: "Needs attention" });
    await expect(attention).toBeVisible();
    const forgetLastVisit = () =>
      page.evaluate(() => {
        for (const key of Object.keys(localStorage))
          if (key.startsWith("console.")) localStorage.removeItem(key);
      });

    const siteFirst = ["sites", "summary", "drift", "actions", "timeseries"];
    const visits = [siteFirst, siteFirst.toReversed()].flatMap((order) =>
      [{ width: 360, height: 740 }, desktop].flatMap((size) =>
        ["first", "later"].map((visit) => ({ order, size, visit })),
      ),
    );
    for (const { order, size, visit } of visits) {
      const held = new Map<string, () => Promise<void>>();
      await page.route("**/v1/**", async (route) => {
        const part = order.find((name) => route.request().url().includes(name));
        const response = await route.fetch();
        if (part !== undefined) held.set(part, () => route.fulfill({ response }));
      });
      await page.setViewportSize(size);
      if (visit === "first") await forgetLastVisit();
      await page.goto(sandbox.url);
      await expect.poll(() => held.size).toBe(order.length);
      for (const part of order) {
        await held.get(part)?.();
        await painted(page);
      }
      await expect(attention).toBeVisible();
      expect
        .soft(await layoutShiftOf(page), `${visit} visit, ${size.width} px: ${order.join(", ")}`)
        .toBeLessThan(0.0005);
      await page.unroute("**/v1/**");
    }
  });
});

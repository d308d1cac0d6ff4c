import { expect, type Page } from "@playwright/test";
import { refetch } from "./harness/navigate";
import { calls } from "./harness/requests";
import { mainNavigation, apiOriginOf, goTo, signIn, test, type TestSandbox } from "./harness/test";

const tokenCalls = (sandbox: TestSandbox) => calls(sandbox, "POST", "/sandbox/idp/token");
const silentAsks = (sandbox: TestSandbox) =>
  calls(sandbox, "GET", "/sandbox/idp/authorize").filter(({ query }) => query["prompt"] === "none");
const toProvider = (sandbox: TestSandbox) =>
  sandbox.control.requests().filter(({ path }) => path.startsWith("/sandbox/idp/")).length;
const apiCalls = (sandbox: TestSandbox) =>
  sandbox.control.requests().filter(({ path, method }) => path.startsWith("/v1/") && method !== "OPTIONS");

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const signInButton = (page: Page) => page.getByRole("button", { name: "Sign in with SSO" });

/** The response statuses of each call, in order. */
function answers(sandbox: TestSandbox): Map<string, (number | null)[]> {
  const found = new Map<string, (number | null)[]>();
  for (const { method, path, status } of apiCalls(sandbox))
    found.set(`${method} ${path}`, [...(found.get(`${method} ${path}`) ?? []), status]);
  return found;
}

test("a refused access token is renewed once for all requests, and each is replayed once, also a write @journey", async ({
  page,
  sandbox,
}) => {
  await page.goto("/team");
  const role = page.getByRole("row", { name: /vera@/ }).getByRole("combobox", { name: "Role" });
  await expect(role).toBeVisible();
  sandbox.control.apply({ clearLog: true, refuseTokens: "issued" });
  await role.selectOption("member");
  await expect(page.getByText("Role updated successfully")).toBeVisible();
  expect(calls(sandbox, "PUT", /\/role$/).map(({ status }) => status === 401)).toEqual([true, false]);
  expect(tokenCalls(sandbox)).toHaveLength(1);

  sandbox.control.apply({ clearLog: true, refuseTokens: "issued" });
  await goTo(page, "Home");
  await expect(page.getByText("Total Runs")).toBeVisible();
  await expect
    .poll(() => [...answers(sandbox).values()].map((statuses) => statuses.at(-1)))
    .toEqual(expect.arrayContaining([200, 200]));
  await expect
    .poll(() => [...answers(sandbox).values()].every((statuses) => statuses.at(-1) === 200))
    .toBe(true);
  const statuses = [...answers(sandbox).values()];
  expect(statuses.filter(([first]) => first === 401).length).toBeGreaterThan(1);
  expect(statuses.filter((each) => each.filter((status) => status === 401).length > 1)).toEqual([]);
  expect(tokenCalls(sandbox)).toHaveLength(1);
  expect(silentAsks(sandbox)).toEqual([]);
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test.describe("an expired refresh token", () => {
  test("ends the session when the provider has none: shows it, doesn't loop, and returns to the URL", async ({
    page,
    sandbox,
  }) => {
    await page.goto("/runs?status=failed#top");
    await expect(page.getByRole("table")).toBeVisible();
    const address = page.url();
    const left: string[] = [];
    page.on("framenavigated", (frame) => {
      if (frame === page.mainFrame() && new URL(frame.url()).pathname.startsWith("/sandbox/"))
        left.push(frame.url());
    });
    sandbox.control.apply({ revokeSession: true, refuseTokens: "issued", clearLog: true });
    await page.reload();
    await expect(page.getByText("Your session ended")).toBeVisible();
    await expect(page.getByRole("button", { name: "Use another account" })).toBeVisible();
    expect(page.url()).toBe(address);
    const asked = toProvider(sandbox);
    const sent = apiCalls(sandbox).length;
    expect(tokenCalls(sandbox).length).toBeLessThanOrEqual(1);
    expect(silentAsks(sandbox).length).toBeLessThanOrEqual(1);

    await page.reload();
    await expect(signInButton(page)).toBeVisible();
    expect(left).toEqual([]);
    expect(toProvider(sandbox)).toBe(asked);
    expect(apiCalls(sandbox)).toHaveLength(sent);

    await signIn(page, sandbox);
    await expect(page.getByRole("table")).toBeVisible();
    expect(page.url()).toBe(address);

    await test.step("also to the URL of a page that was loading", async () => {
      sandbox.control.apply({ revokeSession: true, refuseTokens: "issued" });
      await page.route(/\/DraftsPage-.*\.js$/, () => undefined);
      await goTo(page, "Drafts");
      await expect(page.getByRole("progressbar", { name: "Loading page" })).toBeVisible();
      await refetch(page);
      await expect(page.getByText("Your session ended")).toBeVisible();
      await page.unrouteAll();
      await signIn(page, sandbox);
      await expect(heading(page, "Drafts")).toBeVisible();
      expect(page.url()).toBe(`${sandbox.url}/drafts`);
    });
  });
});

test("a second 401 shows “Your session ended” in the page, and lets the same or another person sign in @journey", async ({
  page,
  sandbox,
}) => {
  await page.goto("/drafts");
  await expect(page.getByRole("table")).toBeVisible();
  sandbox.control.apply({ refuseTokens: "all", clearLog: true });
  await goTo(page, "Runs");
  await expect(page.getByRole("alert", { name: "Your session ended" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Use another account" })).toBeVisible();
  await expect(heading(page, "Runs")).toBeVisible();
  await expect.poll(() => apiCalls(sandbox).every(({ status }) => status === 401)).toBe(true);
  expect([...answers(sandbox).values()].filter((statuses) => statuses.length > 2)).toEqual([]);
  expect(calls(sandbox, "GET", "/sandbox/idp/authorize")).toEqual([]);
  expect(page.url()).toBe(`${sandbox.url}/runs`);

  sandbox.control.apply({ refuseTokens: "none" });
  await page.getByRole("button", { name: "Sign in again" }).click();
  await expect(page.getByRole("table")).toBeVisible();
  await expect.poll(() => page.url()).toBe(`${sandbox.url}/runs`);

  sandbox.control.apply({ refuseTokens: "all" });
  await goTo(page, "Drafts");
  await page.getByRole("button", { name: "Use another account" }).click();
  const vera = page.getByRole("main").getByText("vera@harbourandpine.example");
  await expect(vera).toBeVisible();
  sandbox.control.apply({ refuseTokens: "none" });
  await vera.click();
  await expect(page.getByRole("banner").getByText("vera@harbourandpine.example")).toBeVisible();
  await expect(page.getByRole("table")).toBeVisible();
  expect(page.url()).toBe(`${sandbox.url}/drafts`);
});

test.describe("a failing provider", () => {
  test.describe(() => {
    test.use({ serving: { sandbox: { tokenLifetimeSeconds: 55 } } });
    test("doesn't affect the page while the token is valid", async ({ page, sandbox }) => {
      // In the renewal window from the start.
      await page.goto("/team");
      await expect(mainNavigation(page)).toBeVisible();
      await expect(page.getByRole("table", { name: "Team members" })).toBeVisible();
      const troubles = [
        ["Drafts", { fault: "slow", delayMs: 1_500 }],
        ["Runs", { fault: "status", status: 500 }],
        ["Actions", { fault: "status", status: 429 }],
      ] as const;
      for (const [name, fault] of troubles) {
        sandbox.control.apply({
          clearFaults: true,
          fault: { call: "POST /sandbox/idp/token", ...fault },
        });
        await goTo(page, name);
        await expect(heading(page, name)).toBeVisible();
        await expect(page.getByRole("table")).toBeVisible();
        await expect(page.getByRole("alert")).toHaveCount(0);
      }
      expect(apiCalls(sandbox).filter(({ status }) => status === 401)).toEqual([]);
    });
  });
});

test.describe("an API on an origin of its own", () => {
  test.describe(() => {
    test.use({ serving: { foreignApi: true } });
    test("receives reads and writes, and is the only one to get the token", async ({
      page,
      context,
      sandbox,
    }) => {
      const api = apiOriginOf(sandbox);
      expect(api).not.toBe(sandbox.url);
      const bearers = new Set<string>();
      const onOwnOrigin: string[] = [];
      context.on("request", (request) => {
        const { origin, pathname } = new URL(request.url());
        if (request.headers()["authorization"] !== undefined) bearers.add(origin);
        if (origin === sandbox.url && pathname.startsWith("/v1/")) onOwnOrigin.push(pathname);
      });
      await page.goto("/team");
      await expect(mainNavigation(page)).toBeVisible();
      await page
        .getByRole("row", { name: /vera@/ })
        .getByRole("combobox", { name: "Role" })
        .selectOption("member");
      await expect(page.getByText("Role updated successfully")).toBeVisible();
      await goTo(page, "Runs");
      await expect.poll(() => apiCalls(sandbox).map(({ path }) => path)).toContain("/v1/runs");
      expect([...bearers]).toEqual([api]);
      expect(onOwnOrigin).toEqual([]);
      const heard = apiCalls(sandbox);
      expect(heard.every(({ bearer, origin }) => bearer && origin === sandbox.url)).toBe(true);

      // Use a page that doesn't poll, because polling would renew the token first.
      await goTo(page, "Settings");
      await expect(heading(page, "Settings")).toBeVisible();
      sandbox.control.apply({ clearLog: true, refuseTokens: "issued" });
      await goTo(page, "Drafts");
      await expect(page.getByRole("table", { name: "Drafts" })).toBeVisible();
      expect(answers(sandbox).get("GET /v1/drafts")).toEqual([401, 200]);
    });
  });
});

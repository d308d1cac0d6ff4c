import { type BrowserContext, expect, type Page } from "@playwright/test";
import { answerAlerts } from "./harness/alerts";
import { refetch } from "./harness/navigate";
import { calls } from "./harness/requests";
import { mainNavigation, clipboard, goTo, test, type TestSandbox } from "./harness/test";

const created = (page: Page) => page.getByRole("dialog", { name: "API Key Created Successfully!" });

async function nameKey(page: Page, name: string) {
  await page.getByRole("button", { name: "Create New Key" }).click();
  await page
    .getByRole("dialog", { name: "Create New Key" })
    .getByRole("textbox", { name: "Name" })
    .fill(name);
}

async function createKey(page: Page, name: string): Promise<string> {
  await nameKey(page, name);
  await page.keyboard.press("Enter");
  return created(page).locator("code").innerText();
}

/** Everywhere a page can leave text behind. */
async function traces(page: Page, context: BrowserContext): Promise<Record<string, string>> {
  const inPage = await page.evaluate(async () => {
    interface Fiber {
      memoizedProps?: { store?: { getState?: () => unknown } } | null;
      child?: Fiber | null;
      sibling?: Fiber | null;
    }
    const root = Object.values(document.querySelector("#root") ?? {}).find(
      (value): value is Fiber => typeof value === "object" && value !== null && "child" in value,
    );
    const states: unknown[] = [];
    const look = (fiber: Fiber | null | undefined) => {
      if (!fiber) return;
      const store = fiber.memoizedProps?.store;
      if (store?.getState) states.push(store.getState());
      look(fiber.child);
      look(fiber.sibling);
    };
    look(root);
    const fields = [...document.querySelectorAll("input, textarea")].map((field) =>
      "value" in field ? String(field.value) : "",
    );
    return {
      store: states.length === 0 ? "" : JSON.stringify(states),
      document: document.documentElement.outerHTML + fields.join(" "),
      address: location.href,
      history: JSON.stringify(history.state),
      session: JSON.stringify(sessionStorage),
      caches: JSON.stringify(await caches.keys()),
      selection: String(getSelection()),
      windowName: window.name,
    };
  });
  return { ...inPage, kept: JSON.stringify(await context.storageState({ indexedDB: true })) };
}

const keyCalls = (sandbox: TestSandbox) => calls(sandbox, "POST", "/v1/keys").map(({ body }) => body);

test.describe("API keys", () => {
  test(
    "are created once, shown once and removed from the page by Done @journey",
    { tag: "@chromium" },
    async ({ page, context, sandbox }) => {
      await context.grantPermissions(clipboard);
      await page.goto("/settings/keys");
      await expect(mainNavigation(page)).toBeVisible();
      const heard: string[] = [];
      page.on("console", (message) => heard.push(message.text()));
      page.on("request", (request) =>
        heard.push(request.url(), request.postData() ?? "", JSON.stringify(request.headers())),
      );
      await expect(page.getByRole("table", { name: "API Keys" })).toBeVisible();

      await page.getByRole("button", { name: "Create New Key" }).focus();
      await page.keyboard.press("Enter");
      const naming = page.getByRole("dialog", { name: "Create New Key" });
      await expect(naming).toBeVisible();
      await page.keyboard.type("   ");
      await expect(naming.getByRole("button", { name: "Create Key" })).toBeDisabled();
      await page.keyboard.press("Enter");
      await page.keyboard.type("Kiosk ");
      await page.keyboard.press("Enter");
      await page.keyboard.press("Enter");

      const secret = await created(page).locator("code").innerText();
      expect(secret).toMatch(/^us_live_\w{20,}$/);
      await expect(
        created(page).getByText("Copy this key now - you won't be able to see it again."),
      ).toBeVisible();
      const siteId = await page.locator("main code").first().innerText();
      expect(keyCalls(sandbox)).toEqual([{ name: "Kiosk", site_id: siteId }]);

      await page.keyboard.press("Escape");
      await page.keyboard.press("Escape");
      await page.mouse.click(5, 5);
      await expect(created(page)).toBeVisible();
      expect((await traces(page, context))["document"]).toContain(secret);

      await page.keyboard.press("Tab");
      await created(page).getByRole("button", { name: "Copy Key" }).press("Enter");
      await expect(created(page).getByRole("button", { name: "Copied!" })).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(secret);

      await created(page).getByRole("button", { name: "Done" }).press("Enter");
      await expect(created(page)).toHaveCount(0);
      // For two seconds.
      await expect(page.locator("[data-highlighted]")).toContainText("Kiosk");
      await expect(page.locator("[data-highlighted]")).toHaveCount(0);
      await expect(page.getByRole("row", { name: /Kiosk/ }).getByText("Never")).toBeVisible();
      const left = await traces(page, context);
      expect(left["store"]).toContain("Kiosk");
      expect(Object.keys(left).filter((place) => left[place]?.includes(secret))).toEqual([]);
      expect(heard.filter((text) => text.includes(secret))).toEqual([]);
      expect(keyCalls(sandbox)).toHaveLength(1);
    },
  );

  test("ask before leaving while a new key is shown", async ({ page }) => {
    await page.goto("/settings/keys");
    await expect(mainNavigation(page)).toBeVisible();
    const alerts = answerAlerts(page);
    alerts.leaveQuestions.leave = false;
    await goTo(page, "Runs");
    await expect(page.getByRole("heading", { level: 1, name: "Runs" })).toBeVisible();
    await page.goBack();
    const secret = await createKey(page, "Till");

    await page.evaluate(() => history.forward());
    const question = page.getByRole("alertdialog", { name: "Leave without this key?" });
    await question.getByRole("button", { name: "Stay" }).click();
    await expect(question).toHaveCount(0);
    await expect(created(page).locator("code")).toHaveText(secret);
    await page.evaluate(() => location.reload());
    await expect.poll(() => alerts.leaveQuestions.count).toBe(1);
    await expect(created(page).locator("code")).toHaveText(secret);

    await page.evaluate(() => history.forward());
    await question.getByRole("button", { name: "Leave" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Runs" })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("row", { name: /Till/ })).toBeVisible();
    expect(await page.content()).not.toContain(secret);
  });
});

const signInButton = (page: Page) => page.getByRole("button", { name: "Sign in with SSO" });

test("a new key stays on the page when the session ends, and the page says that it has", async ({
  page,
  sandbox,
}) => {
  await page.goto("/settings/keys");
  await expect(mainNavigation(page)).toBeVisible();
  const secret = await createKey(page, "Kiosk");
  const ended = page.getByText("Your session ended");
  sandbox.control.apply({ revokeSession: true, refuseTokens: "issued", clearLog: true });
  // A request that was under way, or none because one was, doesn't end the session.
  await expect(async () => {
    await refetch(page);
    await expect(ended).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(created(page).locator("code")).toHaveText(secret);
  await created(page).getByRole("button", { name: "Done" }).click();
  await expect(ended).toBeVisible();
  await goTo(page, "Runs");
  await expect(signInButton(page)).toBeVisible();
  await expect(ended).toBeVisible();
});

test("a new key stays on the page when another tab signs out, until it is closed and a page is opened", async ({
  page,
  context,
  sandbox,
}) => {
  await page.goto("/settings/keys");
  await expect(mainNavigation(page)).toBeVisible();
  const secret = await createKey(page, "Kiosk");
  const other = await context.newPage();
  await other.goto(`${sandbox.url}/team`);
  await other.getByRole("button", { name: "Sign Out" }).click();
  await expect(signInButton(other)).toBeVisible();
  sandbox.control.apply({ clearLog: true });
  await page.bringToFront();
  await expect(created(page).locator("code")).toHaveText(secret);
  await created(page).getByRole("button", { name: "Done" }).click();
  await goTo(page, "Runs");
  await expect(signInButton(page)).toBeVisible();
  expect(sandbox.control.requests().filter(({ path }) => path.startsWith("/v1/"))).toEqual([]);
});

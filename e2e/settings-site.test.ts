import { expect, type Page } from "@playwright/test";
import { painted, refetch } from "./harness/navigate";
import { answerAlerts } from "./harness/alerts";
import { calls, holdRequests } from "./harness/requests";
import { mainNavigation, clipboard, test } from "./harness/test";
import { expectShownFor } from "./harness/time";

const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const save = (page: Page) => page.getByRole("button", { name: "Save Changes" });
const puts = (sandbox: Parameters<typeof calls>[0]) => calls(sandbox, "PUT", "/v1/site");

test("the settings hub links to its four pages", async ({ page }) => {
  await page.goto("/settings");
  await expect(mainNavigation(page)).toBeVisible();
  const follow = async (name: string, path: string) => {
    await page.getByRole("main").getByRole("link", { name }).click();
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(path);
  };
  for (const [name, path, ready] of [
    ["Site Settings", "/settings/site", "Site Name"],
    ["Chat Widget", "/settings/chat", "Title"],
  ] as const) {
    await follow(name, path);
    await expect(field(page, ready)).toBeVisible();
    await page.goBack();
  }
  await follow("API Keys", "/settings/keys");
  await page.goBack();
  await follow("Team", "/team");
});

test.describe("a response that is older than the save", () => {
  const forms = [
    {
      path: "/settings/site",
      edited: "Site Name",
      other: "Staging",
      button: "Save Changes",
      done: "Site settings saved successfully!",
      put: "/v1/site",
      sentAs: "name",
    },
    {
      path: "/settings/chat",
      edited: "Title",
      other: "Logo URL",
      button: "Save Settings",
      done: "Settings saved successfully",
      put: "/v1/site/settings",
      sentAs: "brand_title",
    },
  ];

  test("doesn't restore old values of a form", async ({ page, sandbox }) => {
    for (const { path, edited, other, button, done, put, sentAs } of forms) {
      await page.goto(path);
      await field(page, edited).fill("New words");
      const answerSave = await holdRequests(page, `**${put}`);
      const isSent = page.waitForRequest(`**${put}`);
      await page.getByRole("button", { name: button }).click();
      await isSent;

      // Reads the values before the save, and arrives after it.
      let arrive = () => {};
      const arriving = new Promise<void>((resolve) => (arrive = resolve));
      let isRead = false;
      let hasArrived = false;
      await page.route(
        "**/v1/sites/me",
        async (route) => {
          const response = await route.fetch();
          isRead = true;
          await arriving;
          // The page may no longer wait for it.
          await route.fulfill({ response }).catch(() => undefined);
          hasArrived = true;
        },
        { times: 1 },
      );
      await refetch(page);
      await expect.poll(() => isRead).toBe(true);
      answerSave();
      await expect(page.getByText(done)).toBeVisible();
      arrive();
      await expect.poll(() => hasArrived).toBe(true);
      await painted(page);
      await expect(field(page, edited)).toHaveValue("New words");

      await field(page, other).fill("https://www.example.com/");
      await page.getByRole("button", { name: button }).click();
      await expect
        .poll(() => calls(sandbox, "PUT", put).map(({ body }) => body))
        .toEqual([expect.anything(), expect.objectContaining({ [sentAs]: "New words" })]);
      await expect(page.getByText(done)).toBeVisible();
      await expect(field(page, edited)).toHaveValue("New words");
      await page.unrouteAll({ behavior: "ignoreErrors" });
    }
  });
});

test.describe("site settings", () => {
  test(
    "sends all four fields once, shows success for three seconds, and copies the site ID @journey",
    { tag: "@chromium" },
    async ({ page, context, sandbox }) => {
      await context.grantPermissions(clipboard);
      await context.clock.install();
      await page.goto("/settings/site");
      await field(page, "Site Name").fill("Harbour & Pine Hotels");
      await field(page, "Production").fill("https://www.harbourandpine.example/rooms");
      await expect(page.getByText("Remove “https://”", { exact: false })).toBeVisible();
      await expect(page.getByText("Unsaved changes")).toBeVisible();
      const [dev, staging] = [
        await field(page, "Development").inputValue(),
        await field(page, "Staging").inputValue(),
      ];
      await save(page).dblclick();
      await expectShownFor(page, page.getByText("Site settings saved successfully!"), 3_000);
      expect(puts(sandbox).map(({ body }) => body)).toEqual([
        {
          name: "Harbour & Pine Hotels",
          domain_dev: dev,
          domain_staging: staging,
          domain_prod: "https://www.harbourandpine.example/rooms",
        },
      ]);
      await expect(page.getByText("Unsaved changes")).toHaveCount(0);
      await page.reload();
      await expect(field(page, "Site Name")).toHaveValue("Harbour & Pine Hotels");

      // It confirms the copy only after success.
      const id = await field(page, "Site ID").inputValue();
      const copied = page.getByText("Site ID copied to clipboard!");
      expect(id).not.toBe("");
      await page.getByRole("button", { name: "Copy" }).click();
      await expect(copied).toBeVisible();
      await expect(page.getByRole("button", { name: "Copied!" })).toHaveCount(0);
      await expectShownFor(page, copied, 2_000);
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(id);
      await page.evaluate(() => {
        navigator.clipboard.writeText = () => Promise.reject(new DOMException("Refused", "NotAllowedError"));
      });
      await page.getByRole("button", { name: "Copy" }).click();
      await expect(page.getByRole("button", { name: "Press Ctrl+C" })).toBeVisible();
      await expect(copied).toHaveCount(0);
      expect(await page.evaluate(() => getSelection()?.toString())).toBe(id);
    },
  );

  test("asks before leaving unsaved edits, restores them after a reload, and keeps them if saving fails", async ({
    page,
    sandbox,
  }) => {
    const { control } = sandbox;
    await page.goto("/settings/site");
    const alerts = answerAlerts(page);
    const siteName = field(page, "Site Name");
    const leave = () => page.getByRole("link", { name: "Back to Settings" }).click();
    const question = page.getByRole("alertdialog", { name: "Leave with unsaved changes?" });
    const before = await siteName.inputValue();
    await siteName.fill("Half a na");
    await leave();
    await question.getByRole("button", { name: "Stay" }).click();
    await expect(siteName).toHaveValue("Half a na");
    await page.reload();
    expect(alerts.leaveQuestions.count).toBe(1);
    await page.getByRole("button", { name: "Restore changes" }).click();
    await expect(siteName).toHaveValue("Half a na");
    await page.getByRole("button", { name: "Discard changes" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Discard" }).click();
    await expect(siteName).toHaveValue(before);
    await leave();
    await page.waitForURL("**/settings");
    expect(puts(sandbox)).toHaveLength(0);

    await page.getByRole("main").getByRole("link", { name: "Site Settings" }).click();
    await siteName.fill("Another name");
    control.apply({
      fault: { call: "PUT /v1/site", fault: "status", status: 422, message: "This name is taken", times: 1 },
    });
    await page.keyboard.press("Control+s");
    const alert = page.getByRole("alert");
    await expect(alert.getByText("Failed to save site settings")).toBeVisible();
    await expect(alert.getByText("This name is taken")).toBeVisible();
    await expect(siteName).toHaveValue("Another name");
    await expect(page.getByText("Unsaved changes")).toBeVisible();
    control.apply({ fault: { call: "PUT /v1/site", fault: "reset-after", times: 1 } });
    await save(page).click();
    await expect(alert.getByText("It may have gone through.")).toBeVisible();
    await page.keyboard.press("Control+s");
    await expect(page.getByText("Site settings saved successfully!")).toBeVisible();
    await expect(alert).toHaveCount(0);
    expect(puts(sandbox)).toHaveLength(3);

    // A save that succeeds closes the leave question.
    const release = await holdRequests(page, "**/v1/site");
    await siteName.fill("One more name");
    await save(page).click();
    await leave();
    await expect(question).toBeVisible();
    release();
    await page.waitForURL("**/settings");
    await expect(page.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
    await expect(page.getByRole("alertdialog")).toHaveCount(0);
    expect(puts(sandbox)).toHaveLength(4);
  });
});

test("Enter in a field saves, and the first refused field gets the focus", async ({ page }) => {
  await page.goto("/settings/site");
  await field(page, "Site Name").fill("Harbour & Pine Hotel");
  await field(page, "Site Name").press("Enter");
  await expect(page.getByText("Site settings saved successfully!")).toBeVisible();
  await field(page, "Site Name").fill("");
  await field(page, "Production").press("Enter");
  await expect(field(page, "Site Name")).toBeFocused();
  await expect(field(page, "Site Name")).toHaveAccessibleDescription(/^Site Name must not be empty\./);

  await page.goto("/settings/chat");
  await field(page, "Title").fill("Ask the harbor");
  await field(page, "Title").press("Enter");
  await expect(page.getByText("Settings saved successfully", { exact: true })).toBeVisible();
});

test("a refused field says why, by its label", async ({ page }) => {
  await page.goto("/settings/site");
  await field(page, "Site Name").fill("");
  await save(page).click();
  await expect(page.getByRole("alert")).toContainText("Site Name must not be empty.");
  await expect(field(page, "Site Name")).toHaveAccessibleDescription(/^Site Name must not be empty\./);

  await page.getByRole("link", { name: "Back to Settings" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Leave" }).click();
  await page.getByRole("main").getByRole("link", { name: "Chat Widget" }).click();
  await field(page, "Title").fill("x".repeat(1_000));
  await page.getByRole("button", { name: "Save Settings" }).click();
  await expect(field(page, "Title")).toHaveAccessibleDescription(
    /^Title must be at most \d+ characters long\./,
  );
});

test("a canceled question keeps the reason why the save failed", async ({ page }) => {
  await page.goto("/settings/site");
  await field(page, "Site Name").fill("");
  await save(page).click();
  const reason = page.getByRole("alert").getByText("Site Name must not be empty.");
  await expect(reason).toBeVisible();
  await page.getByRole("button", { name: "Discard changes" }).click();
  const question = page.getByRole("alertdialog");
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(reason).toBeVisible();
  await expect(field(page, "Site Name")).toHaveAccessibleDescription(/^Site Name must not be empty\./);

  await page.getByRole("button", { name: "Discard changes" }).click();
  await question.getByRole("button", { name: "Discard" }).click();
  await expect(reason).toBeHidden();
});

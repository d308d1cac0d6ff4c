import { expect, type Page } from "@playwright/test";
import { hold } from "./faults/waiting";
import { answerAlerts } from "./harness/alerts";
import { refetch } from "./harness/navigate";
import { calls } from "./harness/requests";
import { mainNavigation, goTo, signIn, test, type TestSandbox } from "./harness/test";

const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const lastBody = (sandbox: TestSandbox, path: string) => calls(sandbox, "PUT", path).at(-1)?.body;

test("edits outlive a save without a response and one that fails after leaving, but not a browser that can't store them", async ({
  page,
  sandbox,
}) => {
  const { control } = sandbox;
  await page.goto("/settings/site");
  answerAlerts(page);
  const name = field(page, "Site Name");
  const save = button(page, "Save Changes");

  await test.step("the old value can be saved again after a save without a response", async () => {
    const before = await name.inputValue();
    await name.fill("Another name");
    control.apply({ fault: { call: "PUT /v1/site", fault: "reset-after", times: 1 } });
    await save.click();
    await expect(page.getByText("It may have gone through.")).toBeVisible();
    await name.fill(before);
    await expect(page.getByText("Unsaved changes")).toBeVisible();
    await save.click();
    await expect(page.getByText("Site settings saved successfully!")).toBeVisible();
    expect(lastBody(sandbox, "/v1/site")).toMatchObject({ name: before });
    await expect(name).toHaveValue(before);
  });

  await test.step("a save that fails after leaving and returning keeps the edits through a reload", async () => {
    control.apply({ fault: { call: "PUT /v1/site", fault: "status", status: 403 } });
    const release = await hold(page, "PUT /v1/site");
    await name.fill("Another name");
    await save.click();
    await goTo(page, "Runs");
    await page.getByRole("alertdialog").getByRole("button", { name: "Leave" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Runs" })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1, name: "Site Settings" })).toBeVisible();
    release();
    await expect(page.getByText("Failed to save site settings")).toBeVisible();
    await expect(page.getByText("Unsaved changes")).toBeVisible();
    await page.reload();
    await button(page, "Restore changes").click();
    await expect(name).toHaveValue("Another name");
  });

  await test.step("the focus stays at the form's buttons after discarding", async () => {
    await button(page, "Discard changes").press("Enter");
    await page.getByRole("alertdialog").getByRole("button", { name: "Discard" }).press("Enter");
    await page.keyboard.press("Tab");
    await expect(save).toBeFocused();
  });

  await test.step("leaving edits that the browser can't store says that they will be lost", async () => {
    await page.evaluate(() => {
      // Called with the storage as `this` below, as a method is.
      // oxlint-disable-next-line typescript/unbound-method
      const write = Storage.prototype.setItem;
      Storage.prototype.setItem = function (key, value) {
        if (key.startsWith("console.edits")) throw new DOMException("full", "QuotaExceededError");
        write.call(this, key, value);
      };
    });
    await name.fill("Another name");
    await page.getByRole("link", { name: "Back to Settings" }).click();
    const question = page.getByRole("alertdialog", { name: "Leave with unsaved changes?" });
    await expect(question.getByText("Leaving loses them", { exact: false })).toBeVisible();
    await question.getByRole("button", { name: "Leave" }).click();
    await page.getByRole("link", { name: "Site Settings" }).click();
    await expect(name).toBeVisible();
    await expect(button(page, "Restore changes")).toHaveCount(0);
  });
});

test("a route pattern that wasn't added yet is asked about, restored and saved", async ({
  page,
  sandbox,
}) => {
  await page.goto("/settings");
  await expect(mainNavigation(page)).toBeVisible();
  const { leaveQuestions } = answerAlerts(page);
  await page.getByRole("link", { name: /Chat Widget/ }).click();
  const pattern = field(page, "Include patterns");

  await pattern.fill("/typed");
  await page.goBack();
  await page.getByRole("alertdialog").getByRole("button", { name: "Stay" }).click();
  await expect(button(page, "Remove /typed")).toBeVisible();
  await pattern.fill("/another");
  await page.reload();
  expect(leaveQuestions.count).toBe(1);
  await button(page, "Restore changes").click();
  await expect(button(page, "Remove /another")).toBeVisible();

  // It isn't added when another window gets the focus.
  await pattern.fill("/adm");
  await pattern.dispatchEvent("focusout", { bubbles: true });
  await expect(pattern).toHaveValue("/adm");
  await field(page, "Title").focus();
  await expect(button(page, "Remove /adm")).toBeVisible();

  await pattern.fill("/saved");
  await field(page, "Title").press("Control+s");
  await expect(page.getByText("Settings saved successfully", { exact: true })).toBeVisible();
  expect(lastBody(sandbox, "/v1/site/settings")).toMatchObject({
    routes_include: expect.arrayContaining(["/typed", "/another", "/adm", "/saved"]),
  });
  await expect(button(page, "Remove /saved")).toBeVisible();

  await pattern.fill("/typed-at-the-end");
  sandbox.control.apply({ revokeSession: true, refuseTokens: "issued" });
  // While the read after the save is under way, the page doesn't ask again.
  await expect(async () => {
    await refetch(page);
    await expect(page.getByText("Your session ended")).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await signIn(page, sandbox);
  await button(page, "Restore changes").click();
  await expect(button(page, "Remove /typed-at-the-end")).toBeVisible();

  await pattern.fill("/typed-before-another-tab-signs-out");
  const other = await page.context().newPage();
  await other.goto(`${sandbox.url}/settings`);
  await button(other, "Sign Out").click();
  await signIn(page, sandbox);
  await button(page, "Restore changes").click();
  await expect(button(page, "Remove /typed-before-another-tab-signs-out")).toBeVisible();
});

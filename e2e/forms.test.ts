import { expect, type Page } from "@playwright/test";
import { hold } from "./faults/waiting";
import { answerAlerts } from "./harness/alerts";
import { calls } from "./harness/requests";
import { goTo, open, test, type Console } from "./harness/test";

const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const lastBody = (console: Console, path: string) => calls(console, "PUT", path).at(-1)?.body;

test.describe("a save", () => {
  test("without a response leaves the old value to be saved when it is typed again", async ({
    begin,
    visit,
  }) => {
    const console = await begin();
    const page = await open(await visit(), console, "/settings/site");
    const before = await field(page, "Site Name").inputValue();
    await field(page, "Site Name").fill("Another name");
    console.sandbox.control.apply({ fault: { call: "PUT /v1/site", fault: "reset-after", times: 1 } });
    await button(page, "Save Changes").click();
    await page.getByText("It may have gone through.").waitFor();
    await field(page, "Site Name").fill(before);
    await page.getByText("Unsaved changes").waitFor();
    await button(page, "Save Changes").click();
    await page.getByText("Site settings saved successfully!").waitFor();
    expect(lastBody(console, "/v1/site")).toMatchObject({ name: before });
    await expect(field(page, "Site Name")).toHaveValue(before);
  });

  test("that fails after leaving and returning keeps the edits through a reload", async ({
    begin,
    visit,
  }) => {
    const console = await begin();
    const page = await open(await visit(), console, "/settings/site");
    answerAlerts(page);
    console.sandbox.control.apply({ fault: { call: "PUT /v1/site", fault: "status", status: 403 } });
    const release = await hold(page, "PUT /v1/site");
    await field(page, "Site Name").fill("Another name");
    await button(page, "Save Changes").click();
    await goTo(page, "Runs");
    await page.getByRole("alertdialog").getByRole("button", { name: "Leave" }).click();
    await page.getByRole("heading", { level: 1, name: "Runs" }).waitFor();
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: "Site Settings" }).waitFor();
    release();
    await page.getByText("Failed to save site settings").waitFor();
    await page.getByText("Unsaved changes").waitFor();
    await page.reload();
    await button(page, "Restore edits").click();
    await expect(field(page, "Site Name")).toHaveValue("Another name");
  });

  test("with Ctrl+S includes a route pattern that wasn't added yet", async ({ begin, visit }) => {
    const console = await begin();
    const page = await open(await visit(), console, "/settings/chat");
    await field(page, "Include patterns").fill("/typed");
    await field(page, "Title").press("Control+s");
    await page.getByText("Settings saved successfully", { exact: true }).waitFor();
    expect(lastBody(console, "/v1/site/settings")).toMatchObject({
      routes_include: expect.arrayContaining(["/typed"]),
    });
    await button(page, "Remove /typed").waitFor();
  });
});

test("a pattern isn't added when another window gets the focus", async ({ begin, visit }) => {
  const console = await begin();
  const page = await open(await visit(), console, "/settings/chat");
  const pattern = field(page, "Include patterns");
  await pattern.fill("/adm");
  await pattern.dispatchEvent("focusout", { bubbles: true });
  await expect(pattern).toHaveValue("/adm");
  await field(page, "Title").focus();
  await button(page, "Remove /adm").waitFor();
});

test("Back and reload ask about a pattern that wasn't added yet", async ({ begin, visit }) => {
  const console = await begin();
  const page = await open(await visit(), console, "/settings");
  const { leaveQuestions } = answerAlerts(page);
  await page.getByRole("link", { name: /Chat Widget/ }).click();
  await field(page, "Include patterns").fill("/typed");
  await page.goBack();
  await page.getByRole("alertdialog").getByRole("button", { name: "Stay" }).click();
  await button(page, "Remove /typed").waitFor();
  await field(page, "Include patterns").fill("/another");
  await page.reload();
  expect(leaveQuestions.count).toBe(1);
  await button(page, "Restore edits").click();
  await button(page, "Remove /another").waitFor();
});

test("holding Enter on Record doesn't record it", async ({ begin, visit }) => {
  const console = await begin();
  const page = await open(await visit(), console, "/settings/chat");
  await button(page, "Record").focus();
  for (let times = 0; times < 4; times += 1) await page.keyboard.down("Enter");
  await page.keyboard.up("Enter");
  await expect(field(page, "Key combination")).toHaveValue("cmd+k");
});

test("a conflict in a hidden field is shown and can be resolved", async ({ begin, visit }) => {
  const console = await begin();
  const mine = await open(await visit(), console, "/settings/chat");
  const colleague = await open(await visit(), console, "/settings/chat", "admin");
  await field(mine, "Key combination").fill("ctrl+j");
  await mine.getByRole("switch", { name: "Use a keyboard shortcut" }).uncheck();
  await field(colleague, "Key combination").fill("ctrl+m");
  await button(colleague, "Save Settings").click();
  await colleague.getByText("Settings saved successfully", { exact: true }).waitFor();

  await button(mine, "Save Settings").click();
  await mine.getByText("1 conflict to resolve").waitFor();
  await button(mine, "Keep yours").click();
  await field(mine, "Key combination").waitFor({ state: "detached" });
  await expect(mine.getByRole("switch", { name: "Use a keyboard shortcut" })).toBeFocused();
  await button(mine, "Save Settings").click();
  await mine.getByText("Settings saved successfully", { exact: true }).waitFor();
  expect(lastBody(console, "/v1/site/settings")).toMatchObject({
    hotkey_enabled: false,
    hotkey_combination: "ctrl+j",
  });
});

test("leaving edits that the browser can't store says that they will be lost", async ({ begin, visit }) => {
  const console = await begin();
  const context = await visit({});
  await context.addInitScript(() => {
    // Called with the storage as `this` below, as a method is.
    // oxlint-disable-next-line typescript/unbound-method
    const write = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key, value) {
      if (key.startsWith("console.edits")) throw new DOMException("full", "QuotaExceededError");
      write.call(this, key, value);
    };
  });
  const page = await open(context, console, "/settings/site");
  await field(page, "Site Name").fill("Another name");
  await page.getByRole("link", { name: "Back to Settings" }).click();
  const question = page.getByRole("alertdialog", { name: "Leave with unsaved changes?" });
  await question.getByText("Leaving loses them", { exact: false }).waitFor();
  await question.getByRole("button", { name: "Leave" }).click();
  await page.getByRole("link", { name: "Site Settings" }).click();
  await field(page, "Site Name").waitFor();
  expect(await button(page, "Restore edits").count()).toBe(0);
});

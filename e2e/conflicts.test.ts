import { expect, type Page } from "@playwright/test";
import { answerAlerts } from "./harness/alerts";
import { refetch } from "./harness/navigate";
import { calls } from "./harness/requests";
import { mainNavigation, test, type TestSandbox } from "./harness/test";

const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const lastBody = (sandbox: TestSandbox, path: string) => calls(sandbox, "PUT", path).at(-1)?.body;

// All settings forms share what saves, merges and shows conflicts.
const form = "/settings/site";
const put = "/v1/site";
const save = "Save Changes";
const done = "Site settings saved successfully!";

/** Both load the page before either saves. */
async function openForTwo(mine: Page, colleague: Page, path: string) {
  for (const page of [mine, colleague]) {
    await page.goto(path);
    await expect(mainNavigation(page)).toBeVisible();
  }
}

test("two people editing a form keep each other’s changes, and must resolve those to the same field @journey", async ({
  page: mine,
  sandbox,
  colleague,
}) => {
  await openForTwo(mine, colleague, form);
  await field(mine, "Site Name").fill("Mine");
  await field(colleague, "Production").fill("https://colleague.example/x");
  await button(colleague, save).click();
  await expect(colleague.getByText(done)).toBeVisible();
  await button(mine, save).click();
  await expect(mine.getByText(done)).toBeVisible();
  expect(lastBody(sandbox, put)).toMatchObject({
    name: "Mine",
    domain_prod: "https://colleague.example/x",
  });
  await expect(field(mine, "Production")).toHaveValue("https://colleague.example/x");

  await refetch(colleague);
  await expect(field(colleague, "Site Name")).toHaveValue("Mine");
  sandbox.control.apply({ clearLog: true });
  await field(mine, "Site Name").fill("Mine, too");
  await field(colleague, "Site Name").fill("Theirs");
  await button(colleague, save).click();
  await expect.poll(() => calls(sandbox, "PUT", put)).toHaveLength(1);
  await button(mine, save).click();
  await expect(mine.getByText("1 conflict to resolve")).toBeVisible();
  await expect(field(mine, "Site Name")).toHaveValue("Mine, too");
  await field(mine, "Site Name").press("Control+s");
  await expect(button(mine, "Keep yours")).toBeFocused();
  expect(calls(sandbox, "PUT", put)).toHaveLength(1);
  await button(mine, "Use theirs").click();
  await expect(field(mine, "Site Name")).toHaveValue("Theirs");
  await expect(mine.getByText("Unsaved changes")).toHaveCount(0);

  await field(mine, "Site Name").fill("Mine again");
  await field(colleague, "Site Name").fill("Theirs again");
  await button(colleague, save).click();
  await expect.poll(() => calls(sandbox, "PUT", put)).toHaveLength(2);
  await refetch(mine);
  await button(mine, "Keep yours").click();
  await button(mine, save).click();
  await expect.poll(() => lastBody(sandbox, put)).toMatchObject({ name: "Mine again" });
  await expect(mine.getByText(done)).toBeVisible();
});

test("a save sends nothing if the newest data can’t be read first", async ({
  page: mine,
  sandbox,
  colleague,
}) => {
  await openForTwo(mine, colleague, form);
  await field(colleague, "Production").fill("https://colleague.example/x");
  await button(colleague, save).click();
  await expect(colleague.getByText(done)).toBeVisible();

  sandbox.control.apply({
    clearLog: true,
    fault: { call: "GET /v1/sites/me", fault: "status", status: 500, message: "Not now" },
  });
  await field(mine, "Site Name").fill("Mine");
  await button(mine, save).click();
  await expect(mine.getByRole("alert").filter({ hasText: /Failed to save/ })).toContainText("Not now");
  expect(calls(sandbox, "PUT", put)).toEqual([]);
  await expect(field(mine, "Site Name")).toHaveValue("Mine");

  sandbox.control.apply({ clearFaults: true });
  await button(mine, save).click();
  await expect(mine.getByText(done)).toBeVisible();
  expect(lastBody(sandbox, put)).toMatchObject({
    name: "Mine",
    domain_prod: "https://colleague.example/x",
  });
});

test("publishing a draft that a colleague changed shows the change first, and one that is gone can’t be published", async ({
  page: mine,
  sandbox,
  colleague,
}) => {
  await openForTwo(mine, colleague, "/drafts/drf_reschedule");
  const alerts = answerAlerts(mine);
  answerAlerts(colleague);
  const publish = async (page: Page) => {
    await button(page, "Publish").click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Publish" }).click();
  };
  await field(colleague, "Description").fill("By a colleague");
  await button(colleague, "Save Draft").click();
  await expect.poll(() => calls(sandbox, "PUT", "/v1/drafts/drf_reschedule")).toHaveLength(1);
  await publish(mine);
  await expect(
    mine.getByText("Not published: Description changed meanwhile.", { exact: false }),
  ).toBeVisible();
  await expect(field(mine, "Description")).toHaveValue("By a colleague");
  expect(calls(sandbox, "POST", /publish$/)).toEqual([]);

  await field(mine, "Name").fill("Mine");
  await publish(colleague);
  await colleague.waitForURL("**/actions");
  await publish(mine);
  await expect(mine.getByText("This draft no longer exists.", { exact: false })).toBeVisible();
  for (const name of ["Save Draft", "Publish"]) await expect(button(mine, name)).toHaveCount(0);
  await expect(mine.getByText("Mine").first()).toBeVisible();
  expect(calls(sandbox, "POST", /publish$/)).toHaveLength(1);
  expect(alerts.said).toEqual([]);
});

test("publishes what the question was asked about, not what a colleague saved behind it", async ({
  page: mine,
  sandbox,
  colleague,
}) => {
  await openForTwo(mine, colleague, "/drafts/drf_reschedule");
  answerAlerts(mine);
  answerAlerts(colleague);
  const destructive = (page: Page) => page.getByRole("checkbox", { name: "Destructive action" });
  await button(mine, "Publish").click();
  const question = mine.getByRole("alertdialog");
  await expect(question).toBeVisible();
  await destructive(colleague).check();
  await button(colleague, "Save Draft").click();
  await expect.poll(() => calls(sandbox, "PUT", "/v1/drafts/drf_reschedule")).toHaveLength(1);
  await refetch(mine);
  await expect(mine.locator("input[type=checkbox]")).toBeChecked();
  await question.getByRole("button", { name: "Publish" }).click();
  await expect(
    mine.getByText("Not published: Destructive action changed meanwhile.", { exact: false }),
  ).toBeVisible();
  expect(calls(sandbox, "POST", /publish$/)).toEqual([]);

  await button(mine, "Publish").click();
  await question.getByRole("button", { name: "Publish" }).click();
  await mine.waitForURL("**/actions");
  expect(calls(sandbox, "POST", /publish$/)).toHaveLength(1);
});

test("saving the widget asks about a field that is hidden", async ({ page: mine, sandbox, colleague }) => {
  await openForTwo(mine, colleague, "/settings/chat");
  const saved = "Settings saved successfully";
  await field(mine, "Key combination").fill("ctrl+j");
  await mine.getByRole("switch", { name: "Use a keyboard shortcut" }).uncheck();
  await field(colleague, "Key combination").fill("ctrl+m");
  await button(colleague, "Save Settings").click();
  await expect(colleague.getByText(saved, { exact: true })).toBeVisible();

  await button(mine, "Save Settings").click();
  await expect(mine.getByText("1 conflict to resolve")).toBeVisible();
  await button(mine, "Keep yours").click();
  await expect(field(mine, "Key combination")).toHaveCount(0);
  await expect(mine.getByRole("switch", { name: "Use a keyboard shortcut" })).toBeFocused();
  await button(mine, "Save Settings").click();
  await expect(mine.getByText(saved, { exact: true })).toBeVisible();
  expect(lastBody(sandbox, "/v1/site/settings")).toMatchObject({
    hotkey_enabled: false,
    hotkey_combination: "ctrl+j",
  });
});

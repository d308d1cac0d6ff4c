import { expect, type Page } from "@playwright/test";
import { answerAlerts } from "./harness/alerts";
import { calls, holdRequests } from "./harness/requests";
import { mainNavigation, goTo, test } from "./harness/test";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });

/** Waits for a page that Back or Forward leads to. */
async function travel(page: Page, way: "back" | "forward", to: string): Promise<void> {
  await page.evaluate((delta) => history.go(delta), way === "back" ? -1 : 1);
  await expect(heading(page, to)).toBeVisible();
}

test("the failure of an invitation or a role appears where it belongs, also on another page", async ({
  page,
  sandbox,
}) => {
  await page.goto("/settings");
  await expect(mainNavigation(page)).toBeVisible();
  await page.getByRole("link", { name: /Team/ }).first().click();
  await expect(heading(page, "Team")).toBeVisible();
  sandbox.control.apply({
    fault: { call: "POST /v1/invite", fault: "status", status: 409, message: "Already invited", times: 1 },
  });
  const invite = async (email: string) => {
    await button(page, "Invite Member").click();
    await page.getByRole("dialog").getByRole("textbox", { name: "Email" }).fill(email);
    await page.getByRole("dialog").getByRole("button", { name: "Send Invite" }).click();
  };
  const releaseFirst = await holdRequests(page, "**/v1/invite", "first@");
  await invite("first@harbourandpine.example");
  await travel(page, "back", "Settings");
  await travel(page, "forward", "Team");
  const releaseSecond = await holdRequests(page, "**/v1/invite", "second@");
  await invite("second@harbourandpine.example");

  releaseFirst();
  const main = page.getByRole("main");
  await expect(main.getByText("Already invited")).toBeVisible();
  await expect(page.getByRole("dialog").getByText("Failed to invite member")).toHaveCount(0);
  await expect(page.getByRole("dialog").getByRole("button", { name: "Cancel" })).toBeDisabled();
  releaseSecond();
  await expect(page.getByText("Invited second@harbourandpine.example as member")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);

  sandbox.control.apply({
    fault: { call: "PUT /v1/members/:id/role", fault: "status", status: 403, message: "Not for you" },
  });
  const release = await holdRequests(page, /\/role$/);
  await page
    .getByRole("row", { name: /vera@/ })
    .getByRole("combobox", { name: "Role" })
    .selectOption("admin");
  await goTo(page, "Runs");
  await expect(heading(page, "Runs")).toBeVisible();
  release();
  await expect(page.getByRole("alert")).toContainText(/vera@\S+: Not for you/);
  await button(page, "Dismiss").press("Enter");
  await expect(heading(page, "Runs")).toBeFocused();
});

test("a write that fails after its page has crashed is said once", async ({ page, sandbox, monitor }) => {
  monitor.allow(/Broken/);
  const { said } = answerAlerts(page);
  await page.goto("/settings/keys");
  sandbox.control.apply({
    fault: { call: "DELETE /v1/keys/:id", fault: "status", status: 403, message: "Not for you" },
  });
  const release = await holdRequests(page, /\/v1\/keys\/(?!list)/);
  await button(page, "Revoke").first().click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Revoke" }).click();
  await page.evaluate(() => {
    const original: unknown = Reflect.get(Date.prototype, "toISOString");
    const replace = (toISOString: unknown) => Object.assign(Date.prototype, { toISOString });
    replace(() => {
      throw new Error("Broken");
    });
    const end = () => replace(original);
    addEventListener("mend", end, { once: true });
    // Draws the times again.
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await expect(page.getByRole("table")).toHaveCount(0);
  await page.evaluate(() => dispatchEvent(new Event("mend")));
  release();
  await expect(page.getByRole("list", { name: "After you left" })).toContainText("Not for you");
  expect(said).toEqual([]);
});

test("a key isn't created while another page loads; one that is being created is shown before another is named", async ({
  page,
  sandbox,
}) => {
  await page.goto("/settings/keys");
  await expect(mainNavigation(page)).toBeVisible();
  const code = await holdRequests(page, /\/RunsPage-.*\.js$/);
  await goTo(page, "Runs");
  await button(page, "Create New Key").click();
  await page.getByRole("dialog").getByRole("textbox", { name: "Name" }).fill("Too late");
  await page.keyboard.press("Enter");
  code();
  await expect(heading(page, "Runs")).toBeVisible();
  expect(calls(sandbox, "POST", "/v1/keys")).toEqual([]);

  await goTo(page, "Settings");
  await page.getByRole("main").getByRole("link", { name: "API Keys" }).click();
  const dialog = page.getByRole("dialog");
  const name = dialog.getByRole("textbox", { name: "Name" });
  const release = await holdRequests(page, "**/v1/keys", "Kiosk");
  await button(page, "Create New Key").click();
  await name.fill("Kiosk");
  await page.keyboard.press("Enter");
  await page.evaluate(() => history.back());
  await button(page, "Leave").click();
  await expect(heading(page, "Settings")).toBeVisible();
  await travel(page, "forward", "API Keys");
  await button(page, "Create New Key").click();
  await expect(name).toHaveValue("Kiosk");
  await expect(name).not.toBeEditable();
  release();
  await expect(page.getByRole("dialog", { name: /created/i })).toBeVisible();
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(dialog).toHaveCount(0);
  await button(page, "Create New Key").click();
  await expect(name).toHaveValue("");
  expect(calls(sandbox, "POST", "/v1/keys")).toHaveLength(1);
});

test("leaving before a save is sent keeps the edit; signing out names a pending save and waits for it", async ({
  page,
  sandbox,
}) => {
  await page.goto("/settings/site");
  const name = page.getByRole("textbox", { name: "Site Name" });
  await name.fill("Another name");
  const releaseSite = await holdRequests(page, "**/v1/sites/me");
  await button(page, "Save Changes").click();
  await goTo(page, "Runs");
  await button(page, "Leave").click();
  await expect(heading(page, "Runs")).toBeVisible();
  await travel(page, "back", "Site Settings");
  await button(page, "Restore changes").click();
  await name.fill("Third name");
  await button(page, "Save Changes").click();
  releaseSite();
  await expect(page.getByText("Site settings saved successfully!")).toBeVisible();
  expect(calls(sandbox, "PUT", "/v1/site").map(({ body }) => body)).toEqual([
    expect.objectContaining({ name: "Third name" }),
  ]);

  sandbox.control.apply({ clearLog: true });
  const release = await holdRequests(page, "**/v1/site", "Pine & Harbour");
  await page.getByRole("textbox", { name: "Site Name" }).fill("Pine & Harbour");
  // What is typed before the request would be saved with it.
  const sent = page.waitForRequest((request) => request.method() === "PUT");
  await button(page, "Save Changes").click();
  await sent;
  await page.getByRole("textbox", { name: "Site Name" }).fill("Not saved yet");
  await button(page, "Sign Out").click();
  const question = page.getByRole("alertdialog", { name: "Sign out and delete unsaved changes?" });
  await expect(question.getByText("Site Settings")).toBeVisible();
  await expect(question.getByText("Other changes are still being saved.", { exact: false })).toBeVisible();
  await question.getByRole("button", { name: "Sign Out", exact: true }).click();
  await expect(page.getByRole("alertdialog", { name: "Saving your changes…" })).toBeVisible();
  expect(calls(sandbox, "PUT", "/v1/site")).toHaveLength(0);
  release();
  await expect(button(page, "Sign in with SSO")).toBeVisible();
  expect(calls(sandbox, "PUT", "/v1/site").map(({ body }) => body)).toMatchObject([
    { name: "Pine & Harbour" },
  ]);
});

test("a reload keeps the place in a long list and on a long page", async ({ page, sandbox }) => {
  sandbox.reset({ runIntervalSeconds: 0 });
  await page.goto("/runs");
  const list = page.getByRole("region", { name: "Runs" });
  const listTop = () => list.evaluate((box) => box.scrollTop);
  await expect(page.getByRole("row").nth(5)).toBeVisible();
  await list.evaluate((box) => box.scrollTo({ top: 5_000 }));
  await page.waitForTimeout(300);
  await page.reload();
  await expect.poll(listTop).toBe(5_000);

  // A typed address starts at the top.
  await page.goto(`${sandbox.url}/runs`);
  await expect(page.getByRole("row").nth(5)).toBeVisible();
  expect(await listTop()).toBe(0);

  await page.setViewportSize({ width: 1024, height: 600 });
  await page.goto(`${sandbox.url}/drafts/drf_reschedule`);
  await expect(page.getByRole("textbox", { name: "Name" })).toBeVisible();
  const pageTop = () => page.evaluate(() => window.scrollY);
  await page.evaluate(() => window.scrollTo({ top: 400 }));
  await expect.poll(pageTop).toBe(400);
  await page.reload();
  await expect.poll(pageTop).toBe(400);
});

test("a search ends with its list: by the list's own link, by Back to another filter or page", async ({
  page,
  context,
}) => {
  await context.clock.install();
  await page.goto("/team");
  await expect(mainNavigation(page)).toBeVisible();
  for (const speed of ["loaded", "slow"] as const) {
    await goTo(page, "Runs");
    await expect(heading(page, "Runs")).toBeVisible();
    // After a reload, the code of the page before isn't loaded.
    if (speed === "slow") await page.reload();
    const code = await holdRequests(page, /\/TeamPage-.*\.js$/);
    await page.getByRole("searchbox").pressSequentially("can");
    await page.evaluate(() => history.back());
    if (speed === "slow") {
      await expect(page).toHaveURL(/\/team$/);
      // Longer than a search takes to get into the URL.
      await page.clock.runFor(400);
    }
    code();
    await expect(heading(page, "Team")).toBeVisible();
    expect(new URL(page.url()).pathname, speed).toBe("/team");
  }

  await goTo(page, "Actions");
  const search = page.getByRole("searchbox", { name: "Search actions" });
  await search.fill("cancel");
  await expect(page).toHaveURL(/\?q=cancel$/);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Actions" }).dblclick();
  await expect(page).toHaveURL(/\/actions$/);
  await expect(search).toHaveValue("");

  await page.getByRole("combobox", { name: "Status" }).selectOption({ index: 1 });
  await expect(page).toHaveURL(/\?status=\w+$/);
  await search.fill("cancel");
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(/\/actions$/);
  // Longer than the delay after which a search gets into the URL.
  await page.clock.runFor(1_000);
  await expect(page).toHaveURL(/\/actions$/);
  await expect(search).toHaveValue("");
  await page.evaluate(() => history.forward());
  await expect(page).toHaveURL(/\?status=\w+$/);
  await expect(search).toHaveValue("");
});

test("leaving while a key is created says what happens, and a notice names a key that was never shown", async ({
  page,
}) => {
  await page.goto("/settings");
  await page.getByRole("main").getByRole("link", { name: "API Keys" }).click();
  await button(page, "Create New Key").click();
  await page.getByRole("dialog").getByRole("textbox", { name: "Name" }).fill("Kiosk");
  const release = await holdRequests(page, "**/v1/keys", "Kiosk");
  await page.keyboard.press("Enter");
  await page.evaluate(() => history.back());
  const question = page.getByRole("alertdialog", { name: "Leave while this key is created?" });
  await expect(question.getByText("You can revoke it on this page.")).toBeVisible();
  await button(page, "Leave").click();
  await expect(heading(page, "Settings")).toBeVisible();
  release();
  const notice = page.getByRole("list", { name: "After you left" }).getByRole("listitem");
  await expect(notice).toContainText("created after you left its page");
  await expect(notice).toContainText("Kiosk");
  await notice.getByRole("link", { name: "Open API Keys" }).click();
  await expect(page.getByRole("row", { name: /^Kiosk/ })).toBeVisible();
});

test("a change stays pending after leaving and returning, is sent once, and closing the tab asks", async ({
  page,
  sandbox,
}) => {
  await page.goto("/actions");
  const alerts = answerAlerts(page);
  alerts.leaveQuestions.leave = false;
  const action = page.getByRole("row", { name: /^Book a table/ });
  const release = await holdRequests(page, "**/unpublish");
  const sent = page.waitForRequest("**/unpublish");
  await action.getByRole("button", { name: "Disable" }).click();
  await sent;
  await goTo(page, "Runs");
  await expect(heading(page, "Runs")).toBeVisible();
  await travel(page, "back", "Actions");
  await expect(action.getByRole("button", { name: "Disable" })).toHaveAttribute("aria-busy", "true");
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => alerts.leaveQuestions.count).toBe(1);
  release();
  await expect(action.getByText("Disabled")).toBeVisible();
  expect(calls(sandbox, "POST", /unpublish$/)).toHaveLength(1);
});

test("signing out waits for a change, and is canceled when it fails or the user stays", async ({
  page,
  sandbox,
}) => {
  await page.goto("/team");
  await expect(mainNavigation(page)).toBeVisible();
  sandbox.control.apply({
    fault: { call: "PUT /v1/members/:id/role", fault: "status", status: 403, times: 1 },
  });
  const role = page.getByRole("row", { name: /vera@/ }).getByRole("combobox", { name: "Role" });
  const saving = page.getByRole("alertdialog", { name: "Saving your changes…" });
  const changeAndSignOut = async () => {
    const release = await holdRequests(page, /\/role$/);
    await role.selectOption("admin");
    await button(page, "Sign Out").click();
    await expect(saving).toBeVisible();
    return release;
  };
  const fail = await changeAndSignOut();
  fail();
  await expect(page.getByRole("alert").filter({ hasText: "Failed to update role" })).toBeVisible();
  await expect(saving).toHaveCount(0);
  await expect(heading(page, "Team")).toBeVisible();

  const release = await changeAndSignOut();
  await saving.getByRole("button", { name: "Stay" }).click();
  release();
  await expect(page.getByText("Role updated successfully")).toBeVisible();
  await goTo(page, "Runs");
  await expect(heading(page, "Runs")).toBeVisible();
});

import { expect, type Page } from "@playwright/test";
import { navigate } from "./harness/navigate";
import { recordAnnouncements, takeAnnouncements } from "../scripts/testing/page-announcements";
import { calls } from "./harness/requests";
import { clipboard, goTo, test } from "./harness/test";

const expectAnnounced = async (page: Page, text: string | RegExp) => {
  const said: string[] = [];
  await expect
    .poll(async () => {
      said.push(...(await takeAnnouncements(page)));
      return said.filter((each) => (typeof text === "string" ? each === text : text.test(each)));
    })
    .toHaveLength(1);
};

test("screen readers announce once what was saved, copied, changed, found or refused", async ({
  page,
  context,
}) => {
  await context.grantPermissions(clipboard);
  await recordAnnouncements(context);
  await page.goto("/settings/site");

  await test.step("settings", async () => {
    const name = page.getByRole("textbox", { name: "Site Name" });
    await name.fill("");
    await page.getByRole("button", { name: "Save Changes" }).click();
    await expectAnnounced(page, /^Failed to save site settings.*Site Name must not be empty/);
    await page.reload();
    await name.fill("Harbour & Pine Hotel");
    await expectAnnounced(page, "Unsaved changes");
    await page.getByRole("button", { name: "Save Changes" }).click();
    await expectAnnounced(page, "Site settings saved successfully!");
    await page.getByRole("button", { name: /Copy/ }).first().click();
    await expectAnnounced(page, "Site ID copied to clipboard!");
    await page.getByRole("link", { name: "Back to Settings" }).click();
    await page.getByRole("main").getByRole("link", { name: "API Keys" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "API Keys" })).toBeVisible();
    await page.getByRole("button", { name: /Copy/ }).first().click();
    await expectAnnounced(page, "Site ID copied to clipboard!");
  });

  await test.step("members", async () => {
    await navigate(page, "/team");
    await page.getByRole("button", { name: "Invite Member" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("textbox", { name: "Email" }).fill("nadia@harbourandpine.example");
    await dialog.getByRole("button", { name: "Send Invite" }).click();
    await expectAnnounced(page, "Invited nadia@harbourandpine.example as member");
    await page
      .getByRole("row", { name: /nadia@/ })
      .getByRole("combobox")
      .selectOption("admin");
    await expectAnnounced(page, "Role updated successfully");
  });

  await test.step("lists", async () => {
    await goTo(page, "Actions");
    const search = page.getByRole("searchbox", { name: "Search actions" });
    await search.fill("book a table");
    await expectAnnounced(page, /^1 of \d+ actions$/);
    await page.getByRole("button", { name: /^Disable/ }).click();
    await expect(page.getByRole("button", { name: /^Enable/ })).toBeVisible();
    expect(await takeAnnouncements(page)).toEqual(["In progress", "Book a table is disabled"]);
    // For half a second, a button whose meaning changed ignores clicks.
    await expect(async () => {
      await page.getByRole("button", { name: /^Enable/ }).click({ timeout: 1_000 });
      await expect(page.getByRole("button", { name: /^Disable/ })).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await expectAnnounced(page, "Book a table is enabled");
    await search.fill("no such action");
    await expectAnnounced(page, /^0 of \d+ actions$/);
    await search.fill("");
    await expect(page.getByText(/^\d+ actions$/)).toBeVisible();
    expect(await takeAnnouncements(page)).not.toContain("Book a table is enabled");

    await goTo(page, "Runs");
    await expect(page.getByText(/^\d+ runs$/)).toBeVisible();
    await takeAnnouncements(page);
    await page.getByRole("combobox", { name: "Status" }).selectOption("failed");
    await expectAnnounced(page, /^\d+ runs$/);
  });
});

test("a read that failed is asked for and announced once; the login page says that the session ended", async ({
  page,
  context,
  sandbox,
}) => {
  await recordAnnouncements(context);

  await test.step("a read that failed", async () => {
    sandbox.control.apply({ fault: { call: "GET /v1/members", fault: "status", status: 404 } });
    await page.goto("/team");
    await expect(page.getByRole("alert")).toBeVisible();
    await page.waitForLoadState("networkidle");
    const heard = (await takeAnnouncements(page)).filter((words) => words.startsWith("Failed"));
    expect(heard).toHaveLength(1);
    expect(calls(sandbox, "GET", "/v1/members")).toHaveLength(1);
    sandbox.control.apply({ clearFaults: true });
  });

  await test.step("a session that ended", async () => {
    sandbox.control.apply({ revokeSession: true, refuseTokens: "issued" });
    await takeAnnouncements(page);
    await goTo(page, "Drafts");
    await expect(page.getByRole("button", { name: "Sign in with SSO" })).toBeVisible();
    await expectAnnounced(page, /^Your session ended/);
  });
});

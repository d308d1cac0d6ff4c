import { expect, type Page } from "@playwright/test";
import { recordAnnouncements, takeAnnouncements } from "./harness/announcements";
import { open, test } from "./harness/test";

const expectAnnounced = async (page: Page, text: string | RegExp) => {
  const said: string[] = [];
  await expect
    .poll(async () => {
      said.push(...(await takeAnnouncements(page)));
      return said.filter((each) => (typeof text === "string" ? each === text : text.test(each)));
    })
    .toHaveLength(1);
};

test.describe("screen readers announce once", () => {
  test("that settings were saved and the site ID was copied", async ({ begin, visit }) => {
    const console = await begin();
    const context = await visit({ permissions: ["clipboard-read", "clipboard-write"] });
    await recordAnnouncements(context);
    const page = await open(context, console, "/settings/site");
    await page.getByRole("textbox", { name: "Site Name" }).fill("Harbour & Pine Hotel");
    await expectAnnounced(page, "Unsaved changes");
    await page.getByRole("button", { name: "Save Changes" }).click();
    await expectAnnounced(page, "Site settings saved successfully!");
    await page.getByRole("button", { name: /Copy/ }).first().click();
    await expectAnnounced(page, "Site ID copied to clipboard!");

    await page.goto(`${console.url}/settings/keys`);
    await page.getByRole("button", { name: /Copy/ }).first().click();
    await expectAnnounced(page, "Site ID copied to clipboard!");
  });

  test("why settings weren't saved", async ({ begin, visit }) => {
    const console = await begin();
    const context = await visit({});
    await recordAnnouncements(context);
    const page = await open(context, console, "/settings/site");
    await page.getByRole("textbox", { name: "Site Name" }).fill("");
    await page.getByRole("button", { name: "Save Changes" }).click();
    await expectAnnounced(page, /^Failed to save site settings.*Site Name must not be empty/);
  });

  test("that a member was invited and got another role", async ({ begin, visit }) => {
    const console = await begin();
    const context = await visit({});
    await recordAnnouncements(context);
    const page = await open(context, console, "/team");
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

  test("the count after a filter, and that an action was disabled", async ({ begin, visit }) => {
    const console = await begin();
    const context = await visit({});
    await recordAnnouncements(context);
    const page = await open(context, console, "/actions");
    await page.getByRole("searchbox", { name: "Search actions" }).fill("book a table");
    await expectAnnounced(page, /^1 of \d+ actions$/);
    await page.getByRole("button", { name: /^Disable/ }).click();
    await expectAnnounced(page, "Book a table is disabled");
    await page.getByRole("button", { name: /^Enable/ }).click();
    await expectAnnounced(page, "Book a table is enabled");
    await page.getByRole("searchbox", { name: "Search actions" }).fill("no such action");
    await expectAnnounced(page, /^0 of \d+ actions$/);
    await page.getByRole("searchbox", { name: "Search actions" }).fill("");
    await page.getByText(/^\d+ actions$/).waitFor();
    expect(await takeAnnouncements(page)).not.toContain("Book a table is enabled");

    await page.goto(`${console.url}/runs`);
    await page.getByText("641 runs").waitFor();
    await takeAnnouncements(page);
    await page.getByRole("combobox", { name: "Status" }).selectOption("failed");
    await expectAnnounced(page, /^\d+ runs$/);
  });
});

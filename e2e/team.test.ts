import { expect } from "@playwright/test";
import { calls, holdRequests } from "./harness/requests";
import { open, test } from "./harness/test";
import { advanceClock, controlClock, expectShownFor } from "./harness/time";

const isAscending = (texts: readonly string[]) =>
  texts.every((text, at) => at === 0 || (texts[at - 1] ?? "").localeCompare(text) <= 0);

test("a notice leaves the rows where they are, and an address in the team is noticed", async ({
  begin,
  visit,
}) => {
  const console = await begin();
  const page = await open(await visit(), console, "/team");
  const table = page.getByRole("table", { name: "Team members" });
  await table.waitFor();
  const top = async () => (await table.boundingBox())?.y;
  const before = await top();
  await page.getByRole("button", { name: "Invite Member" }).click();
  const dialog = page.getByRole("dialog");
  const email = (await table.locator("[data-row] [role=cell]").first().textContent()) ?? "";
  await dialog.getByRole("textbox", { name: "Email" }).fill(email.toUpperCase());
  await dialog.getByText("Already a member of this team.").waitFor();
  await dialog.getByRole("textbox", { name: "Email" }).fill("nadia@harbourandpine.example");
  await dialog.getByText("Already a member of this team.").waitFor({ state: "detached" });
  await page.keyboard.press("Enter");
  const notice = page.getByText("Invited nadia@harbourandpine.example as member");
  await notice.waitFor();
  await expect(notice).toBeInViewport();
  expect(await top()).toBe(before);
});

test.describe("the team", () => {
  test("sends one invitation per click, and keeps the email when it fails", async ({ begin, visit }) => {
    const console = await begin();
    const context = await visit({});
    await controlClock(context);
    const page = await open(context, console, "/team");
    await page.getByRole("table", { name: "Team members" }).waitFor();
    console.sandbox.control.apply({
      fault: { call: "POST /v1/invite", fault: "status", status: 409, message: "Already invited", times: 1 },
    });
    await page.getByRole("button", { name: "Invite Member" }).click();
    const dialog = page.getByRole("dialog");
    expect(await dialog.getByRole("button", { name: "Send Invite" }).isDisabled()).toBe(true);
    await dialog.getByRole("textbox", { name: "Email" }).fill("nadia@harbourandpine.example");
    await dialog.getByRole("radio", { name: /Admin/ }).check();
    await dialog.getByRole("button", { name: "Send Invite" }).click();
    await dialog.getByText("Failed to invite member").waitFor();
    await dialog.getByText("Already invited").waitFor();
    expect(await dialog.getByRole("textbox", { name: "Email" }).inputValue()).toBe(
      "nadia@harbourandpine.example",
    );

    console.sandbox.control.apply({ clearLog: true });
    await dialog.getByRole("button", { name: "Send Invite" }).dblclick();
    await expectShownFor(page, page.getByText("Invited nadia@harbourandpine.example as admin"), 3_000);
    await page
      .getByRole("row", { name: /nadia@/ })
      .getByText("Invited", { exact: true })
      .waitFor();
    expect(calls(console, "POST", "/v1/invite").map(({ body }) => body)).toEqual([
      { email: "nadia@harbourandpine.example", role: "admin" },
    ]);
  });

  test("keeps the dialog open until the invitation's result is known", async ({ begin, visit }) => {
    const console = await begin();
    const page = await open(await visit(), console, "/team");
    const held: (() => void)[] = [];
    await page.route("**/v1/invite", async (route) => {
      await new Promise<void>((answer) => held.push(answer));
      await route.continue();
    });
    await page.getByRole("button", { name: "Invite Member" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("textbox", { name: "Email" }).fill("nadia@harbourandpine.example");
    await page.keyboard.press("Enter");
    await expect.poll(() => held.length).toBe(1);
    await page.keyboard.press("Escape");
    await page.mouse.click(5, 5);
    expect(await dialog.getByRole("button", { name: "Cancel" }).isDisabled()).toBe(true);
    expect(await dialog.getByRole("button", { name: "Close" }).count()).toBe(0);
    // The invitation is on its way: its role can't change.
    await dialog.getByText("Admin", { exact: true }).click();
    await expect(dialog.getByRole("radio", { name: "Member", exact: true })).toBeChecked();
    held[0]?.();
    await page.getByText("Invited nadia@harbourandpine.example as member").waitFor();
    await dialog.waitFor({ state: "detached" });
  });

  test("changes a role in its row, and restores the old one on failure", async ({ begin, visit }) => {
    const console = await begin();
    const page = await open(await visit(), console, "/team");
    const role = page.getByRole("row", { name: /vera@/ }).getByRole("combobox", { name: "Role" });
    await role.selectOption("member");
    await page.getByText("Role updated successfully").waitFor();
    expect(await role.inputValue()).toBe("member");

    console.sandbox.control.apply({
      fault: {
        call: "PUT /v1/members/:id/role",
        fault: "status",
        status: 403,
        message: "Only an owner may do this",
      },
    });
    await role.selectOption("admin");
    await page.getByText("Failed to update role").waitFor();
    await page.getByText("Only an owner may do this").waitFor();
    await expect.poll(() => role.inputValue()).toBe("member");
    expect(calls(console, "PUT", /\/role$/)).toHaveLength(2);
  });

  test("asks before removing, and warns about yourself and the last owner", async ({ begin, visit }) => {
    const console = await begin();
    const page = await open(await visit(), console, "/team");
    await page
      .getByRole("row", { name: /olivia@/ })
      .getByRole("button", { name: "Remove" })
      .click();
    const question = page.getByRole("alertdialog");
    await question.getByText("This is you").waitFor();
    await question.getByText("This is the last owner").waitFor();
    await page.keyboard.press("Escape");
    await question.waitFor({ state: "detached" });

    await page.getByRole("row", { name: /vera@/ }).getByRole("button", { name: "Remove" }).click();
    await question.getByText("Are you sure you want to remove this team member?").waitFor();
    await question.getByRole("button", { name: "Remove" }).click();
    await page.getByText("Team member removed").waitFor();
    await page.getByRole("row", { name: /vera@/ }).waitFor({ state: "detached" });
    expect(calls(console, "DELETE", /^\/v1\/members\//)).toHaveLength(1);
  });

  test("says why a member couldn't be removed", async ({ begin, visit }) => {
    const console = await begin();
    const context = await visit({});
    await controlClock(context);
    const page = await open(context, console, "/team");
    console.sandbox.control.apply({
      fault: { call: "DELETE /v1/members/:id", fault: "status", status: 409, message: "Already removed" },
    });
    await page.getByRole("row", { name: /vera@/ }).getByRole("button", { name: "Remove" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
    const alert = page.getByRole("alert");
    await alert.getByText("Failed to remove member").waitFor();
    await alert.getByText("Already removed").waitFor();
    await advanceClock(page, 60_000);
    await expect(alert.getByText("Already removed")).toBeVisible();
    await alert.getByRole("button", { name: "Dismiss" }).click();
    await expect(alert).toHaveCount(0);
  });

  test("shows a failure again after the success of another change", async ({ begin, visit }) => {
    const console = await begin();
    const page = await open(await visit(), console, "/team");
    const roleOf = (name: RegExp) => page.getByRole("row", { name }).getByRole("combobox", { name: "Role" });
    const release = await holdRequests(page, /\/role$/, "viewer");
    await roleOf(/tomasz@/).selectOption("viewer");
    console.sandbox.control.apply({
      fault: { call: "PUT /v1/members/:id/role", fault: "status", status: 500, times: 1 },
    });
    await roleOf(/vera@/).selectOption("member");
    await page.getByRole("alert").getByText("Failed to update role").waitFor();
    release();
    await page.getByText("Role updated successfully").waitFor();
    await page.getByRole("alert").getByText("Failed to update role").waitFor();
  });

  test("doesn't show a failure again after a successful second try", async ({ begin, visit }) => {
    const console = await begin();
    const context = await visit({});
    await controlClock(context);
    const page = await open(context, console, "/team");
    console.sandbox.control.apply({
      fault: { call: "PUT /v1/members/:id/role", fault: "status", status: 500, times: 1 },
    });
    const role = page.getByRole("row", { name: /vera@/ }).getByRole("combobox", { name: "Role" });
    await role.selectOption("member");
    await page.getByRole("alert").getByText("Failed to update role").waitFor();
    await expect(role).toBeEnabled();
    await role.selectOption("member");
    await expectShownFor(page, page.getByText("Role updated successfully"), 3_000);
    await expect(page.getByRole("alert")).toHaveCount(0);
  });

  test("asks before lowering your own role, and keeps it on Cancel", async ({ begin, visit }) => {
    const console = await begin();
    const page = await open(await visit(), console, "/team");
    const role = page.getByRole("row", { name: /olivia@/ }).getByRole("combobox", { name: "Role" });
    await role.selectOption("viewer");
    const question = page.getByRole("alertdialog");
    await question.getByText("This is you").waitFor();
    await question.getByText("You’ll lose some permissions.").waitFor();
    await question.getByRole("button", { name: "Cancel" }).click();
    await question.waitFor({ state: "detached" });
    expect(await role.inputValue()).toBe("owner");
    expect(calls(console, "PUT", /\/role$/)).toEqual([]);
  });

  test("searches and sorts large teams", async ({ begin, visit }) => {
    const console = await begin({ sandbox: { scenario: "busy" } });
    const page = await open(await visit(), console, "/team");
    await page.getByRole("searchbox", { name: "Search members" }).fill("olivia");
    await expect.poll(() => page.getByRole("row").count()).toBe(2);
    await page.getByRole("searchbox", { name: "Search members" }).fill("no such member");
    await page.getByText("No members match your search").waitFor();
    await expect(page.getByRole("status").filter({ hasText: /^0 of \d+ members$/ })).toBeVisible();
    await page.getByRole("searchbox", { name: "Search members" }).fill("");
    await page.getByRole("columnheader", { name: "Email" }).getByRole("button").click();
    await expect
      .poll(() => page.getByRole("columnheader", { name: "Email" }).getAttribute("aria-sort"))
      .toBe("ascending");
    // Rows outside the viewport render later.
    const emails = () => page.getByRole("row").locator("[role=cell]:first-child").allTextContents();
    await expect.poll(async () => isAscending(await emails())).toBe(true);
    expect((await emails()).length).toBeGreaterThan(30);
  });

  test("shows the empty state with a single Invite Member button", async ({ begin, visit }) => {
    const console = await begin({ sandbox: { scenario: "new" } });
    const page = await open(await visit(), console, "/team");
    await page.getByText("No team members yet").waitFor();
    expect(await page.getByRole("button", { name: "Invite Member" }).count()).toBe(1);
  });
});

import { expect, type Page } from "@playwright/test";
import { calls, holdRequests } from "./harness/requests";
import { test } from "./harness/test";
import { expectShownFor } from "./harness/time";

const row = (page: Page, name: RegExp) => page.getByRole("row", { name });
const roleOf = (page: Page, name: RegExp) => row(page, name).getByRole("combobox", { name: "Role" });

test.describe("the team", () => {
  test("sends one invitation per click, keeps the email when it fails, and waits for the result @journey", async ({
    page,
    context,
    sandbox,
  }) => {
    await context.clock.install();
    await page.goto("/team");
    const table = page.getByRole("table", { name: "Team members" });
    await expect(table).toBeVisible();
    const top = async () => (await table.boundingBox())?.y;
    const before = await top();
    sandbox.control.apply({
      fault: { call: "POST /v1/invite", fault: "status", status: 409, message: "Already invited", times: 2 },
    });
    await page.getByRole("button", { name: "Invite Member" }).click();
    const dialog = page.getByRole("dialog");
    const email = dialog.getByRole("textbox", { name: "Email" });
    const send = dialog.getByRole("button", { name: "Send Invite" });
    await expect(send).toBeDisabled();
    const member = (await table.getByRole("rowheader").first().textContent()) ?? "";
    await email.fill(member.toUpperCase());
    await expect(dialog.getByText("Already a member of this team.")).toBeVisible();
    await email.fill("nadia@harbourandpine.example");
    await expect(dialog.getByText("Already a member of this team.")).toHaveCount(0);
    await dialog.getByRole("radio", { name: /Admin/ }).check();
    await email.press("Enter");
    await expect(dialog.getByText("Failed to invite member")).toBeVisible();
    await expect(dialog.getByText("Already invited")).toBeVisible();
    await expect(email).toHaveValue("nadia@harbourandpine.example");
    // The button, disabled while it sends, loses the focus.
    await send.click();
    await expect(email).toBeFocused();

    sandbox.control.apply({ clearLog: true });
    const sent = page.waitForRequest("**/v1/invite");
    const release = await holdRequests(page, "**/v1/invite");
    await send.dblclick();
    await sent;
    // The dialog stays open, and the role of an invitation on its way can't change.
    await page.keyboard.press("Escape");
    await page.mouse.click(5, 5);
    await expect(dialog.getByRole("button", { name: "Cancel" })).toBeDisabled();
    await expect(dialog.getByRole("button", { name: "Close" })).toHaveCount(0);
    await dialog.getByText("Member", { exact: true }).click();
    await expect(dialog.getByRole("radio", { name: /Admin/ })).toBeChecked();
    release();
    await expectShownFor(page, page.getByText("Invited nadia@harbourandpine.example as admin"), 3_000);
    await expect(dialog).toHaveCount(0);
    await expect(row(page, /nadia@/).getByText("Invited", { exact: true })).toBeVisible();
    expect(calls(sandbox, "POST", "/v1/invite").map(({ body }) => body)).toEqual([
      { email: "nadia@harbourandpine.example", role: "admin" },
    ]);

    await page.getByRole("button", { name: "Invite Member" }).click();
    await email.fill("noor@harbourandpine.example");
    await page.keyboard.press("Enter");
    const notice = page.getByText("Invited noor@harbourandpine.example as member");
    await expect(notice).toBeVisible();
    await expect(notice).toBeInViewport();
    // The notice leaves the rows where they are.
    expect(await top()).toBe(before);
  });

  test("changes a role in its row, asks before lowering your own, and restores the old one on failure @journey", async ({
    page,
    context,
    sandbox,
  }) => {
    const { control } = sandbox;
    await context.clock.install();
    await page.goto("/team");
    const updated = page.getByText("Role updated successfully");
    const failed = page.getByRole("alert").getByText("Failed to update role");
    const own = roleOf(page, /olivia@/);
    await own.selectOption("viewer");
    const question = page.getByRole("alertdialog");
    await expect(question.getByText("This is you")).toBeVisible();
    await expect(question.getByText("You’ll lose some permissions.")).toBeVisible();
    await question.getByRole("button", { name: "Cancel" }).click();
    await expect(question).toHaveCount(0);
    await expect(own).toHaveValue("owner");
    expect(calls(sandbox, "PUT", /\/role$/)).toEqual([]);

    const role = roleOf(page, /vera@/);
    await role.focus();
    await role.selectOption("member");
    await expect(updated).toBeVisible();
    await expect(role).toHaveValue("member");
    await expect(role).toBeFocused();

    const call = "PUT /v1/members/:id/role";
    control.apply({ fault: { call, fault: "status", status: 403, message: "Only an owner may do this" } });
    await role.selectOption("admin");
    await expect(failed).toBeVisible();
    await expect(page.getByText("Only an owner may do this")).toBeVisible();
    await expect(role).toHaveValue("member");
    expect(calls(sandbox, "PUT", /\/role$/)).toHaveLength(2);
    // After a successful second try, the failure isn't shown again.
    control.apply({ clearFaults: true });
    await expect(role).toBeEnabled();
    await role.selectOption("admin");
    await expectShownFor(page, updated, 3_000);
    await expect(page.getByRole("alert")).toHaveCount(0);

    // After the success of another change, it is.
    const release = await holdRequests(page, /\/role$/, "viewer");
    await roleOf(page, /tomasz@/).selectOption("viewer");
    control.apply({ fault: { call, fault: "status", status: 500, times: 1 } });
    await role.selectOption("member");
    await expect(failed).toBeVisible();
    release();
    await expect(updated).toBeVisible();
    await page.clock.runFor(3_000);
    await expect(failed).toBeVisible();

    // Canceling another change keeps it.
    await own.selectOption("viewer");
    await question.getByRole("button", { name: "Cancel" }).click();
    await expect(question).toHaveCount(0);
    await expect(failed).toBeVisible();
  });

  test("an invitation without a response can be sent again once the members were read", async ({
    page,
    sandbox,
  }) => {
    await page.goto("/team");
    await page.getByRole("button", { name: "Invite Member" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("textbox", { name: "Email" }).fill("nadia@harbourandpine.example");
    sandbox.control.apply({ fault: { call: "POST /v1/invite", fault: "reset", times: 1 } });
    const release = await holdRequests(page, "**/v1/members");
    const read = page.waitForRequest("**/v1/members");
    await page.keyboard.press("Enter");
    await read;
    await page.keyboard.press("Enter");
    release();
    await expect(dialog.getByText("Failed to invite member")).toBeVisible();
    await dialog.getByRole("button", { name: "Send Invite" }).click();
    await expect(page.getByText("Invited nadia@harbourandpine.example as member")).toBeVisible();
  });
});

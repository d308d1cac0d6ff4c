import { expect, type Page } from "@playwright/test";
import { open, test } from "./harness/test";

/** The focused element, as a screen reader announces it. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement;
    const titled = at?.getAttribute("aria-labelledby");
    return (
      at?.getAttribute("aria-label") ??
      (titled ? document.querySelector(`#${CSS.escape(titled)}`)?.textContent : at?.tagName)
    );
  });

test.describe("focus", () => {
  test("after a successful Retry", async ({ begin, visit }) => {
    const console = await begin({ sandbox: { scenario: "busy" } });
    const page = await open(await visit(), console, "/settings");
    console.sandbox.control.apply({ fault: { call: "GET /v1/health/drift", fault: "status", status: 404 } });
    await page.goto(`${console.url}/`);
    const section = page.getByRole("region", { name: "Drift Alerts" });
    const retry = section.getByRole("button", { name: "Retry" });
    await retry.waitFor();
    console.sandbox.control.apply({ clearFaults: true });
    await retry.press("Enter");
    await section.getByRole("listitem").first().waitFor();
    await expect.poll(() => focused(page)).toBe("Drift Alerts");
  });

  test("while saving a role, and after removing a member", async ({ begin, visit }) => {
    const console = await begin();
    const page = await open(await visit(), console, "/team");
    const row = page.getByRole("row", { name: /vera@/ });
    const role = row.getByRole("combobox", { name: "Role" });
    await role.focus();
    await role.selectOption("member");
    await page.getByText("Role updated successfully").waitFor();
    expect(await role.evaluate((element) => element === document.activeElement)).toBe(true);

    await row.getByRole("button", { name: "Remove" }).press("Enter");
    await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).press("Enter");
    await row.waitFor({ state: "detached" });
    await expect.poll(() => focused(page)).toBe("Team members");
  });

  test("moves to the page title if its section is removed", async ({ begin, visit }) => {
    const console = await begin();
    const page = await open(await visit(), console, "/runs?q=nothing-is-called-this");
    await page.getByRole("main").getByRole("button", { name: "Clear filters" }).last().press("Enter");
    await page.getByRole("table", { name: "Runs" }).waitFor();
    await expect.poll(() => focused(page)).toBe("H1");
  });
});

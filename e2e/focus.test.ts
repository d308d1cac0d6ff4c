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

/** The tab stops after the title whose middle is outside the window, or covered. */
async function hiddenStops(page: Page): Promise<string[]> {
  const hidden: string[] = [];
  await page.getByRole("heading", { level: 1 }).focus();
  for (;;) {
    await page.keyboard.press("Tab");
    const stop = await page.evaluate(() => {
      const at = document.activeElement;
      if (at?.closest("main") == null) return null;
      const { left, top, width, height } = at.getBoundingClientRect();
      const shown = document.elementFromPoint(left + width / 2, top + height / 2);
      const isShown = shown !== null && (at.contains(shown) || shown.contains(at));
      return { isShown, name: `${at.ariaLabel ?? at.textContent} ${at.id}` };
    });
    if (stop === null) return hidden;
    if (!stop.isShown) hidden.push(stop.name);
  }
}

test.describe("every tab stop can be seen", () => {
  for (const [path, call, saved] of [
    ["/settings/chat", "PUT /v1/site/settings", "Save Settings"],
    ["/settings/site", "PUT /v1/site", "Save Changes"],
  ] as const)
    test(`on ${path} on a phone after a failed save`, async ({ begin, visit }) => {
      const console = await begin();
      const page = await open(await visit(), console, path);
      console.sandbox.control.apply({ fault: { call, fault: "status", status: 422 } });
      await page.getByRole("textbox").first().fill("Another");
      await page.getByRole("button", { name: saved }).click();
      await page.getByRole("alert").waitFor();
      await page.setViewportSize({ width: 360, height: 640 });
      expect(await hiddenStops(page)).toEqual([]);
    });

  test("beside the widget's preview in a low window", async ({ begin, visit }) => {
    const console = await begin();
    const page = await open(await visit(), console, "/settings/chat");
    await page.setViewportSize({ width: 1280, height: 600 });
    expect(await hiddenStops(page)).toEqual([]);
  });

  test("under a role's failure on a phone", async ({ begin, visit }) => {
    const console = await begin({ sandbox: { scenario: "busy" } });
    const page = await open(await visit(), console, "/team");
    const call = "PUT /v1/members/*/role";
    console.sandbox.control.apply({ fault: { call, fault: "status", status: 500 } });
    await page.getByRole("row").getByRole("combobox").nth(3).selectOption("admin");
    await page.getByRole("alert").waitFor();
    await page.setViewportSize({ width: 360, height: 640 });
    expect(await hiddenStops(page)).toEqual([]);
  });
});

test.describe("focus", () => {
  test("stays at the form's buttons after discarding edits", async ({ begin, visit }) => {
    const console = await begin();
    const page = await open(await visit(), console, "/settings/site");
    await page.getByRole("textbox", { name: "Site Name" }).fill("Another");
    await page.getByRole("button", { name: "Discard edits" }).press("Enter");
    await page.getByRole("alertdialog").getByRole("button", { name: "Discard" }).press("Enter");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: "Save Changes" })).toBeFocused();
  });

  test("stays at the list's age when the last run finishes", async ({ begin, visit }) => {
    const console = await begin({ sandbox: { runIntervalSeconds: 3_600 } });
    const page = await open(await visit(), console, "/runs");
    await page.getByRole("button", { name: "Pause" }).focus();
    console.sandbox.control.apply({ advanceMs: 600_000, runIntervalSeconds: 0 });
    await page.getByRole("button", { name: "Pause" }).waitFor({ state: "detached" });
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: "Reload runs" })).toBeFocused();
  });

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

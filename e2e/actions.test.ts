import { expect, type Page } from "@playwright/test";
import { refetch } from "./harness/navigate";
import { answerAlerts } from "./harness/alerts";
import { calls } from "./harness/requests";
import { test } from "./harness/test";

const names = (page: Page) => page.getByRole("rowheader").getByRole("link").allTextContents();
const row = (page: Page, name: string) => page.getByRole("row", { name: new RegExp(`^${name}`) });

test.describe("the list of actions", () => {
  test("searches, filters and sorts, and restores it after reload, Back and a visit to an action @journey", async ({
    page,
    sandbox,
  }) => {
    await page.goto("/actions?status=sideways&sort=color");
    await expect(page.getByText("12 actions")).toBeVisible();
    await expect(row(page, "Book a table")).toBeVisible();
    const search = page.getByRole("searchbox", { name: "Search actions" });
    const status = page.getByRole("combobox", { name: "Status" });
    await search.fill("sauna");
    await expect(page.getByText("No actions match your search criteria")).toBeVisible();
    await page.getByRole("button", { name: "Clear filters" }).click();
    await expect(page).toHaveURL(`${sandbox.url}/actions`);
    await expect(search).toHaveValue("");

    await search.fill("a");
    await page.getByRole("columnheader", { name: "Name" }).getByRole("button").click();
    await status.selectOption("Published");
    await expect.poll(() => new URL(page.url()).search).toBe("?status=published&q=a&sort=name");
    const shown = await names(page);
    expect(shown).toEqual(shown.toSorted((left, right) => left.localeCompare(right, "en")));
    expect(shown.every((name) => /a/i.test(name))).toBe(true);

    await page.reload();
    await expect.poll(() => names(page)).toEqual(shown);
    await expect(search).toHaveValue("a");
    await page.getByRole("link", { name: "View" }).first().click();
    await expect(page.getByRole("heading", { level: 1, name: /^Action\b/ })).toBeVisible();
    await page.goBack();
    await expect.poll(() => names(page)).toEqual(shown);
    await page.goBack();
    await expect(status).toHaveValue("");
    await expect(search).toHaveValue("a");

    // The last typed search is kept when leaving at once.
    await search.fill("");
    await search.pressSequentially("booking");
    await page.getByRole("link", { name: "View" }).first().click();
    await expect(page.getByRole("heading", { level: 1, name: /^Action\b/ })).toBeVisible();
    await page.goBack();
    await expect(search).toHaveValue("booking");
  });

  test("restores the scroll position on Back and on the back link", async ({ page, sandbox }) => {
    sandbox.reset({ scenario: "busy" });
    await page.goto("/actions");
    const top = () => page.evaluate(() => window.scrollY);
    const last = page.getByRole("row").last().getByRole("link", { name: "View" });
    for (const back of [
      () => page.goBack(),
      () => page.getByRole("link", { name: "Back to Actions" }).click(),
    ]) {
      await last.scrollIntoViewIfNeeded();
      await last.focus();
      const before = await top();
      expect(before).toBeGreaterThan(500);
      await last.press("Enter");
      await expect(page.getByRole("heading", { level: 1, name: /^Action\b/ })).toBeVisible();
      await back();
      await expect.poll(top).toBe(before);
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.closest("[role=row]")?.textContent))
        .toBe(await page.getByRole("row").last().textContent());
    }
  });

  test("has an empty state with its filters", async ({ page, sandbox }) => {
    await page.goto("/actions");
    await expect(row(page, "Book a table")).toBeVisible();
    sandbox.control.apply({ scenario: "new" });
    await refetch(page);
    await expect(page.getByText("Actions appear here after you publish drafts")).toBeVisible();
    await expect(page.getByRole("searchbox", { name: "Search actions" })).toBeVisible();
    await expect(page.getByRole("combobox", { name: "Status" })).toBeVisible();
  });
});

test.describe("toggling an action", () => {
  test("sends one request per click and shows the server's result; a failure alerts once @journey", async ({
    page,
    sandbox,
  }) => {
    await page.goto("/actions");
    const alerts = answerAlerts(page);
    const booking = row(page, "Book a table");
    await expect(booking.getByText("Published")).toBeVisible();
    // Both clicks happen before the row renders as busy and ignores clicks.
    await booking.getByRole("button", { name: "Disable" }).evaluate((button: HTMLElement) => {
      if (button instanceof HTMLElement) button.click();
      if (button instanceof HTMLElement) button.click();
    });
    await expect(booking.getByText("Disabled")).toBeVisible();
    expect(calls(sandbox, "POST", /^\/v1\/actions/).map(({ path }) => path)).toEqual([
      "/v1/actions/act_book_table/unpublish",
    ]);
    // A second press counts at once, but not a key that is kept down: each further `down` is a repetition.
    await booking.getByRole("button", { name: "Enable" }).focus();
    await page.keyboard.down("Enter");
    await expect(booking.getByText("Published")).toBeVisible();
    for (let times = 0; times < 3; times += 1) await page.keyboard.down("Enter");
    await page.keyboard.up("Enter");
    await expect(booking.getByText("Published")).toBeVisible();
    expect(calls(sandbox, "POST", /publish$/).map(({ path }) => path)).toEqual([
      "/v1/actions/act_book_table/unpublish",
      "/v1/actions/act_book_table/publish",
    ]);
    expect(alerts.said).toEqual([]);

    sandbox.control.apply({ clearLog: true });
    const disable = booking.getByRole("button", { name: "Disable" });

    sandbox.control.apply({
      fault: {
        call: "POST /v1/actions/:id/unpublish",
        fault: "status",
        status: 500,
        message: "Try later",
        times: 1,
      },
    });
    await expect(async () => {
      await disable.click({ timeout: 1_000 });
      await expect.poll(() => alerts.said, { timeout: 1_000 }).toEqual(["Try later"]);
    }).toPass();
    expect(calls(sandbox, "POST", /unpublish$/)).toHaveLength(1);

    sandbox.control.apply({
      fault: { call: "POST /v1/actions/:id/unpublish", fault: "status", status: 502, body: "html", times: 1 },
    });
    await disable.click();
    await expect.poll(() => alerts.said.at(-1)).toBe("API error 502 Bad Gateway");

    // The write takes effect without a response: the list reloads before the button is enabled.
    sandbox.control.apply({
      fault: { call: "POST /v1/actions/:id/unpublish", fault: "reset-after", times: 1 },
    });
    await disable.click();
    await expect.poll(() => alerts.said.at(-1)).toBe("Failed to toggle action");
    await expect(page.getByText("It may have gone through.", { exact: true })).toBeVisible();
    await expect(booking.getByText("Disabled")).toBeVisible();
    expect(calls(sandbox, "POST", /unpublish$/)).toHaveLength(3);
  });

  test.describe("signed in as a viewer", () => {
    test.use({ role: "viewer" });

    test("shows a 403 as an alert, and an ended session in the page", async ({ page, sandbox }) => {
      await page.goto("/actions");
      const alerts = answerAlerts(page);
      const booking = row(page, "Book a table");
      await booking.getByRole("button", { name: "Disable" }).click();
      await expect.poll(() => alerts.said).toEqual(["As a viewer you may not do this; it takes a member."]);
      sandbox.control.apply({
        fault: { call: "POST /v1/actions/:id/unpublish", fault: "status", status: 401 },
      });
      await booking.getByRole("button", { name: "Disable" }).click();
      await expect(page.getByRole("alert", { name: "Your session ended" })).toBeVisible();
      await expect(booking.getByText("Published")).toBeVisible();
      expect(alerts.said).toHaveLength(1);
    });
  });
});

test("a row that no longer matches stays in place until the filter changes; an action links to its runs", async ({
  page,
  sandbox,
}) => {
  await page.goto("/actions/act_book_table");
  // An action is a placeholder with its name, which requests nothing.
  await expect(page.getByText("Action detail view coming soon")).toBeVisible();
  await expect(page.getByRole("main").getByText("Book a table")).toHaveCount(0);
  expect(calls(sandbox, "GET", /^\/v1\/actions/)).toEqual([]);

  await page.getByRole("link", { name: "Back to Actions" }).click();
  await expect(row(page, "Book a table")).toBeVisible();
  const status = page.getByRole("combobox", { name: "Status" });
  await status.selectOption("Published");
  await page.waitForURL("**/actions?status=published");
  const before = await names(page);
  const [first = ""] = before;
  await row(page, first).getByRole("button", { name: "Disable" }).click();
  await expect(row(page, first).getByRole("button", { name: "Enable" })).toBeVisible();
  await expect(row(page, first).getByText("Disabled")).toBeVisible();
  expect(await names(page)).toEqual(before);
  await page.getByRole("columnheader", { name: "Name" }).getByRole("button").click();
  await page.waitForURL("**/actions?status=published&sort=name");
  expect((await names(page)).toSorted()).toEqual(before.toSorted());
  await status.selectOption("All Statuses");
  await status.selectOption("Published");
  await expect.poll(async () => (await names(page)).toSorted()).toEqual(before.slice(1).toSorted());

  await status.selectOption("All Statuses");
  await row(page, "Book a table").getByRole("link", { name: "View" }).click();
  await expect(page.getByText("Action detail view coming soon")).toBeVisible();
  await expect(page.getByRole("main").getByText("Book a table")).toBeVisible();
  await page.getByRole("link", { name: "View Runs" }).click();
  await page.waitForURL("**/runs?action=act_book_table");
  expect(calls(sandbox, "GET", /^\/v1\/actions\//)).toEqual([]);
});

test("the second click of a double click doesn't undo the first", async ({ page, sandbox }) => {
  await page.goto("/actions");
  const toggle = row(page, "Book a table").getByRole("button", { name: "Disable" });
  await expect(toggle).toBeVisible();
  // At the moment at which the button's meaning has changed.
  await toggle.evaluate((button) => {
    const observer = new MutationObserver(() => {
      if (button.textContent !== "Enable" || button.ariaBusy === "true") return;
      observer.disconnect();
      button.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 2 }));
      document.body.dataset["clicked"] = "";
    });
    observer.observe(button, { attributes: true, characterData: true, childList: true, subtree: true });
  });
  await toggle.click();
  await expect(page.locator("body[data-clicked]")).toBeAttached();
  const enable = row(page, "Book a table").getByRole("button", { name: "Enable" });
  await expect(enable).toBeVisible();
  expect(calls(sandbox, "POST", /publish$/)).toHaveLength(1);
});

import { expect, type Page } from "@playwright/test";
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
});

test.describe("toggling an action", () => {
  test("sends one request per click and shows the server's result @journey", async ({ page, sandbox }) => {
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

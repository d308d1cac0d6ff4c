import { expect, type Page } from "@playwright/test";
import { calls, holdRequests } from "./harness/requests";
import { clipboard, test } from "./harness/test";
import { expectShownFor } from "./harness/time";

const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const save = (page: Page) => page.getByRole("button", { name: "Save Changes" });
const puts = (sandbox: Parameters<typeof calls>[0]) => calls(sandbox, "PUT", "/v1/site");

test.describe("site settings", () => {
  test(
    "sends all four fields once, shows success for three seconds, and copies the site ID @journey",
    { tag: "@chromium" },
    async ({ page, context, sandbox }) => {
      await context.grantPermissions(clipboard);
      await context.clock.install();
      await page.goto("/settings/site");
      await field(page, "Site Name").fill("Harbour & Pine Hotels");
      await field(page, "Production").fill("https://www.harbourandpine.example/rooms");
      await expect(page.getByText("Remove “https://”", { exact: false })).toBeVisible();
      await expect(page.getByText("Unsaved changes")).toBeVisible();
      const [dev, staging] = [
        await field(page, "Development").inputValue(),
        await field(page, "Staging").inputValue(),
      ];
      await save(page).dblclick();
      await expectShownFor(page, page.getByText("Site settings saved successfully!"), 3_000);
      expect(puts(sandbox).map(({ body }) => body)).toEqual([
        {
          name: "Harbour & Pine Hotels",
          domain_dev: dev,
          domain_staging: staging,
          domain_prod: "https://www.harbourandpine.example/rooms",
        },
      ]);
      await expect(page.getByText("Unsaved changes")).toHaveCount(0);
      await page.reload();
      await expect(field(page, "Site Name")).toHaveValue("Harbour & Pine Hotels");

      // It confirms the copy only after success.
      const id = await field(page, "Site ID").inputValue();
      const copied = page.getByText("Site ID copied to clipboard!");
      expect(id).not.toBe("");
      await page.getByRole("button", { name: "Copy" }).click();
      await expect(copied).toBeVisible();
      await expect(page.getByRole("button", { name: "Copied!" })).toHaveCount(0);
      await expectShownFor(page, copied, 2_000);
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(id);
      await page.evaluate(() => {
        navigator.clipboard.writeText = () => Promise.reject(new DOMException("Refused", "NotAllowedError"));
      });
      await page.getByRole("button", { name: "Copy" }).click();
      await expect(page.getByRole("button", { name: "Press Ctrl+C" })).toBeVisible();
      await expect(copied).toHaveCount(0);
      expect(await page.evaluate(() => getSelection()?.toString())).toBe(id);
    },
  );

  test("a save that succeeds closes the question before leaving", async ({ page, sandbox }) => {
    await page.goto("/settings");
    await page.getByRole("main").getByRole("link", { name: "Site Settings" }).click();
    const question = page.getByRole("alertdialog", { name: "Leave with unsaved changes?" });
    const release = await holdRequests(page, "**/v1/site");
    await field(page, "Site Name").fill("One more name");
    await save(page).click();
    await page.getByRole("link", { name: "Back to Settings" }).click();
    await expect(question).toBeVisible();
    release();
    await page.waitForURL("**/settings");
    await expect(page.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
    await expect(page.getByRole("alertdialog")).toHaveCount(0);
    expect(puts(sandbox)).toHaveLength(1);
  });
});

test("a failure above the buttons of a short form moves none of them, and stays after a canceled question", async ({
  page,
}) => {
  await page.goto("/settings/site");
  await field(page, "Site Name").fill("");
  const before = await save(page).boundingBox();
  await save(page).click();
  const reason = page.getByRole("alert").getByText("Site Name must not be empty.");
  await expect(reason).toBeVisible();
  const after = await save(page).boundingBox();
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(1);

  await page.getByRole("button", { name: "Discard changes" }).click();
  const question = page.getByRole("alertdialog");
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(reason).toBeVisible();
  await expect(field(page, "Site Name")).toHaveAccessibleDescription(/^Site Name must not be empty\./);

  await page.getByRole("button", { name: "Discard changes" }).click();
  await question.getByRole("button", { name: "Discard" }).click();
  await expect(reason).toBeHidden();
});

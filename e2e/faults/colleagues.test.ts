import { expect, type Locator, type Page } from "@playwright/test";
import { answerAlerts } from "../harness/alerts";
import { mainNavigation, goTo, test } from "../harness/test";
import { ViolationError } from "./violations";

/** A page whose rows are outdated because another person changed one, and our change to a different row. */
interface Overlap {
  resource: "team" | "actions" | "keys";
  goThere: (page: Page) => Promise<void>;
  ready: (page: Page) => Locator;
  change: (page: Page) => Promise<void>;
  /** Both changes are on the page; `rows` is its row count before them. */
  both: (page: Page, rows: number) => Promise<void>;
}

const row = (page: Page, name: string) => page.getByRole("row", { name: new RegExp(`^${name}`) });
const roleOf = (page: Page, name: string) => row(page, name).getByRole("combobox", { name: "Role" });
const status = (page: Page, name: string, word: string) =>
  expect(row(page, name).getByText(word, { exact: true })).toBeVisible();

const overlaps: readonly Overlap[] = [
  {
    resource: "team",
    goThere: async (page) => {
      await goTo(page, "Settings");
      await page.getByRole("main").getByRole("link", { name: "Team" }).click();
    },
    ready: (page) => row(page, "vera@"),
    change: async (page) => void (await roleOf(page, "amir@").selectOption("member")),
    both: async (page) => {
      await expect(roleOf(page, "amir@")).toHaveValue("member");
      await expect(roleOf(page, "vera@")).toHaveValue("member");
    },
  },
  {
    resource: "actions",
    goThere: (page) => goTo(page, "Actions"),
    ready: (page) => row(page, "Book a table"),
    change: (page) => row(page, "Cancel a booking").getByRole("button", { name: "Disable" }).click(),
    both: async (page) => {
      await status(page, "Cancel a booking", "Disabled");
      await status(page, "Book a table", "Disabled");
    },
  },
  {
    resource: "keys",
    goThere: async (page) => {
      await goTo(page, "Settings");
      await page.getByRole("main").getByRole("link", { name: "API Keys" }).click();
    },
    ready: (page) => row(page, "Website"),
    change: async (page) => {
      await row(page, "Website").getByRole("button", { name: "Revoke" }).click();
      await page.getByRole("alertdialog").getByRole("button", { name: "Revoke", exact: true }).click();
    },
    both: async (page, rows) => {
      await expect(row(page, "Website")).toHaveCount(0);
      await expect.poll(() => page.getByRole("row").count()).toBe(rows - 2);
    },
  },
];

test("colleague · keeps another person's change to another row", async ({ page, sandbox }) => {
  sandbox.reset({ runIntervalSeconds: 0 });
  await page.goto("/settings");
  await expect(mainNavigation(page)).toBeVisible();
  answerAlerts(page);
  for (const { resource, goThere, ready, change, both } of overlaps)
    await test.step(resource, async () => {
      await goThere(page);
      await expect(ready(page)).toBeVisible();
      const rows = await page.getByRole("row").count();
      sandbox.control.apply({ touch: resource });
      await change(page);
      await both(page, rows).catch((error: unknown) => {
        throw new ViolationError("silently overwritten", String(error));
      });
    });
});

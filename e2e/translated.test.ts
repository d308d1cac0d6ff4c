import { expect, type Page } from "@playwright/test";
import { answerAlerts } from "./harness/alerts";
import { clipboard, test } from "./harness/test";

/** Wraps all current and future text nodes in elements, as browser translation does. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const untold = "script, style, svg, code, textarea, font";
    const swap = (root: Node) => {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      while (texts.nextNode()) if (texts.currentNode instanceof Text) found.push(texts.currentNode);
      for (const text of found) {
        if (text.data.trim() === "" || text.parentElement?.closest(untold)) continue;
        const outer = document.createElement("font");
        const inner = document.createElement("font");
        inner.textContent = `¡${text.data}`;
        outer.append(inner);
        text.replaceWith(outer);
      }
    };
    swap(document.body);
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node.isConnected && node.parentNode) swap(node instanceof Text ? node.parentNode : node);
    }).observe(document.body, { subtree: true, childList: true });
  });
}

test("works on pages translated by the browser", { tag: "@nightly" }, async ({ page, context }) => {
  await context.grantPermissions(clipboard);
  await page.goto("/actions");
  const alerts = answerAlerts(page);
  const main = page.getByRole("main");
  const go = (name: string) => page.getByRole("navigation").getByRole("link", { name }).click();
  await expect(main.getByRole("button", { name: "Disable" }).first()).toBeVisible();
  await translate(page);

  const book = main.getByRole("row", { name: /Book a table/ });
  await book.getByRole("button", { name: "Disable" }).click();
  await book.getByRole("button", { name: "Enable" }).click();
  await expect(book.getByRole("button", { name: "Disable" })).toBeVisible();

  await go("Drafts");
  await main.getByRole("link", { name: "Edit" }).first().click();
  await page.getByRole("textbox", { name: "Name" }).fill("Another name");
  for (const phrase of ["one and the same", "one and the same", "one and the same"]) {
    await main.getByRole("button", { name: "Add phrase" }).click();
    await page.keyboard.type(phrase);
  }
  for (const left of [2, 1, 0]) {
    await main.getByRole("button", { name: "Remove one and the same" }).last().click();
    await expect.poll(() => main.getByRole("button", { name: "Remove one and the same" }).count()).toBe(left);
  }
  await main.getByRole("button", { name: "Save Draft" }).click();
  await expect.poll(() => alerts.said).toEqual(["Draft saved successfully!"]);
  await expect(main.getByRole("button", { name: "Publish" })).toBeVisible();

  await go("Runs");
  await main.getByRole("button", { name: "Export CSV" }).click();
  await expect(main.getByRole("button", { name: "Export CSV" })).toBeVisible();
  await main.getByRole("combobox", { name: "Status" }).selectOption("failed");
  await expect(page).toHaveURL(/status=failed/);

  await go("Settings");
  await main.getByRole("link", { name: "Site Settings" }).click();
  await main.getByRole("button", { name: "Copy" }).click();
  await expect(main.getByText("Site ID copied to clipboard!")).toBeVisible();

  await go("Settings");
  await main.getByRole("link", { name: "Chat Widget" }).click();
  await main.getByRole("button", { name: "Hide Preview" }).click();
  await main.getByRole("switch", { name: "Show the widget" }).click();
  await main.getByRole("button", { name: "Save Settings" }).click();
  await expect(main.getByText("Settings saved successfully")).toBeVisible();
  await main.getByRole("button", { name: "Show Preview" }).click();
  await expect(main.getByRole("button", { name: "Hide Preview" })).toBeVisible();

  await go("Settings");
  await main.getByRole("link", { name: "Site Settings" }).click();
  await page.getByRole("textbox", { name: "Site Name" }).fill("Left behind");
  await page.reload();
  await expect(main.getByRole("button", { name: "Restore changes" })).toBeVisible();
  await translate(page);
  await main.getByRole("button", { name: "Restore changes" }).click();
  await expect(main.getByText("Restored your changes from")).toBeVisible();
});
